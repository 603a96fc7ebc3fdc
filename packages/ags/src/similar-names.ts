import { copyString } from './copy-string.ts'
import { INVISIBLE, nameCharacter, nameInvisible } from './invisible-characters.ts'

/**
 * Capital letters of other scripts that look like Latin ones: Cyrillic, then Greek; and dashes that look like
 * a hyphen.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...pairs('АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d', '-'.repeat(10)),
])

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (character, place) => [character, to[place] ?? ''])
}

/**
 * Names that a reader takes for the same: without regard to letter case, blanks, what cannot be seen and what
 * looks alike.
 */
const readAs = (id: string): string =>
  Array.from(
    id.replace(INVISIBLE, '').replaceAll(' ', '').normalize('NFKC').toUpperCase(),
    (character) => LOOK_ALIKES.get(character) ?? character,
  ).join('')

/**
 * Takes names one after the other; returns the first of those that a reader takes for the same name, if it
 * differs.
 */
export function createSimilarNames(): (name: string) => string | null {
  const names = new Map<string, string>()
  return (name) => {
    const key = readAs(name)
    const first = names.get(key)
    if (first === undefined) names.set(copyString(key), copyString(name))
    return first === undefined || first === name ? null : first
  }
}

/** Of those names, the one that a reader takes for the same as another; null: there is none. */
export function createNameFinder(names: Iterable<string>): (name: string) => string | null {
  const known = new Map(Array.from(names, (name) => [readAs(name), name]))
  return (name) => known.get(readAs(name)) ?? null
}

/** Of a name that may mean `known`: `"Upstream": LOCA has "UPSTREAM"; the names differ only in capitals`. */
export function nearNameText(group: string, known: string, name: string): string {
  const isCase = known.toUpperCase() === name.toUpperCase()
  const difference = isCase ? 'capitals' : 'capitals, blanks or characters that look alike or cannot be seen'
  return `"${nameSeen(name)}": ${group} has "${nameSeen(known)}"; the names differ only in ${difference}`
}

/** `"BH1" and "bh 1"`, with what cannot be seen, or looks like something else, written out. */
export const quoteNames = (first: string, other: string): string =>
  `"${nameSeen(first)}" and "${nameSeen(other)}"`

const nameSeen = (name: string): string =>
  Array.from(nameInvisible(name), (character) =>
    LOOK_ALIKES.has(character.toUpperCase()) ? nameCharacter(character) : character,
  ).join('')

/** `names`: of `quoteNames`. */
export const similarNamesMessage = (names: string): string =>
  `Exploratory holes ${names} differ only in letter case, blanks or characters that look alike or ` +
  'cannot be seen'

/** What to do about two such names. */
export const ONE_NAME = 'Use one name if they are one hole'
