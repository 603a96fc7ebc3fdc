import { areModifiers, findNegations, findSoils, type Soil, type Span } from './find-soils.ts'

/**
 * Words that qualify the next one: a text must not be cut after them, because `Very …` could mean anything.
 */
const QUALIFIER = new RegExp(
  String.raw`(?:^|\s)(?:very|extremely|exceptionally|moderately|medium|slightly|highly|locally|generally|` +
    'probably|possibly|non|not|no|with|of|and|or|to|becoming|tending)$',
  'iu',
)
const DEGREE_WORDS = String.raw`(?:(?:very|extremely|exceptionally|moderately|medium|slightly)\s+){0,2}`
/** Grades of strength and density; `medium SAND` and `low cobble content` state neither. */
const GRADE = String.raw`(?:low|medium|high)\b`
const GRADE_LINK = String.raw`\s+(?:to|or)\s+(?:very\s+|extremely\s+)?`
const GRADE_WORD = String.raw`${GRADE}(?=(?:${GRADE_LINK}${GRADE})*\s+(?:strength|density)\b)`
const STATE_WORD = String.raw`(?:(?:soft|firm|stiff|hard|loose|dense|compact|weak|strong)\b|${GRADE_WORD})`
const STATE_TERM = String.raw`${DEGREE_WORDS}${STATE_WORD}(?:\s+(?:strength|consistency|density))?`
/** Joins terms to a range: `Soft to firm`, `Stiff, becoming very stiff`, `Stiff locally very stiff`. */
const RANGE_LINK = String.raw`,?\s+(?:(?:locally\s+)?(?:to|or|and|becoming|tending\s+to)|locally)\s+`
/** Terms of consistency, density and strength, single and as ranges. BS 5930:2015+A1:2020, 33 and 36. */
const STATE_RANGES = new RegExp(String.raw`\b${STATE_TERM}(?:${RANGE_LINK}${STATE_TERM})*`, 'giu')

/** Measures the width of a text. */
export type Measure = (text: string) => number

/**
 * Shortens a text to one line of at most `width`, of its first words and, if it follows later, the soil:
 * `Soft … CLAY`. Terms of consistency, density and strength are kept whole, with their range, or left out.
 * Where such a term starts the text and does not fit beside the soil, it is kept alone. The soil is in the
 * legend too, the term is nowhere else. If neither fits, the result is the first letters. Only adjectives are
 * left out before the soil, and no negation is left out before what it denies.
 */
export function abridge(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const soils = findSoils(text)
  const states = findStateRanges(text)
  const negations = findNegations(text)
  const whole = [...states, ...negations]
  const ends = wordEnds(text, whole, width, measure)
  const [longestEnd = 0] = ends
  const hidden = soils.find(({ to }) => to > longestEnd && !stateRangeAt(whole, to))
  // A soil that fits, or that starts the text, must not be dropped in favour of a later one.
  const minEnd = soils.findLast(({ from, to }) => to <= longestEnd || from === 0)?.to ?? 0
  const acceptableEnds = ends.filter((end) => end >= minEnd)
  const lines = hidden
    ? acceptableEnds
        .filter((end) => areModifiers(text.slice(end, hidden.from)))
        .map((end) => withSoil(text.slice(0, end), hidden.name))
    : []
  const fits = (line: string) => measure(line) <= width
  const line = lines.find(fits) ?? firstLetters(text, whole, width, measure)
  const term = leadingTerm(text, states)
  if (stateRangeAt(negations, term.length) || line.startsWith(term)) return line
  const isPlain = hidden && areModifiers(text.slice(term.length, hidden.from))
  return withTerm(term, isPlain ? hidden : undefined).find(fits) ?? line
}

/** The shortest forms that have the whole term, the one with the soil first. */
const withTerm = (term: string, soil: Soil | undefined): string[] =>
  soil ? [`${term}…${soil.name}`, `${term}…`] : [`${term}…`]

