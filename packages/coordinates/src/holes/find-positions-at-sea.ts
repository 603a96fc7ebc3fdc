import { kilometres } from '../distance-text.ts'
import { liesWithin, type MeasuredSite } from '../find-outliers.ts'
import { positionCorrections } from '../correct-position.ts'
import { chooseByEvidence, describeEvidence } from '../place-evidence.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import type { Suggestions } from './suggest-errors.ts'
import type { DoubtContext, Doubts } from './position-in-doubt.ts'
import type { PlacedStatement, PositionStatement } from './position-statement.ts'

/** Words of works in the open sea. */
const AT_SEA =
  /\b(?:offshore|marine|subsea|seabed|sea bed|interconnector|wind ?farm|export cable|platform|nearshore)\b/i

export const isWorkAtSea = (place: string): boolean => AT_SEA.test(place)

/** Metres from the site beyond which degrees in the sea are not taken for a part of it. */
const MIN_DOUBTFUL_M = 50_000

/** Latitude and longitude without grid coordinates that would confirm them. */
export const isStatedOnly = ({ stated, fromGrid }: PositionStatement): boolean =>
  stated !== null && fromGrid === null

interface SeaPositions {
  /** Those that are not in the open sea, or may be there. */
  readonly onLand: readonly PlacedStatement[]
  /** The doubts of the others; null: there is no site to compare them with. */
  readonly doubtsAtSea: (
    known: { readonly site: MeasuredSite; readonly suggestions: Suggestions } | null,
  ) => Doubts
}

/**
 * Tells apart positions in the open sea that nothing confirms: all of a project, or those stated in degrees
 * only.
 */
export function findPositionsAtSea(placed: readonly PlacedStatement[], context: DoubtContext): SeaPositions {
  const { text, metresOffshore, isGridGiven } = context
  if (isWorkAtSea(text.place)) return { onLand: placed, doubtsAtSea: () => new Map() }
  const isAllAtSea = !isGridGiven && placed.every(({ position }) => metresOffshore(position) > 0)
  const atSea = placed.filter(({ position }) => metresOffshore(position) > 0)
  // Of a site on land, a few holes in the open sea have an error.
  const isSiteOnLand = atSea.length * 2 < placed.length
  const isSuspect = ({ statement, position }: PlacedStatement) =>
    (isStatedOnly(statement) || ((isAllAtSea || isSiteOnLand) && statement.stated === null)) &&
    metresOffshore(position) > 0
  const suspects = placed.filter(isSuspect)
  return {
    onLand: placed.filter((one) => !isSuspect(one)),
    doubtsAtSea: (known) => {
      const doubts: Doubts = new Map()
      for (const one of suspects) {
        const doubt =
          known === null ? doubtAlone(one, context) : doubtBeside(one, known.site, known.suggestions, context)
        if (doubt !== null) doubts.set(one.statement, { ...one.position, ...doubt })
      }
      return doubts
    },
  }
}

function doubtAlone(
  { statement, position }: PlacedStatement,
  { metresOffshore, evidenceAt, transformer, likelyError }: DoubtContext,
) {
  const distance = Math.round(metresOffshore(position))
  const corrections = statement.stated === null ? [] : positionCorrections(statement.stated)
  const onLand = corrections.filter((correction) => metresOffshore(correction.position) === 0)
  const correction = onLand.find((one) => evidenceAt(one.position).weight > 0) ?? onLand[0]
  const grid =
    statement.stated === null && transformer !== null ? ` in ${transformer.name} (${transformer.code})` : ''
  const advice =
    correction === undefined ? (likelyError ?? adviceOn(statement)) : `perhaps ${correction.error}`
  return { distance, reason: `in the sea, ${kilometres(distance)} from land${grid}; ${advice}` }
}

function doubtBeside(
  { statement, position }: PlacedStatement,
  site: MeasuredSite,
  suggestions: Suggestions,
  { metresOffshore }: DoubtContext,
) {
  const metres = distanceMetres(site.middle, position)
  const correction = suggestions.suggestionFor(statement)
  if (correction === null && metres < MIN_DOUBTFUL_M && statement.stated !== null) return null
  const sea = `in the sea, ${kilometres(metresOffshore(position))} from land`
  return {
    distance: Math.round(metres),
    reason: `${kilometres(metres)} from the rest of the site, ${sea}; ${suggestions.textOf(correction)}`,
  }
}

/** A named place is this near, in metres, where an error in the degrees of all holes is corrected. */
const MAX_NAMED_PLACE_M = 10_000

/**
 * Doubts all positions stated in degrees where they may have a usual error. The text of the project must name
 * the place where they would be without it, and none where they are.
 */
export function findWrongDegrees(
  placed: readonly PlacedStatement[],
  site: MeasuredSite,
  { evidenceAt }: DoubtContext,
): Doubts {
  const doubts: Doubts = new Map()
  const stated = placed.filter(
    ({ statement, position }) => isStatedOnly(statement) && liesWithin(site, position),
  )
  if (stated.length * 2 <= placed.length) return doubts
  const here = { ...evidenceAt(site.middle), error: '', position: site.middle }
  if (here.weight > 0) return doubts
  const corrections = positionCorrections(site.middle).map((correction) => ({
    ...correction,
    ...evidenceAt(correction.position),
  }))
  const best = chooseByEvidence(distinct([here, ...corrections]))
  const nearest = best?.support[0]
  if (best === null || nearest === undefined || nearest.metres > MAX_NAMED_PLACE_M) return doubts
  const distance = Math.round(distanceMetres(best.position, site.middle))
  const where = `the project is where its text says (${describeEvidence(best)})`
  const reason = `perhaps ${best.error}: corrected, ${where}`
  for (const { statement, position } of stated) doubts.set(statement, { ...position, distance, reason })
  return doubts
}

/** Different errors may lead to one place. */
const distinct = <T extends { readonly position: Wgs84 }>(all: readonly T[]): T[] =>
  all.filter(
    ({ position }, index) =>
      !all.slice(0, index).some((other) => distanceMetres(other.position, position) <= MAX_NAMED_PLACE_M),
  )

/** Metres below which grid coordinates are mostly those of a site's own grid. */
const MAX_LOCAL_M = 10_000

function adviceOn({ hole: { easting, northing } }: PositionStatement): string {
  const isLocal = Math.max(Math.abs(easting ?? Infinity), Math.abs(northing ?? Infinity)) < MAX_LOCAL_M
  return isLocal
    ? 'perhaps they are those of a local grid'
    : 'look for an error in the coordinates or their grid'
}
