/**
 * A known place near the middle of a site, in British National Grid and in degrees (WGS84, from OSTN15), with
 * the first derivatives there. Those are degrees per metre east and per metre north.
 */
export interface Anchor {
  easting: number
  northing: number
  latitude: number
  longitude: number
  latitudePerEast: number
  latitudePerNorth: number
  longitudePerEast: number
  longitudePerNorth: number
}

/**
 * The tangent plane at the anchor. Measured against OSTN15 it is within 0.1 m at 0.7 km, 0.4 m at 1.7 km and
 * 1.5 m at 3.5 km. That is enough for lines drawn on a map and a pinned marker, and the sample needs no grid
 * file.
 */
export function toDegrees(
  anchor: Anchor,
  easting: number,
  northing: number,
): { latitude: number; longitude: number } {
  const [east, north] = [easting - anchor.easting, northing - anchor.northing]
  return {
    latitude: round(anchor.latitude + anchor.latitudePerEast * east + anchor.latitudePerNorth * north),
    longitude: round(anchor.longitude + anchor.longitudePerEast * east + anchor.longitudePerNorth * north),
  }
}

/** Seven decimals are a centimetre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
