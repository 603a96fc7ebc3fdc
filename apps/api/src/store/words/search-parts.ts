import type { Term, Terms } from './read-terms.ts'

/** Rows with every one of `wanted`, without any of `unwanted`, and without all of `apart` together. */
export interface SearchPart extends Terms {
  /** Found in an earlier part; empty: nothing is. */
  readonly apart: readonly Term[]
}

/** All rows with the wanted words. */
export const wholeSearch = (terms: Terms): SearchPart => ({ ...terms, apart: [] })

/**
 * The rows of a search as parts that follow one another: its words as one phrase, then all of them whole,
 * then beginnings of words. Each row is in one part.
 */
export function partsByRelevance({ wanted, unwanted }: Terms): SearchPart[] {
  const phrase: Term[] =
    wanted.length > 1 ? [{ words: wanted.flatMap(({ words }) => words), isBeginning: false }] : []
  const whole = wanted.map((term) => ({ ...term, isBeginning: false }))
  const parts = [
    ...(phrase.length > 0 ? [{ wanted: phrase, apart: [] }] : []),
    { wanted: whole, apart: phrase },
    ...(wanted.some(({ isBeginning }) => isBeginning) ? [{ wanted, apart: whole }] : []),
  ]
  return parts.map((part) => ({ ...part, unwanted }))
}
