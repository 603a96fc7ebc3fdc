import { distanceMetres, type Transformer, type Wgs84 } from '@groundsheet/coordinates'
import type { SurveyedHole } from './survey-holes.ts'

/** What a hole says of its position. */
export interface PositionClaim {
  readonly hole: SurveyedHole
  /** From LOCA_LAT and LOCA_LON, or HOLE_LAT and HOLE_LON; null if they are blank or 0, 0. */
  readonly stated: Wgs84 | null
  /** From the grid coordinates; null without them, without a CRS, and outside its area of use. */
  readonly fromGrid: Wgs84 | null
  /** As `fromGrid`, with easting and northing exchanged. */
  readonly fromSwappedGrid: Wgs84 | null
}

/** A claim, and the position that was chosen for its hole. */
export interface PlacedClaim {
  readonly claim: PositionClaim
  readonly position: Wgs84
}

/** A claim whose two positions contradict each other. */
export interface ContradictoryClaim extends PositionClaim {
  readonly stated: Wgs84
  readonly fromGrid: Wgs84
}

/** Metres; surveys and transformations agree better than this. */
export const MAX_CONTRADICTION_M = 10

export function claimOf(hole: SurveyedHole, transformer: Transformer | null): PositionClaim {
  const { easting, northing } = hole
  const stated = statedPosition(hole)
  if (easting === null || northing === null || transformer === null)
    return { hole, stated, fromGrid: null, fromSwappedGrid: null }
  const fromGrid = transformer.toWgs84(easting, northing)
  return { hole, stated, fromGrid, fromSwappedGrid: transformer.toWgs84(northing, easting) }
}

function statedPosition({ latitude, longitude }: SurveyedHole): Wgs84 | null {
  const isMissing = latitude === null || longitude === null || (latitude === 0 && longitude === 0)
  return isMissing ? null : { latitude, longitude }
}

export const agree = (a: Wgs84, b: Wgs84): boolean => distanceMetres(a, b) <= MAX_CONTRADICTION_M

export const metresApart = ({ stated, fromGrid }: ContradictoryClaim): number =>
  distanceMetres(stated, fromGrid)

export const isContradictory = (claim: PositionClaim): claim is ContradictoryClaim =>
  claim.stated !== null && claim.fromGrid !== null && !agree(claim.stated, claim.fromGrid)
