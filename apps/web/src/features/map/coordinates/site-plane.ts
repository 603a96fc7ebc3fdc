/** Degrees, WGS84. */
export interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** Metres. */
export interface PlanePoint {
  readonly x: number
  readonly y: number
}

/** WGS84: equatorial radius in metres, first eccentricity squared. */
const RADIUS = 6_378_137
const ECCENTRICITY = 0.006_694_38

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * The earth around a place as a plane: metres east and north of it. Stereographic, with the curvatures of the
 * ellipsoid there, so that angles are kept as the grids of surveyors keep them.
 */
export function sitePlane(middle: Place): (place: Place) => PlanePoint {
  const phi0 = radians(middle.latitude)
  const bulge = 1 - ECCENTRICITY * Math.sin(phi0) ** 2
  const acrossRadius = RADIUS / Math.sqrt(bulge)
  const alongRadius = (RADIUS * (1 - ECCENTRICITY)) / bulge ** 1.5
  return ({ longitude, latitude }) => {
    const [phi, lambda] = [radians(latitude), radians(longitude - middle.longitude)]
    const cosine = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda)
    const scale = 2 / (1 + cosine)
    return {
      x: scale * acrossRadius * Math.cos(phi) * Math.sin(lambda),
      y:
        scale *
        alongRadius *
        (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)),
    }
  }
}

/** Median of each coordinate: a single mistake does not move it. Zero of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How wide points lie across their own length: 0 in a line, 1 all round. */
export function spreadOf(points: readonly PlanePoint[]): number {
  const mean = (of: (point: PlanePoint) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)]
  const xx = mean(({ x }) => (x - mx) ** 2)
  const yy = mean(({ y }) => (y - my) ** 2)
  const xy = mean(({ x, y }) => (x - mx) * (y - my))
  const half = Math.hypot((xx - yy) / 2, xy)
  const [most, least] = [(xx + yy) / 2 + half, (xx + yy) / 2 - half]
  return points.length < 3 || most === 0 ? 0 : Math.sqrt(Math.max(0, least) / most)
}
