import {
  findIslandStatements,
  islandOf,
  statementsAgainst,
  type IslandStatement,
} from '../island-statements.ts'
import { liesWithin, measureSite } from '../find-outliers.ts'
import { allPlaces, nearestPlace } from '../gazetteer.ts'
import { kilometres } from '../distance-text.ts'
import { describeAgainst, readPlaceEvidence } from '../place-evidence.ts'
import { nameRegions, regionsAt } from '../regions.ts'
import type { Wgs84 } from '../wgs84.ts'
import { isStatedOnly } from './find-positions-at-sea.ts'
import type { DoubtContext, Doubts } from './position-in-doubt.ts'
import type { PlacedStatement } from './position-statement.ts'

/** Smaller places share their names with villages that the gazetteer lacks. */
const MIN_PEOPLE = 20_000

/**
 * Doubts a site that is stated in latitude and longitude only, where the text names another island and no
 * place nearby. Clients may be anywhere: only the name and location of the project count.
 */
export function findDegreesElsewhere(
  placed: readonly PlacedStatement[],
  { text: { place } }: DoubtContext,
): Doubts {
  const doubts: Doubts = new Map()
  const site = measureSite(placed.map(({ position }) => position))
  const stated = placed.filter(({ statement }) => isStatedOnly(statement))
  if (site === null || stated.length * 2 <= placed.length) return doubts
  if (readPlaceEvidence({ place })(site.middle).weight > 0) return doubts
  const against = statementsElsewhere(site.middle, place)
  const metres = distanceTo(against, site.middle)
  if (metres === null) return doubts
  const [country] = regionsAt(site.middle)
  const where = country === undefined ? `${kilometres(metres)} from there` : `in ${nameRegions([country])}`
  const named = describeAgainst({ against })
  const reason =
    `the text of the project names ${named}, but latitude and longitude are ${where}; perhaps they are ` +
    'wrong, or their signs'
  for (const { statement, position } of stated)
    if (liesWithin(site, position))
      doubts.set(statement, { ...position, distance: Math.round(metres), reason })
  return doubts
}

/** Abroad, where places have British names, only counties, countries, roads and postcodes are evidence. */
function statementsElsewhere(position: Wgs84, place: string): readonly IslandStatement[] {
  const regions = regionsAt(position)
  const statements = findIslandStatements({ place })
  if (regions.size === 0) return statements.filter(({ people }) => people === null)
  return statementsAgainst(statements, regions).filter(
    ({ people }) => people === null || people >= MIN_PEOPLE,
  )
}

/** Metres to the nearest place of the islands that are named. */
function distanceTo(statements: readonly IslandStatement[], position: Wgs84): number | null {
  const islands = new Set(statements.map(({ island }) => island))
  const there = allPlaces().filter(({ region }) => {
    const island = islandOf(region)
    return island !== undefined && islands.has(island)
  })
  return nearestPlace(there, position)?.metres ?? null
}
