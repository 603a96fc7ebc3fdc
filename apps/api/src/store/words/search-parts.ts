import type { Term, Terms } from './read-terms.ts'

/** Rows with every one of `required`, without any of `excluded`, and without all of `apart` together. */
export interface SearchPart extends Terms {
  /** Found in an earlier part; empty: nothing is. */
  readonly apart: readonly Term[]
}

/** All rows with the required words. */
export const wholeSearch = (terms: Terms): SearchPart => ({ ...terms, apart: [] })

/**
 * The rows of a search as parts that follow one another: its words as one phrase, then all of them whole,
 * then beginnings of words. Each row is in one part.
 */
export function partsByRelevance({ required, excluded }: Terms): SearchPart[] {
  const phrase: Term[] =
    required.length > 1 ? [{ words: required.flatMap(({ words }) => words), isBeginning: false }] : []
  const whole = required.map((term) => ({ ...term, isBeginning: false }))
  const parts = [
    ...(phrase.length > 0 ? [{ required: phrase, apart: [] }] : []),
    { required: whole, apart: phrase },
    ...(required.some(({ isBeginning }) => isBeginning) ? [{ required, apart: whole }] : []),
  ]
  return parts.map((part) => ({ ...part, excluded }))
}
