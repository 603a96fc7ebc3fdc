import type { Wgs84 } from './wgs84.ts'

/**
 * One projected CRS and WGS84, both ways; null where there is no result that leads back to the same place.
 */
export interface Projection {
  toWgs84(easting: number, northing: number): Wgs84 | null
  fromWgs84(place: Wgs84): ProjectedPoint | null
}

/** Easting and northing, in the unit of the CRS. */
export type ProjectedPoint = readonly [easting: number, northing: number]
