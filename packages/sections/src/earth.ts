/** WGS 84, EPSG:7030: equatorial radius in metres, and flattening. */
export const EQUATORIAL_RADIUS_M = 6_378_137
export const FLATTENING = 1 / 298.257_223_563

/** Metres around the equator, also of the web's Mercator projection (EPSG:3857). */
export const EQUATOR_M = 2 * Math.PI * EQUATORIAL_RADIUS_M

/** Metres of the shortest degree of latitude, which is at the equator: 110,574. */
export const MIN_METRES_PER_DEGREE = (EQUATOR_M / 360) * (1 - FLATTENING) ** 2
