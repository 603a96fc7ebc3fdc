import { findOutliers, type Wgs84 } from '../src/index.ts'

export const start: Wgs84 = { longitude: -2, latitude: 53 }
/** A point some metres east and north of the start. */
export const at = (east: number, north: number): Wgs84 => ({
  longitude: start.longitude + east / (111_195 * Math.cos((start.latitude * Math.PI) / 180)),
  latitude: start.latitude + north / 111_195,
})
export const site = Array.from({ length: 20 }, (_, i) => at((i % 5) * 25, Math.floor(i / 5) * 25))
export const indexes = (points: Wgs84[]): number[] => findOutliers(points).map(({ index }) => index)
