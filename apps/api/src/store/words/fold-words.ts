/** A word of a text as it is compared, and where it is: characters of the text, the end exclusive. */
export interface Word {
  readonly folded: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Longer ones, which are no words of a language, are compared by their beginning. */
const MAX_WORD_CHARACTERS = 64

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldWord(word)
    return folded === '' ? [] : [{ folded, start: index, end: index + word.length }]
  })
}

/** Few words make up most texts, and looking one up takes a tenth of the time. */
const MAX_KNOWN_WORDS = 20_000
const known = new Map<string, string>()

function foldWord(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  if (known.size >= MAX_KNOWN_WORDS) known.clear()
  const folded = foldUnknown(word)
  known.set(word, folded)
  return folded
}

/**
 * The same for a word in upper or lower case, with or without accents, as one or many, in British or American
 * spelling.
 */
function foldUnknown(word: string): string {
  const plain = isPlain(word) ? word.toLowerCase() : withoutAccents(word)
  const short = plain.slice(0, MAX_WORD_CHARACTERS).toWellFormed()
  return inBritishSpelling(asOne(short))
}

const isPlain = (word: string): boolean => /^[a-zA-Z0-9]+$/.test(word)

/** Upper case first, so that ß is the same as ss. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['lens', 'lens'],
  ['lenses', 'lens'],
  ['gases', 'gas'],
  ['leaves', 'leaf'],
])

/** `gravels` is the same as `gravel`, `cavities` as `cavity`, `ashes` as `ash`. */
function asOne(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (!word.endsWith('s') || word.length < 4 || /(?:ss|us|is|os)$/.test(word)) return word
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

/** Beginnings of words that are spelt in two ways: American, British. */
const SPELLINGS: readonly (readonly [american: string, british: string])[] = [
  ['aluminum', 'aluminium'],
  ['artifact', 'artefact'],
  ['color', 'colour'],
  ['discolor', 'discolour'],
  ['fiber', 'fibre'],
  ['gray', 'grey'],
  ['harbor', 'harbour'],
  ['mold', 'mould'],
  ['odor', 'odour'],
  ['paleo', 'palaeo'],
  ['plow', 'plough'],
  ['sulf', 'sulph'],
  ['vapor', 'vapour'],
]

/** Whole words that are spelt in two ways. */
const WHOLE_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['center', 'centre'],
  ['gage', 'gauge'],
  ['liter', 'litre'],
  ['meter', 'metre'],
  ['millimeter', 'millimetre'],
  ['centimeter', 'centimetre'],
])

function inBritishSpelling(word: string): string {
  const whole = WHOLE_SPELLINGS.get(word)
  if (whole !== undefined) return whole
  for (const [american, british] of SPELLINGS)
    if (word.startsWith(american)) return british + word.slice(american.length)
  return word.replace(/iz(e|ed|ing|ation)$/, 'is$1')
}
