type Marks = readonly (readonly [start: number, end: number])[]

interface Marked {
  readonly text: string
  readonly marks: Marks
}

/** Characters that are kept before the first mark. */
const MAX_CHARACTERS_BEFORE_MATCH = 24

/**
 * The part of a text around its first mark, of at most `length` characters beside the ellipses, with the
 * marks in it.
 */
export function excerptOf({ text, marks }: Marked, length: number): Marked {
  if (text.length <= length) return { text, marks }
  const [first = 0] = marks[0] ?? []
  const from =
    first <= MAX_CHARACTERS_BEFORE_MATCH ? 0 : wordAt(text, first - MAX_CHARACTERS_BEFORE_MATCH, first)
  const to = Math.min(text.length, from + length)
  const [before, after] = [from > 0 ? '…' : '', to < text.length ? '…' : '']
  const shift = before.length - from
  return {
    text: before + text.slice(from, to) + after,
    marks: marks.filter(([, end]) => end <= to).map(([start, end]) => [start + shift, end + shift]),
  }
}

/** Start of the first word from a character on; no later than `last`. */
function wordAt(text: string, from: number, last: number): number {
  const blank = text.indexOf(' ', from)
  return blank >= 0 && blank < last ? blank + 1 : from
}
