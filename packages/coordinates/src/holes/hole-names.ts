import { findPlaceNames, simplifyName } from '../gazetteer.ts'
import type { HoleToPlace } from './hole-to-place.ts'

/** Fewer names may share the name of a place by accident. */
const MIN_HOLES = 3
/** Shorter words are mostly codes of holes. */
const MIN_LETTERS = 5

/**
 * The text of a project, and after it the places that stand in the names of all its holes: `WHITWORTH ROAD,
 * ROCHDALE 2`. Only where it names none itself.
 */
export function withHoleNames(place: string, holes: readonly Pick<HoleToPlace, 'locaId'>[]): string {
  const names = [...new Set(holes.map(({ locaId }) => locaId))]
  const [first] = names
  if (first === undefined || names.length < MIN_HOLES || findPlaceNames(place).length > 0) return place
  const found = findPlaceNames(first).filter(
    ({ words }) => words.length >= MIN_LETTERS && words !== simplifyName(first),
  )
  if (found.length === 0) return place
  const texts = names.map((name) => ` ${simplifyName(name)} `)
  const shared = found.filter(({ words }) => texts.every((text) => text.includes(` ${words} `)))
  return [place, ...shared.map(({ words }) => words)].join(' | ')
}
