import type { Osgb36Shift } from '../british-national-grid.ts'
import type { Transformer } from '../transformer.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import type { HoleToPlace } from './hole-to-place.ts'

/** What a hole says of its position. */
export interface PositionStatement {
  readonly hole: HoleToPlace
  /**
   * From LOCA_LAT and LOCA_LON, or HOLE_LAT and HOLE_LON, in WGS 84 unless LOCA_LLZ states OSGB36; null if
   * they are blank or 0, 0.
   */
  readonly stated: Wgs84 | null
  /** The same degrees read in the other of WGS 84 and OSGB36; null where that is not possible. */
  readonly inOtherDatum: Wgs84 | null
  /** From the grid coordinates; null without them, without a CRS, and outside its area of use. */
  readonly fromGrid: Wgs84 | null
  /** As `fromGrid`, with easting and northing exchanged. */
  readonly fromSwappedGrid: Wgs84 | null
}

/** A statement, and the position that was chosen for its hole. */
export interface PlacedStatement {
  readonly statement: PositionStatement
  readonly position: Wgs84
}

/** A statement whose two positions contradict each other. */
export interface ContradictoryStatement extends PositionStatement {
  readonly stated: Wgs84
  readonly fromGrid: Wgs84
}

/**
 * Metres; surveys and transformations agree better than this, whether two statements of a hole are of one
 * delivery or of two.
 */
export const MAX_CONTRADICTION_M = 10

/** `shift`: of degrees in OSGB36; null: they are all read in WGS 84. */
export function statementOf(
  hole: HoleToPlace,
  transformer: Transformer | null,
  shift: Osgb36Shift | null = null,
): PositionStatement {
  const { easting, northing } = hole
  const degrees = readDegrees(hole, shift)
  if (easting === null || northing === null || transformer === null)
    return { hole, ...degrees, fromGrid: null, fromSwappedGrid: null }
  const fromGrid = transformer.toWgs84(easting, northing)
  return { hole, ...degrees, fromGrid, fromSwappedGrid: transformer.toWgs84(northing, easting) }
}

function readDegrees(
  hole: HoleToPlace,
  shift: Osgb36Shift | null,
): Pick<PositionStatement, 'stated' | 'inOtherDatum'> {
  const degrees = statedPosition(hole)
  const shifted = degrees === null || shift === null ? null : shift(degrees)
  return statesOsgb36(hole) && shifted !== null
    ? { stated: shifted, inOtherDatum: degrees }
    : { stated: degrees, inOtherDatum: shifted }
}

/** Whether LOCA_LLZ states the datum of the British National Grid. */
export const statesOsgb36 = ({ datum = '' }: HoleToPlace): boolean =>
  /OSGB|\bOS ?GB|\bOS ?36\b|\bAIRY\b(?!.*MOD)|\b4277\b/i.test(datum) && !/WGS|ETR[SF]/i.test(datum)

/** Whether latitude and longitude agree with the grid only in the datum that is not stated for them. */
export const agreesInOtherDatum = ({ stated, inOtherDatum, fromGrid }: PositionStatement): boolean =>
  stated !== null &&
  inOtherDatum !== null &&
  fromGrid !== null &&
  !agree(stated, fromGrid) &&
  agree(inOtherDatum, fromGrid)

function statedPosition({ latitude, longitude }: HoleToPlace): Wgs84 | null {
  const isMissing = latitude === null || longitude === null || (latitude === 0 && longitude === 0)
  return isMissing ? null : { latitude, longitude }
}

/** Whether two statements can be of one place. */
export const agree = (a: Wgs84, b: Wgs84): boolean => distanceMetres(a, b) <= MAX_CONTRADICTION_M

export const metresApart = ({ stated, fromGrid }: ContradictoryStatement): number =>
  distanceMetres(stated, fromGrid)

export const isContradictory = (statement: PositionStatement): statement is ContradictoryStatement =>
  statement.stated !== null && statement.fromGrid !== null && !agree(statement.stated, statement.fromGrid)
