import { liesWithin, siteExtent, type SiteExtent } from '../find-outliers.ts'
import { suggestCorrection, type Correction } from '../correct-position.ts'
import { distanceMetres, metresToNearest, type Wgs84 } from '../wgs84.ts'
import {
  agree,
  agreesInOtherDatum,
  isContradictory,
  metresApart,
  type PositionStatement,
} from './position-statement.ts'

/** Metres; degrees are often rounded to the second, which is 31 m of latitude. */
const MAX_CORRECTED_DISTANCE_M = 100

export const isNear = (a: Wgs84, b: Wgs84): boolean => distanceMetres(a, b) <= MAX_CORRECTED_DISTANCE_M

/**
 * Whether latitude and longitude, as stated, in another datum or with a usual error corrected, agree with the
 * grid.
 */
export function isConfirmed(statement: PositionStatement): boolean {
  const { stated, fromGrid } = statement
  if (stated === null || fromGrid === null) return false
  return agree(stated, fromGrid) || agreesInOtherDatum(statement) || confirmingCorrection(statement) !== null
}

/** The usual error of latitude and longitude that explains it, if they agree with the grid once corrected. */
export function confirmingCorrection({ stated, fromGrid }: PositionStatement): Correction | null {
  if (stated === null || fromGrid === null) return null
  return suggestCorrection(stated, (position) => agree(position, fromGrid))
}

/** Metres between latitude and longitude of a hole and its grid that degrees of three decimals explain. */
export const MAX_ROUNDING_M = 200

/** Whether the two positions of a hole are of one place, however much one of them is rounded. */
export const areOfOnePlace = (statement: PositionStatement): boolean =>
  isContradictory(statement) && metresApart(statement) <= MAX_ROUNDING_M

/** What the positions of a hole are compared with. */
export interface RestOfSite {
  /**
   * Whether holes other than this one show where the site is. Those that contradict themselves by more than
   * rounding show nothing, since the error of one may be that of all.
   */
  isKnownFromOthers(statement: PositionStatement): boolean
  /** Whether one of those does not contradict itself at all. */
  isAgreedByOthers(statement: PositionStatement): boolean
  /** Whether a position is near enough to the others; true where there are none. */
  isNear(statement: PositionStatement, position: Wgs84): boolean
  /** Whether a position lies with the holes whose own statements agree. */
  isWithReliable(position: Wgs84): boolean
  /** Whether a position is clearly nearer than another to a hole whose own statements agree. */
  isNearerToReliable(statement: PositionStatement, position: Wgs84, other: Wgs84): boolean
}

/** The nearest hole is this many times nearer. */
const MIN_TIMES_NEARER = 2

export function restOfSite(statements: readonly PositionStatement[]): RestOfSite {
  const positions = statements.flatMap((statement) => {
    const isReliable = !isContradictory(statement) || areOfOnePlace(statement) || isConfirmed(statement)
    const position = isContradictory(statement)
      ? statement.fromGrid
      : (statement.stated ?? statement.fromGrid)
    return position === null ? [] : [{ statement, position, isReliable }]
  })
  const extentOf = (holes: typeof positions) => siteExtent(holes.map(({ position }) => position))
  const reliable = positions.filter(({ isReliable }) => isReliable)
  const reliableExtent = extentOf(reliable)
  const shared = positions.length < 3 ? null : extentOf(positions)
  return {
    isKnownFromOthers: (statement) => reliable.some((one) => one.statement !== statement),
    isAgreedByOthers: (own) =>
      reliable.some(({ statement }) => statement !== own && !isContradictory(statement)),
    isNear(statement, position) {
      // Of fewer than three holes, each is compared with the others only.
      const extent = shared ?? extentOf(positions.filter((one) => one.statement !== statement))
      return extent === null || (liesWithin(extent, position) && isOfSite(extent, statement, position))
    },
    isWithReliable: (position) => reliableExtent !== null && liesWithin(reliableExtent, position),
    isNearerToReliable(statement, position, other) {
      const others = reliable.filter((one) => one.statement !== statement)
      return metresToNearest(others, position) * MIN_TIMES_NEARER < metresToNearest(others, other)
    },
  }

  /** Not where only holes that contradict themselves lie, or where the hole itself says otherwise. */
  function isOfSite(extent: SiteExtent, { stated }: PositionStatement, position: Wgs84): boolean {
    if (reliableExtent === null || liesWithin(reliableExtent, position)) return true
    return (
      liesWithin(extent, reliableExtent.middle) && (stated === null || !liesWithin(reliableExtent, stated))
    )
  }
}
