/** Descriptions write the soil or rock in capitals: `Soft grey silty CLAY`, `SAND and GRAVEL` (BS 5930). */
const SOIL = /\p{Lu}{3,}(?:(?:\s+and\s+|[\s/-]+)\p{Lu}{3,})*/gu

interface Soil {
  readonly from: number
  readonly to: number
  readonly name: string
}

/** Words that qualify the next one: a text that is cut after them would say the opposite, like `Very …`. */
const QUALIFIER =
  /(?:^|\s)(?:very|extremely|exceptionally|moderately|medium|slightly|highly|locally|generally|probably|possibly|non|not|no|with|of|and|or|to|becoming|tending)$/iu
/** Words that lead from one consistency, density or strength to another: `Soft to firm`, `Stiff becoming very stiff`. */
const RANGE = /^[\s,]+(?:locally\s+)?(?:to|or|and|becoming|tending to)\s/iu
/** A range that is cut open, which says that more follows: `Soft to … CLAY`. */
const OPEN_RANGE =
  /(?:^|\s)(?:soft|firm|stiff|hard|loose|dense|compact|weak|strong),?\s+(?:to|becoming|locally)$/iu
/** Terms of consistency, relative density, compactness and rock strength. BS 5930:2015+A1:2020, 33 and 36. */
const STATE = /(?:^|\s)(?:soft|firm|stiff|hard|loose|dense|compact|weak|strong)[,.]?$/iu

/**
 * A text as one line of at most `width`: its first words and, where it comes only later, what soil it is; `Soft … CLAY`.
 * A consistency is never written without its qualifier, nor one end of a range as if it were all. Where there is no room for that, its first letters.
 */
export function abridge(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const soils = [...text.matchAll(SOIL)].map(({ index, 0: name }): Soil => ({
    from: index,
    to: index + name.length,
    name,
  }))
  const ends = wordEnds(text, width, measure)
  const [most = 0] = ends
  const hidden = soils.find(({ to }) => to > most)
  // A soil that has room, or that the text begins with, is not given up for one that comes later.
  const told = soils.findLast(({ from, to }) => to <= most || from === 0)?.to ?? 0
  const whole = ends.filter((end) => end >= told)
  const lines = hidden ? whole.map((end) => withSoil(text.slice(0, end), hidden.name)) : []
  return lines.find((line) => measure(line) <= width) ?? firstLetters(text, width, measure)
}

/** Where the words end that have room and may be cut, the last first; 0 where none has. */
function wordEnds(text: string, width: number, measure: (text: string) => number): number[] {
  const ends = [0]
  for (const { index } of text.matchAll(/\s+/g)) {
    if (measure(text.slice(0, index)) > width) break
    if (mayEndAt(text, index)) ends.unshift(index)
  }
  return ends
}

/** Longer than any qualifier and any word of a consistency, with the space before it. */
const WORD_LENGTH = 24

function mayEndAt(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - WORD_LENGTH), index)
  const after = text.slice(index, index + WORD_LENGTH)
  if (QUALIFIER.test(before)) return OPEN_RANGE.test(before)
  return !(STATE.test(before) && RANGE.test(after))
}

const withSoil = (words: string, soil: string): string =>
  words === '' ? `… ${soil}` : `${trimEnd(words)} … ${soil}`

/** One letter of a word says nothing. */
const STUMP = /\s\S$/

function firstLetters(text: string, width: number, measure: (text: string) => number): string {
  const cut = (letters: string) => `${trimEnd(letters.replace(STUMP, ''))}…`
  let letters = startAbout(text, width, measure)
  while (letters.length > 1 && measure(cut(letters)) > width) letters = letters.slice(0, -1)
  return cut(letters)
}

/** A start of the text that has no room, at most twice as long as it need be: a text may have a million letters. */
function startAbout(text: string, width: number, measure: (text: string) => number): string {
  let length = 1
  while (length < text.length && measure(text.slice(0, length)) <= width) length *= 2
  return text.slice(0, length)
}

const trimEnd = (text: string) => text.replace(/(?<![\s.,;:])[\s.,;:]+$/, '')
