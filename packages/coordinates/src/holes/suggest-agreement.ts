import { describeGridCorrection, gridCorrections } from '../grid-corrections.ts'
import { suggestCorrection } from '../correct-position.ts'
import type { GridOf } from './load-hole-grids.ts'
import { distanceMetres } from '../wgs84.ts'
import { agree, MAX_CONTRADICTION_M, type ContradictoryStatement } from './position-statement.ts'
import { isNear, type RestOfSite } from './rest-of-site.ts'

/** The usual error with which a hole contradicts itself. */
export interface Agreement {
  readonly error: string
  /** Metres between its positions once that is corrected; null: they lie with the rest of the site. */
  readonly metres: number | null
  /** It is a wrong digit of the grid coordinates. */
  readonly isOfGrid?: true
}

/** Null if no usual error explains it. Nothing is corrected. */
export function suggestAgreement(
  statement: ContradictoryStatement,
  { rest, gridOf }: { readonly rest: RestOfSite; readonly gridOf: GridOf },
): Agreement | null {
  const { stated, fromGrid, fromSwappedGrid } = statement
  if (fromSwappedGrid !== null && agree(stated, fromSwappedGrid))
    return { error: 'easting and northing are swapped', metres: distanceMetres(stated, fromSwappedGrid) }
  const correction = suggestCorrection(stated, (position) => isNear(position, fromGrid))
  if (correction !== null)
    return { error: correction.error, metres: distanceMetres(correction.position, fromGrid) }
  const digit = digitError(statement, gridOf)
  if (digit !== null || rest.isNear(statement, stated)) return digit
  const onSite = suggestCorrection(stated, (position) => rest.isNear(statement, position))
  return onSite === null ? null : { error: onSite.error, metres: null }
}

/** What is probably wrong with holes that have the same error, and how near their positions then are. */
export function describeAgreements(agreements: readonly Agreement[]): string {
  const [first] = agreements
  const metres = agreements.flatMap((one) => one.metres ?? [])
  if (first === undefined) return ''
  if (metres.length === 0) return `${first.error}: corrected, they would lie with the rest of the site`
  const [min, max] = [Math.round(Math.min(...metres)), Math.round(Math.max(...metres))]
  if (max <= MAX_CONTRADICTION_M) return `${first.error}: corrected, they would agree`
  const apart = min === max ? String(max) : `${min} to ${max}`
  return `${first.error}: corrected, they would lie ${apart} m apart`
}

/** In units of the grid, also of one in feet: more than holes lie apart that agree once corrected. */
const MAX_DISTANCE_GRID_UNITS = 1000
/** Metres of the smallest digit that is looked at. */
const MIN_UNIT_M = 100
/** Metres; a change of a smaller digit has to make both agree, since many come near. */
const EXACT_BELOW_M = 1000

/** A wrong digit of the grid coordinates. */
function digitError({ hole, stated }: ContradictoryStatement, gridOf: GridOf): Agreement | null {
  const { easting, northing } = hole
  const transformer = gridOf(hole)
  if (transformer === null || easting === null || northing === null) return null
  const aim = transformer.fromWgs84(stated)
  if (aim === null) return null
  for (const correction of gridCorrections({ easting, northing }, MIN_UNIT_M)) {
    // Most are far away, which needs no projection.
    const { point } = correction
    if (Math.hypot(point.easting - aim[0], point.northing - aim[1]) > MAX_DISTANCE_GRID_UNITS) continue
    const position = transformer.toWgs84(point.easting, point.northing)
    if (position === null || !isNear(position, stated)) continue
    const metres = distanceMetres(position, stated)
    if (metres > MAX_CONTRADICTION_M && (correction.unit ?? Infinity) < EXACT_BELOW_M) continue
    return {
      error: describeGridCorrection({ easting, northing }, correction),
      metres,
      isOfGrid: true,
    }
  }
  return null
}
