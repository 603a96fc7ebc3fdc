/**
 * Of two texts of one key: the one without blanks around it, then the shorter one, then the first by
 * characters. So the text that is kept does not depend on the order of rows or files.
 */
export const compareKeyTexts = (a: string, b: string): number =>
  Number(hasBlanksAround(a)) - Number(hasBlanksAround(b)) || a.length - b.length || compareTexts(a, b)

/** The same of the texts of all key headings, the first one that differs decides. */
const compareKeys = (a: readonly string[], b: readonly string[]): number =>
  a.reduce((found, text, index) => found || compareKeyTexts(text, b[index] ?? ''), 0)

const hasBlanksAround = (text: string): boolean => text !== text.trim()

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/**
 * The rows with those of one id in the order of the texts of their keys, in the places that they have among
 * the others. Rows of the same texts keep their order.
 */
export function inOrderOfKeys<Row>(
  rows: readonly Row[],
  { idOf, keysOf }: { idOf: (row: Row) => string; keysOf: (row: Row) => readonly string[] },
): Row[] {
  const byId = Map.groupBy(rows, idOf)
  if (byId.size === rows.length) return [...rows]
  const sorted = new Map(
    Array.from(byId, ([id, alike]) => [
      id,
      alike.toSorted((a, b) => compareKeys(keysOf(a), keysOf(b))).values(),
    ]),
  )
  return rows.map((row) => sorted.get(idOf(row))?.next().value ?? row)
}
