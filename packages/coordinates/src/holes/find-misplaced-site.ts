import { findFits, shortName, usablePoints, type GridPoint } from '../crs-candidates.ts'
import { liesWithin, measureSite } from '../find-outliers.ts'
import { findPlaceNames, nearestPlace } from '../gazetteer.ts'
import { kilometres } from '../distance-text.ts'
import { chooseByEvidence, describeEvidence, type PlaceEvidence } from '../place-evidence.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import { GRIDS_OF_THE_ISLANDS } from './find-swapped-site.ts'
import type { PositionFinding } from './hole-to-place.ts'
import { maxMetresToNamed, MIN_DISAGREEMENT_M } from './distance-limits.ts'
import type { DoubtContext, Doubts } from './position-in-doubt.ts'
import type { PlacedStatement } from './position-statement.ts'

interface MisplacedSite {
  readonly doubts: Doubts
  readonly findings: readonly PositionFinding[]
}

interface Reading extends PlaceEvidence {
  readonly position: Wgs84
  readonly error: string
}

/**
 * Compares a site that is placed by grid coordinates only with the places that the text of the project names.
 * Holes are in doubt where exchanged coordinates or another grid put them there, or where their grid is only
 * assumed. Otherwise the distance is only reported.
 */
export async function findMisplacedSite(
  placed: readonly PlacedStatement[],
  context: DoubtContext,
): Promise<MisplacedSite> {
  const nothing: MisplacedSite = { doubts: new Map(), findings: [] }
  const { evidenceAt, text, isGridGiven, isGridAssumed, likelyError } = context
  const site = measureSite(placed.map(({ position }) => position))
  if (site === null || isGridGiven) return nothing
  const onSite = placed.filter(
    ({ statement, position }) => statement.stated === null && liesWithin(site, position),
  )
  const nearest = nearestPlace(
    findPlaceNames(text.place).flatMap(({ places }) => places),
    site.middle,
  )
  const isTooFew = onSite.length * 2 <= placed.length
  if (isTooFew || nearest === null || nearest.metres <= MIN_DISAGREEMENT_M) return nothing
  const here = { position: site.middle, error: '', ...evidenceAt(site.middle) }
  const best = chooseByEvidence([here, ...(await otherReadings(onSite, context))])
  const [named] = best?.support ?? []
  if (best === null || named === undefined || named.metres > maxMetresToNamed(nearest.metres)) {
    const { name, region } = nearest.place
    const cause = likelyError ?? 'look for an error in the coordinates, their grid or the text'
    const message =
      `the text of the project names ${name} (${region}), ` +
      `${kilometres(nearest.metres)} from the holes; ${cause}`
    if (isGridAssumed)
      return { ...nothing, doubts: doubtsOf(onSite, nearest.metres, `${message}. The grid is only assumed`) }
    return {
      ...nothing,
      findings: [{ rule: 'position', names: [], holes: [], subject: 'gridCoordinates', message }],
    }
  }
  const distance = Math.round(distanceMetres(best.position, site.middle))
  const reason =
    `${kilometres(distance)} from where the text of the project says ` +
    `(${describeEvidence(best)}); perhaps ${best.error}`
  return { doubts: doubtsOf(onSite, distance, reason), findings: [] }
}

const doubtsOf = (placed: readonly PlacedStatement[], metres: number, reason: string): Doubts =>
  new Map(
    placed.map(({ statement, position }) => [
      statement,
      { ...position, distance: Math.round(metres), reason },
    ]),
  )

async function otherReadings(
  onSite: readonly PlacedStatement[],
  { evidenceAt, transformer }: DoubtContext,
): Promise<Reading[]> {
  const stated = usablePoints(
    onSite.flatMap(({ statement: { hole } }): GridPoint[] =>
      hole.easting === null || hole.northing === null
        ? []
        : [{ easting: hole.easting, northing: hole.northing }],
    ),
  )
  const swapped = stated.map(({ easting, northing }) => ({ easting: northing, northing: easting }))
  const others = await findFits(stated)
  const exchanged = await findFits(swapped)
  const readings = [
    ...others
      .filter(({ code }) => code !== transformer?.code && GRIDS_OF_THE_ISLANDS.includes(code))
      .map((fit) => ({ fit, error: `they are in ${shortName(fit.transformer)} (${fit.code})` })),
    ...exchanged
      .filter(({ code }) => code === transformer?.code)
      .map((fit) => ({ fit, error: 'easting and northing are swapped' })),
  ]
  return readings.map(({ fit, error }) => ({ position: fit.site, error, ...evidenceAt(fit.site) }))
}
