import { wordsOf } from './fold-words.ts'

/** Words that follow one another. */
export interface Term {
  readonly words: readonly string[]
  /** The last word may go on. */
  readonly isBeginning: boolean
}

/** What is looked for: every one of `wanted`, and none of `unwanted`. */
export interface Terms {
  readonly wanted: readonly Term[]
  readonly unwanted: readonly Term[]
}

/** Shorter words are whole ones: their beginnings would be found nearly everywhere. */
const MIN_BEGINNING_CHARACTERS = 3

/** More than anyone types; each is a search of its own. */
export const MAX_TERMS = 16

const PIECE = /(-?)(?:"([^"]*)"?|(\S+))/g

/**
 * Words, phrases in quotes, and either after `-`: without it. Words in quotes are whole, others may be the
 * beginning of a word. An empty text looks for nothing in particular. Null: it has no word, or too many.
 */
export function readTerms(text: string): Terms | null {
  const terms = [...text.replaceAll(/[“”„]/g, '"').matchAll(PIECE)].flatMap(([, minus, phrase, word]) => {
    const words = wordsOf(phrase ?? word ?? '').map(({ folded }) => folded)
    const last = words.at(-1)
    if (last === undefined) return []
    const isBeginning = phrase === undefined && last.length >= MIN_BEGINNING_CHARACTERS
    return [{ isUnwanted: minus === '-', term: { words, isBeginning } }]
  })
  if ((terms.length === 0 && text.trim() !== '') || terms.length > MAX_TERMS) return null
  return {
    wanted: terms.filter(({ isUnwanted }) => !isUnwanted).map(({ term }) => term),
    unwanted: terms.filter(({ isUnwanted }) => isUnwanted).map(({ term }) => term),
  }
}
