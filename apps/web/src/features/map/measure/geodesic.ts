import geodesic from 'geographiclib-geodesic'
import type { Path } from '../../../url-state/path.ts'
import type { Ring } from '../../../url-state/ring.ts'

const { Geodesic, PolygonArea } = geodesic
const earth = Geodesic.WGS84

/** The shortest way from one point to the next on the WGS84 ellipsoid. */
interface Leg {
  /** Metres. */
  readonly length: number
  /** Degrees clockwise from true north at its beginning, 0 to 360. */
  readonly bearing: number
  /** Itself, as a map can draw it: a long one is curved there. */
  readonly path: Path
}

/** From this length on, a leg is drawn curved. */
const MIN_CURVED_M = 20_000
const CURVE_POINTS = 48

type Point = Path[number]

/** The legs of a line; those of a closed one end at its start. */
export function legsOf(path: Path, closed: boolean): Leg[] {
  const ends = closed ? [...path.slice(1), ...path.slice(0, 1)] : path.slice(1)
  return ends.flatMap((end, index) => {
    const start = path[index]
    return start ? [legBetween(start, end)] : []
  })
}

function legBetween(start: Point, end: Point): Leg {
  const { s12: length = 0, azi1 = 0 } = earth.Inverse(start[1], start[0], end[1], end[0])
  return {
    length,
    bearing: (azi1 + 360) % 360,
    path: length < MIN_CURVED_M ? [start, end] : curve(start, end),
  }
}

function curve(start: Point, end: Point): Path {
  const line = earth.InverseLine(start[1], start[0], end[1], end[0])
  const bends = Array.from({ length: CURVE_POINTS }, (_, index): Point => {
    // Longitudes go on beyond 180 rather than jump across the map.
    const along = line.Position(
      (line.s13 * (index + 1)) / CURVE_POINTS,
      Geodesic.STANDARD | Geodesic.LONG_UNROLL,
    )
    return [along.lon2 ?? end[0], along.lat2 ?? end[1]]
  })
  return [start, ...bends]
}

/** Metres along a line. */
export const lengthOf = (path: Path): number =>
  legsOf(path, false).reduce((sum, { length }) => sum + length, 0)

/**
 * Square metres within geodesics between the corners, whichever way round they come. Sides must not cross.
 */
export function areaOf(ring: Ring): number {
  const polygon = new PolygonArea.PolygonArea(earth, false)
  for (const [longitude, latitude] of ring) polygon.AddPoint(latitude, longitude)
  return Math.abs(polygon.Compute(false, true).area ?? 0)
}

/** Whether two sides cross that are not neighbours. Degrees as a plane: enough at the size of a site. */
export function crossesItself(ring: Ring): boolean {
  const side = (index: number) => [ring[index % ring.length], ring[(index + 1) % ring.length]] as const
  return ring.some((_, i) =>
    ring.some((_, j) => {
      const neighbours = j <= i + 1 || (i === 0 && j === ring.length - 1)
      return !neighbours && cross(side(i), side(j))
    }),
  )
}

type Side = readonly [Point | undefined, Point | undefined]

function cross([a, b]: Side, [c, d]: Side): boolean {
  if (!a || !b || !c || !d) return false
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** Positive where the path from a over b to c turns left. */
const turn = (a: Point, b: Point, c: Point) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