/**
 * What may stand before the term that starts a text: the link of a range whose start is on the line above.
 */
const LINK_ONLY = /^(?:(?:locally|to|or|and|becoming|tending)\s+)*$/iu

/** The term of consistency, density or strength that starts a text; empty without one. */
function leadingTerm(text: string, [first]: readonly Span[]): string {
  return first && LINK_ONLY.test(text.slice(0, first.from)) ? text.slice(0, first.to) : ''
}

/** Positions of terms of consistency, density and strength in a text, with their ranges. */
export const findStateRanges = (text: string): Span[] =>
  [...text.matchAll(STATE_RANGES)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }))

/** Ends of the words that fit and after which the text may be cut, last first; ends with 0. */
function wordEnds(text: string, states: readonly Span[], width: number, measure: Measure): number[] {
  const ends = [0]
  for (const { index } of text.matchAll(/\s+/g)) {
    if (measure(text.slice(0, index)) > width) break
    const before = text.slice(Math.max(0, index - MAX_QUALIFIER_CHARACTERS), index)
    if (!QUALIFIER.test(before) && !stateRangeAt(states, index)) ends.unshift(index)
  }
  return ends
}

/** The term or range that a cut at `index` would divide. */
export const stateRangeAt = (states: readonly Span[], index: number): Span | undefined =>
  states.find(({ from, to }) => from < index && index < to)

/** Longer than any qualifier and the space before it. */
const MAX_QUALIFIER_CHARACTERS = 24

const withSoil = (words: string, soil: string): string =>
  words === '' ? `… ${soil}` : `${trimEnd(words)} … ${soil}`

/** A single letter left of the last word, which has no meaning. */
const SINGLE_FINAL_LETTER = /\s\S$/

function firstLetters(text: string, states: readonly Span[], width: number, measure: Measure): string {
  const cut = (letters: string) => `${trimEnd(letters.replace(SINGLE_FINAL_LETTER, ''))}…`
  let letters = startOf(text, width, measure)
  while (letters.length > 1 && measure(cut(letters)) > width) letters = letters.slice(0, -1)
  let divided = stateRangeAt(states, letters.length)
  while (divided) {
    letters = letters.slice(0, divided.from)
    divided = stateRangeAt(states, letters.length)
  }
  return cut(letters)
}

/**
 * A start of the text that is just too long: measuring letter by letter would be slow for very long texts.
 */
function startOf(text: string, width: number, measure: Measure): string {
  let length = 1
  while (length < text.length && measure(text.slice(0, length)) <= width) length *= 2
  return text.slice(0, length)
}

const trimEnd = (text: string) => text.replace(/(?<![\s.,;:])[\s.,;:]+$/, '')

/** What a shortened description must state: its consistency or strength, and its main soil or rock. */
export interface DescriptionEssentials {
  /** The term of consistency, density or strength before the soil; empty without one. */
  readonly term: string
  readonly soil: string
}

/** The word before a term that starts with the second word: it may be part of the term, misspelt. */
const ONE_WORD = /^\s*\S+\s+$/u

/** Null if a description does not state both, or other words than adjectives with them. */
export function essentialsOf(text: string): DescriptionEssentials | null {
  const soil = findSoils(text)[0]
  if (!soil || stateRangeAt(findNegations(text), soil.to)) return null
  const term = findStateRanges(text.slice(0, soil.from))[0]
  if (!term || !areModifiers(text.slice(term.to, soil.from))) return null
  const from = ONE_WORD.test(text.slice(0, term.from)) ? 0 : term.from
  if (!areModifiers(text.slice(0, from))) return null
  return { term: text.slice(from, term.to), soil: soil.name }
}

/** Forms of a description that state no more than its essentials, the clearest first. */
export const minForms = ({ term, soil }: DescriptionEssentials): string[] => [
  `${term} … ${soil}`,
  `${term}…${soil}`,
  `${term} ${soil}`,
]
