import { allPlaces, nearestPlace } from '../gazetteer.ts'
import { splitSites } from '../split-sites.ts'
import { chooseByEvidence, describeEvidence, kilometres, type PlaceEvidence } from '../place-evidence.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import type { PositionFinding } from './hole-to-place.ts'
import type { DoubtContext, Doubts } from './position-in-doubt.ts'
import { namesSeveralSites } from './several-sites.ts'
import type { PlacedStatement } from './position-statement.ts'

/** Of several sites, one with this many holes is believed without further evidence. */
const MIN_SITE_HOLES = 3

interface Site extends PlaceEvidence {
  readonly statements: readonly PlacedStatement[]
  readonly position: Wgs84
}

/**
 * Holes far from each other of which none are the majority: the site that the text of the project names is
 * believed, and sites of several holes unless it names another one only; without either, none is. Sites that
 * are believed though the text does not name them are said.
 */
export function chooseSites(
  placed: readonly PlacedStatement[],
  { evidenceAt, text }: DoubtContext,
): {
  readonly believed: readonly PlacedStatement[]
  readonly doubts: Doubts
  readonly findings: readonly PositionFinding[]
} {
  const doubts: Doubts = new Map()
  const split = splitSites(placed.map(({ position }) => position))
  if (split.length < 2 || (split[0]?.length ?? 0) * 2 > placed.length)
    return { believed: placed, doubts, findings: [] }
  const sites = split.flatMap((indexes): Site[] => {
    const statements = indexes.flatMap((index) => placed[index] ?? [])
    const position = statements[0]?.position
    return position === undefined ? [] : [{ statements, position, ...evidenceAt(position) }]
  })
  const named = chooseByEvidence(sites)
  const isNamedAlone = named !== null && named.support.length > 0
  const isBelieved = (site: Site) =>
    site === named || (site.statements.length >= MIN_SITE_HOLES && (site.support.length > 0 || !isNamedAlone))
  for (const site of sites.filter((one) => !isBelieved(one))) {
    const nearest = Math.min(
      ...sites.filter((one) => one !== site).map(({ position }) => distanceMetres(position, site.position)),
    )
    const reason = `${Math.round(nearest / 1000)} km from ${rest(placed)}; ${tellApart(named)}`
    for (const { statement, position } of site.statements)
      doubts.set(statement, { ...position, distance: Math.round(nearest), reason })
  }
  const several = sites.filter(isBelieved)
  const isSaid = several.every(({ support }) => support.length > 0) || namesSeveralSites(text.place)
  return {
    believed: several.flatMap(({ statements }) => statements),
    doubts,
    findings: isSaid ? [] : describeSites(several),
  }
}

/** Sites that are all drawn although the text names none of them, or not all. */
function describeSites([first, second, ...others]: readonly Site[]): PositionFinding[] {
  if (first === undefined || second === undefined) return []
  const sites = [first, second, ...others]
  const named = sites.map(({ statements, position }) => {
    const place = nearestPlace(allPlaces(), position)?.place.name
    return `${statements.length} near ${place ?? 'no known place'} (${statements[0]?.statement.hole.locaId ?? ''})`
  })
  const metres = distanceMetres(first.position, second.position)
  const message = `the holes lie in ${sites.length} places, ${kilometres(metres)} apart: ${named.join(', ')}; the text of the project does not name them all, look for an error in the coordinates`
  return [{ rule: 'position', names: [], holes: [], subject: 'gridCoordinates', message }]
}

const rest = ({ length }: readonly PlacedStatement[]): string =>
  length === 2 ? 'the other hole' : 'the nearest other holes'

/** Why holes are in doubt beside others. */
export function tellApart(named: PlaceEvidence | null): string {
  if (named === null) return 'nothing in the text of the project tells which is right'
  return `the text of the project speaks for the others: ${describeEvidence(named)}`
}
