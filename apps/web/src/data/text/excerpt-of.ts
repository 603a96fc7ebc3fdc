type Range = readonly [start: number, end: number]

interface Marked {
  readonly text: string
  readonly marks: readonly Range[]
}

/** Characters that are kept before a mark. */
const MAX_CHARACTERS_BEFORE_MATCH = 24

/** More are too short to be read. */
const MAX_PARTS = 3

/**
 * The parts of a text around the first mark of each word, with the marks in them. Beside the ellipses, they
 * have at most `length` characters together.
 */
export function excerptOf({ text, marks }: Marked, length: number): Marked {
  if (text.length <= length) return { text, marks }
  const first = firstOfEachWord(text, marks)
  const parts = Math.min(partsAround(text, first, length).length, MAX_PARTS)
  return joinParts({ text, marks }, partsAround(text, first, Math.floor(length / parts)).slice(0, parts))
}

/** Forms of a word, such as its plural, begin with the same letters. */
const STEM_CHARACTERS = 4

function firstOfEachWord(text: string, marks: readonly Range[]): Range[] {
  const firsts = new Map<string, Range>()
  for (const mark of marks) {
    const stem = text
      .slice(...mark)
      .toLowerCase()
      .slice(0, STEM_CHARACTERS)
    if (!firsts.has(stem)) firsts.set(stem, mark)
  }
  return [...firsts.values()]
}

/** One part for marks that are close together; the beginning where there are none. */
function partsAround(text: string, marks: readonly Range[], length: number): Range[] {
  const parts: Range[] = []
  const before = Math.min(MAX_CHARACTERS_BEFORE_MATCH, Math.floor(length / 2))
  for (const [start, end] of marks.length === 0 ? [[0, 0] as const] : marks) {
    const last = parts.at(-1)?.[1] ?? 0
    if (parts.length > 0 && end <= last) continue
    const from = start - last <= before ? last : wordAt(text, start - before, start)
    parts.push([from, Math.min(text.length, from + length)])
  }
  return parts
}

/** Start of the first word from a character on; no later than `last`. */
function wordAt(text: string, from: number, last: number): number {
  const blank = text.indexOf(' ', from)
  return blank >= 0 && blank < last ? blank + 1 : from
}

function joinParts({ text, marks }: Marked, parts: readonly Range[]): Marked {
  const joined = { text: '', marks: [] as Range[] }
  let last = 0
  for (const [from, to] of parts) {
    if (from > last) joined.text += '…'
    const shift = joined.text.length - from
    const within = marks.filter(([start, end]) => start >= from && end <= to)
    joined.marks.push(...within.map(([start, end]): Range => [start + shift, end + shift]))
    joined.text += text.slice(from, to)
    last = to
  }
  return last < text.length ? { ...joined, text: `${joined.text}…` } : joined
}
