import { INVISIBLE, nameInvisible } from './invisible-characters.ts'

/** Names that a reader takes for the same: without regard to letter case, blanks and what cannot be seen. */
const readAs = (id: string): string => id.replace(INVISIBLE, '').replaceAll(' ', '').toLowerCase()

/** Takes names one after the other; returns the first of those that a reader takes for the same name, if it differs. */
export function createSimilarNames(): (name: string) => string | null {
  const names = new Map<string, string>()
  return (name) => {
    const first = names.get(readAs(name))
    if (first === undefined) names.set(readAs(name), name)
    return first === undefined || first === name ? null : first
  }
}

/** `"BH1" and "bh 1"`, with what cannot be seen written out. */
export const quoteNames = (first: string, other: string): string =>
  `"${nameInvisible(first)}" and "${nameInvisible(other)}"`

/** `names`: of `quoteNames`. */
export const similarNamesMessage = (names: string): string =>
  `Exploratory holes ${names} differ only in letter case, blanks or invisible characters; use one name if they are one hole`
