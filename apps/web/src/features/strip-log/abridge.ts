/** Descriptions write the soil or rock in capitals: `Soft grey silty CLAY`, `SAND and GRAVEL` (BS 5930). */
const SOIL = /\p{Lu}{3,}(?:(?:\s+and\s+|[\s/-]+)\p{Lu}{3,})*/gu

/** Words that qualify the next one: a text that is cut after them would say the opposite, like `Very …`. */
const QUALIFIER =
  /(?:^|\s)(?:very|extremely|exceptionally|moderately|medium|slightly|highly|locally|generally|probably|possibly|non|not|no|with|of|and|or|to|becoming|tending)$/iu
const DEGREE = String.raw`(?:(?:very|extremely|exceptionally|moderately|medium|slightly)\s+){0,2}`
const STATE = String.raw`(?:soft|firm|stiff|hard|loose|dense|compact|weak|strong|low|medium|high)\b`
const TERM = String.raw`${DEGREE}${STATE}(?:\s+(?:strength|consistency|density))?`
/** What joins terms to a range: `Soft to firm`, `Stiff, becoming very stiff`, `Stiff locally very stiff`. */
const LINK = String.raw`,?\s+(?:(?:locally\s+)?(?:to|or|and|becoming|tending\s+to)|locally)\s+`
/** Terms of consistency, density and strength, alone and as ranges. BS 5930:2015+A1:2020, 33 and 36. */
const STATES = new RegExp(String.raw`\b${TERM}(?:${LINK}${TERM})*`, 'giu')

/** Width of a text. */
export type Measure = (text: string) => number

export interface Span {
  readonly from: number
  readonly to: number
}

interface Soil extends Span {
  readonly name: string
}

/**
 * A text as one line of at most `width`: its first words and, where it comes only later, what soil it is; `Soft … CLAY`.
 * A term of consistency, density or strength is written whole, with its range, or not at all. Where there is no room
 * for a soil either, the first letters.
 */
export function abridge(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const soils = [...text.matchAll(SOIL)].map(({ index, 0: name }): Soil => ({
    from: index,
    to: index + name.length,
    name,
  }))
  const states = statesIn(text)
  const ends = wordEnds(text, states, width, measure)
  const [most = 0] = ends
  const hidden = soils.find(({ to }) => to > most)
  // A soil that has room, or that the text begins with, is not given up for one that comes later.
  const told = soils.findLast(({ from, to }) => to <= most || from === 0)?.to ?? 0
  const whole = ends.filter((end) => end >= told)
  const lines = hidden ? whole.map((end) => withSoil(text.slice(0, end), hidden.name)) : []
  return lines.find((line) => measure(line) <= width) ?? firstLetters(text, states, width, measure)
}

/** Where a text has terms of consistency, density and strength, with their ranges. */
export const statesIn = (text: string): Span[] =>
  [...text.matchAll(STATES)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }))

/** Where the words end that have room and may be cut, the last first; 0 where none has. */
function wordEnds(text: string, states: readonly Span[], width: number, measure: Measure): number[] {
  const ends = [0]
  for (const { index } of text.matchAll(/\s+/g)) {
    if (measure(text.slice(0, index)) > width) break
    const before = text.slice(Math.max(0, index - WORD_LENGTH), index)
    if (!QUALIFIER.test(before) && !stateAround(states, index)) ends.unshift(index)
  }
  return ends
}

/** The term or range that a cut would divide. */
export const stateAround = (states: readonly Span[], index: number): Span | undefined =>
  states.find(({ from, to }) => from < index && index < to)

/** Longer than any qualifier, with the space before it. */
const WORD_LENGTH = 24

const withSoil = (words: string, soil: string): string =>
  words === '' ? `… ${soil}` : `${trimEnd(words)} … ${soil}`

/** One letter of a word says nothing. */
const STUMP = /\s\S$/

function firstLetters(text: string, states: readonly Span[], width: number, measure: Measure): string {
  const cut = (letters: string) => `${trimEnd(letters.replace(STUMP, ''))}…`
  let letters = startAbout(text, width, measure)
  while (letters.length > 1 && measure(cut(letters)) > width) letters = letters.slice(0, -1)
  const divided = stateAround(states, letters.length)
  return cut(divided ? letters.slice(0, divided.from) : letters)
}

/** A start of the text that has no room, at most twice as long as it need be: a text may have a million letters. */
function startAbout(text: string, width: number, measure: Measure): string {
  let length = 1
  while (length < text.length && measure(text.slice(0, length)) <= width) length *= 2
  return text.slice(0, length)
}

const trimEnd = (text: string) => text.replace(/(?<![\s.,;:])[\s.,;:]+$/, '')
