/** What is not stored of a block. Plain data. */
export interface LeftOut {
  /** Of the group line of the block. */
  readonly line: number
  /** Headings whose values are left out; null: the rows are. */
  readonly headings: readonly string[] | null
}

export type LeftOutByLine = ReadonlyMap<number, LeftOut>

export const byLine = (leftOut: readonly LeftOut[]): LeftOutByLine =>
  new Map(leftOut.map((left) => [left.line, left]))

/** The rows of a block as they are stored: without the values of some headings, or null where none of them is stored. */
export function rowsToStore(
  leftOut: LeftOut | undefined,
  headings: readonly string[],
): ((values: readonly string[]) => readonly string[]) | null {
  if (leftOut === undefined) return (values) => values
  if (leftOut.headings === null) return null
  const columns = new Set(leftOut.headings.map((heading) => headings.indexOf(heading)))
  return (values) => values.map((value, column) => (columns.has(column) ? '' : value))
}
