import { wordsOf } from './fold-words.ts'

/** Words that follow one another. */
export interface Term {
  readonly words: readonly string[]
  /** The last word may go on. */
  readonly isBeginning: boolean
}

/** What is looked for: every one of `required`, and none of `excluded`. */
export interface Terms {
  readonly required: readonly Term[]
  readonly excluded: readonly Term[]
}

/** Shorter words are whole ones: their beginnings would be found nearly everywhere. */
const MIN_BEGINNING_CHARACTERS = 3

/** Words and phrases; more than anyone types. Each is a search of its own. */
export const MAX_TERMS = 16

/** Of all phrases together: the rows of each word are read. */
export const MAX_WORDS = 32

const PIECE = /(-?)(?:"([^"]*)"?|(\S+))/g

/**
 * Words, phrases in quotes, and either after `-`: without it. Words in quotes are whole, others may be the
 * beginning of a word. Those that are the same count once. An empty text looks for nothing in particular.
 * Null: it has no word, or too many.
 */
export function readTerms(text: string): Terms | null {
  const required = new Map<string, Term>()
  const excluded = new Map<string, Term>()
  for (const [, minus, phrase, word] of text.replaceAll(/[“”„]/g, '"').matchAll(PIECE)) {
    const words = wordsOf(phrase ?? word ?? '').map(({ folded }) => folded)
    const last = words.at(-1)
    if (last === undefined) continue
    const isBeginning = phrase === undefined && last.length >= MIN_BEGINNING_CHARACTERS
    const terms = minus === '-' ? excluded : required
    terms.set(`${words.join(' ')}${isBeginning ? '*' : ''}`, { words, isBeginning })
  }
  const terms = [...required.values(), ...excluded.values()]
  if (terms.length === 0 && text.trim() !== '') return null
  if (terms.length > MAX_TERMS || terms.flatMap(({ words }) => words).length > MAX_WORDS) return null
  return { required: [...required.values()], excluded: [...excluded.values()] }
}
