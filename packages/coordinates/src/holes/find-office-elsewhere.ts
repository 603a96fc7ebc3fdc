import { findFits, shortName, type GridPoint } from '../crs-candidates.ts'
import { kilometres } from '../distance-text.ts'
import { findPlaceNames, nameNearestPlace, nearestPlace, type Place } from '../gazetteer.ts'
import { findIslandStatements, islandOf } from '../island-statements.ts'
import { isAtSea } from '../land.ts'
import { CITY_PEOPLE } from '../stated-countries.ts'
import { BRITISH_NATIONAL_GRID } from '../transformer.ts'
import type { Wgs84 } from '../wgs84.ts'
import type { DoubtContext } from './position-in-doubt.ts'

/** Metres from its office within which a company usually works. */
const MAX_FROM_OFFICE_M = 100_000
const IRISH_GRIDS = ['EPSG:29903', 'EPSG:2157']

interface OfficeElsewhere {
  /** From the holes to the office. */
  readonly metres: number
  readonly reason: string
}

/**
 * Doubts the British National Grid, which programs state by default, of a file that an office in an Irish
 * city made. Nothing in the text is in Great Britain, and an Irish grid puts the holes on land near that
 * city. Nobody states an Irish grid by default, so that a British office is no doubt of one.
 */
export async function findOfficeElsewhere(
  points: readonly GridPoint[],
  middle: Wgs84,
  { transformer, isGridGiven, evidenceAt, text }: DoubtContext,
): Promise<OfficeElsewhere | null> {
  const offices = (text.offices ?? []).flatMap(findIrishCities)
  if (offices.length === 0 || isGridGiven || transformer?.code !== BRITISH_NATIONAL_GRID) return null
  const isBritish = findIslandStatements(text).some(({ island }) => island === 'Great Britain')
  if (isBritish || evidenceAt(middle).weight > 0) return null
  const irish = (await findFits([...points])).filter(({ code }) => IRISH_GRIDS.includes(code))
  for (const { code, site, transformer: grid } of irish) {
    const office = nearestPlace(offices, site)
    if (office === null || office.metres > MAX_FROM_OFFICE_M || (await isAtSea(site))) continue
    const metres = nearestPlace([office.place], middle)?.metres ?? 0
    const { name, region } = office.place
    const reason =
      `an office in ${name} (${region}), ${kilometres(metres)} from the holes, made the file, and its text ` +
      `names nothing in Great Britain; ${shortName(transformer)} (${transformer.code}) puts them near ` +
      `${nameNearestPlace(middle) ?? 'no known place'}; perhaps they are in ${shortName(grid)} (${code}), ` +
      `${kilometres(office.metres)} from that office`
    return { metres, reason }
  }
  return null
}

function findIrishCities(office: string): Place[] {
  const named = findPlaceNames(office).filter(({ places }) =>
    places.every(({ region }) => islandOf(region) === 'island of Ireland'),
  )
  return named.flatMap(({ places }) => places.filter(({ population }) => population >= CITY_PEOPLE))
}
