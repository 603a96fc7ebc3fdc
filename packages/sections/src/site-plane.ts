import { EQUATORIAL_RADIUS_M, FLATTENING } from './earth.ts'

/** Degrees, WGS84. */
export interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** Metres east (`x`) and north (`y`) of the origin of its plane. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface SitePlane {
  readonly toPlane: (place: Place) => Point
  readonly toPlace: (point: Point) => Place
}

const THIRD_FLATTENING = FLATTENING / (2 - FLATTENING)
const ECCENTRICITY = (2 * Math.sqrt(THIRD_FLATTENING)) / (1 + THIRD_FLATTENING)
const RECTIFYING_RADIUS_M =
  (EQUATORIAL_RADIUS_M / (1 + THIRD_FLATTENING)) *
  (1 + THIRD_FLATTENING ** 2 / 4 + THIRD_FLATTENING ** 4 / 64)

/**
 * Krüger's series (1912), by powers of `THIRD_FLATTENING` from the first: the rest is under a thousandth of a
 * millimetre.
 */
const ALPHA = inPowersOfN([
  [1 / 2, -2 / 3, 5 / 16, 41 / 180],
  [0, 13 / 48, -3 / 5, 557 / 1440],
  [0, 0, 61 / 240, -103 / 140],
  [0, 0, 0, 49_561 / 161_280],
])
const BETA = inPowersOfN([
  [1 / 2, -2 / 3, 37 / 96, -1 / 360],
  [0, 1 / 48, 1 / 15, -437 / 1440],
  [0, 0, 17 / 480, -37 / 840],
  [0, 0, 0, 4397 / 161_280],
])
const DELTA = inPowersOfN([
  [2, -2 / 3, -2, 116 / 45],
  [0, 7 / 3, -8 / 5, -227 / 45],
  [0, 0, 56 / 15, -136 / 35],
  [0, 0, 0, 4279 / 630],
])

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
/** Reduced to within half a turn, so that a site on the antimeridian is not divided. */
const withinTurn = (angle: number) => angle - 360 * Math.round(angle / 360)

/**
 * The ground around a place as a plane: transverse Mercator on the ellipsoid, with the meridian of the origin
 * at true scale. Lengths are true to 1 part in 1.6 million 5 km to the side of it, which is 3 mm in 5 km.
 */
export function sitePlane(origin: Place): SitePlane {
  const north = forward(radians(origin.latitude), 0).y
  return {
    toPlane({ longitude, latitude }) {
      const { x, y } = forward(radians(latitude), radians(withinTurn(longitude - origin.longitude)))
      return { x, y: y - north }
    },
    toPlace({ x, y }) {
      const { latitude, longitude } = inverse(x, y + north)
      return {
        longitude: withinTurn(origin.longitude + degrees(longitude)),
        latitude: degrees(latitude),
      }
    },
  }
}

function forward(latitude: number, longitude: number): Point {
  const sine = Math.sin(latitude)
  const t = Math.sinh(Math.atanh(sine) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sine))
  const xi = Math.atan2(t, Math.cos(longitude))
  const eta = Math.atanh(Math.sin(longitude) / Math.hypot(1, t))
  const [north, east] = addSeries(xi, eta, ALPHA, 1)
  return { x: RECTIFYING_RADIUS_M * east, y: RECTIFYING_RADIUS_M * north }
}

function inverse(x: number, y: number): Place {
  const [xi, eta] = addSeries(y / RECTIFYING_RADIUS_M, x / RECTIFYING_RADIUS_M, BETA, -1)
  const conformal = Math.asin(Math.sin(xi) / Math.cosh(eta))
  const latitude = DELTA.reduce(
    (sum, term, index) => sum + term * Math.sin(2 * (index + 1) * conformal),
    conformal,
  )
  return { latitude, longitude: Math.atan2(Math.sinh(eta), Math.cos(xi)) }
}

function addSeries(xi: number, eta: number, terms: readonly number[], sign: 1 | -1): [number, number] {
  let [north, east] = [xi, eta]
  for (const [index, term] of terms.entries()) {
    const k = 2 * (index + 1)
    north += sign * term * Math.sin(k * xi) * Math.cosh(k * eta)
    east += sign * term * Math.cos(k * xi) * Math.sinh(k * eta)
  }
  return [north, east]
}

function inPowersOfN(table: readonly (readonly number[])[]): number[] {
  return table.map((row) => row.reduce((sum, term, index) => sum + term * THIRD_FLATTENING ** (index + 1), 0))
}
