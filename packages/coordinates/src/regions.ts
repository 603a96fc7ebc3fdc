import { allPlaces } from './gazetteer.ts'
import { distanceMetres, type Wgs84 } from './wgs84.ts'

/** A country of the gazetteer, as `Place.region` names it. */
export type Region = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland' | 'Ireland'

export const GREAT_BRITAIN: readonly Region[] = ['England', 'Scotland', 'Wales']

/** `Great Britain` for its three countries; any other is named beside it. */
export function nameRegions(regions: readonly string[]): string {
  const others = regions.filter((region) => !GREAT_BRITAIN.some((one) => one === region))
  if (regions.length - others.length < GREAT_BRITAIN.length) return regions.join(' or ')
  if (others.length === 0) return 'Great Britain'
  return `Great Britain or ${others.join(' or ')}`
}

/** Beside a border, a position may belong to the region of any place within this distance. */
const BORDER_M = 15_000
/** Beyond this distance from every place, a position belongs to no region. */
const MAX_NEAREST_M = 60_000

/** The regions that a position may lie in, by the places around it; the nearest first. */
export function regionsAt(point: Wgs84): ReadonlySet<string> {
  const near = allPlaces()
    .map((place) => ({ region: place.region, metres: distanceMetres(place, point) }))
    .filter(({ metres }) => metres <= MAX_NEAREST_M)
    .sort((a, b) => a.metres - b.metres)
  return new Set(
    near.filter(({ metres }, index) => index === 0 || metres <= BORDER_M).map(({ region }) => region),
  )
}
