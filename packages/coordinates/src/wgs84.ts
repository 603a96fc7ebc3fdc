/**
 * Decimal degrees, longitude positive east, latitude positive north. ETRS89 is taken as WGS84 (under one
 * metre apart).
 */
export interface Wgs84 {
  longitude: number
  latitude: number
}

/** Mean Earth radius in metres (IUGG). */
const MEAN_EARTH_RADIUS_M = 6371008.8

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres of a degree of latitude, and of a degree of longitude at the equator, on the mean sphere. */
export const METRES_PER_DEGREE = MEAN_EARTH_RADIUS_M * radians(1)

/** Great-circle distance in metres (haversine on the mean sphere): within 0.6 % of the ellipsoidal one. */
export function distanceMetres(a: Wgs84, b: Wgs84): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2)
  const east = Math.sin(radians(b.longitude - a.longitude) / 2)
  const h = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2
  return 2 * MEAN_EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Metres from a point to the nearest of these; Infinity: there is none. */
export const metresToNearest = (of: readonly { readonly position: Wgs84 }[], point: Wgs84): number =>
  of.reduce((least, { position }) => Math.min(least, distanceMetres(position, point)), Infinity)
