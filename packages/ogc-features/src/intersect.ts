/** Coordinates in any plane; the first two of each are used. */
type PlanarCoordinate = readonly number[]

export type PlanarGeometry =
  | { readonly type: 'Point'; readonly coordinates: PlanarCoordinate }
  | { readonly type: 'LineString'; readonly coordinates: readonly PlanarCoordinate[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly PlanarCoordinate[])[] }

type Point = readonly [number, number]
type Segment = readonly [Point, Point]

/** A geometry ready to be compared with many others. */
interface Outline {
  readonly segments: readonly Segment[]
  readonly first: Point
  readonly isArea: boolean
  /** The least and the greatest coordinates. */
  readonly least: Point
  readonly greatest: Point
}

/** Whether two geometries share a point; edges count. */
export const geometriesIntersect = (one: PlanarGeometry, other: PlanarGeometry): boolean =>
  compileIntersection(other)(one)

/** A test whether a geometry shares a point with `shape`, whose edges are read once. */
export function compileIntersection(shape: PlanarGeometry): (geometry: PlanarGeometry) => boolean {
  const outline = outlineOf(shape)
  return (geometry) => outlinesMeet(outlineOf(geometry), outline)
}

function outlinesMeet(one: Outline, other: Outline): boolean {
  if (!boxesMeet(one, other)) return false
  if (one.segments.some((a) => other.segments.some((b) => segmentsMeet(a, b)))) return true
  // Without a common edge, one lies inside the other, or they are apart.
  return isInside(one.first, other) || isInside(other.first, one)
}

const boxesMeet = (one: Outline, other: Outline): boolean =>
  one.least[0] <= other.greatest[0] &&
  other.least[0] <= one.greatest[0] &&
  one.least[1] <= other.greatest[1] &&
  other.least[1] <= one.greatest[1]

function outlineOf(geometry: PlanarGeometry): Outline {
  const segments = segmentsOf(geometry)
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of segments.flat()) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return {
    segments,
    first: segments[0]?.[0] ?? [NaN, NaN],
    isArea: geometry.type === 'Polygon',
    least: [west, south],
    greatest: [east, north],
  }
}

const toPoint = ([x = NaN, y = NaN]: PlanarCoordinate): Point => [x, y]

/** A point is a segment without a length. */
function segmentsOf(geometry: PlanarGeometry): Segment[] {
  if (geometry.type === 'Point') return [[toPoint(geometry.coordinates), toPoint(geometry.coordinates)]]
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
  return lines.flatMap((line) =>
    line.slice(1).map((end, index): Segment => [toPoint(line[index] ?? end), toPoint(end)]),
  )
}

/** By the number of edges that a ray from the point crosses; rings inside others are holes. */
function isInside([x, y]: Point, { isArea, segments }: Outline): boolean {
  if (!isArea) return false
  let inside = false
  for (const [[x1, y1], [x2, y2]] of segments) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

function segmentsMeet([a, b]: Segment, [c, d]: Segment): boolean {
  const [sideC, sideD] = [turn(a, b, c), turn(a, b, d)]
  const [sideA, sideB] = [turn(c, d, a), turn(c, d, b)]
  if (sideC * sideD < 0 && sideA * sideB < 0) return true
  return (
    (sideC === 0 && isBetween(a, b, c)) ||
    (sideD === 0 && isBetween(a, b, d)) ||
    (sideA === 0 && isBetween(c, d, a)) ||
    (sideB === 0 && isBetween(c, d, b))
  )
}

/** Positive to the left of the line from a to b, negative to its right, 0 on it. */
const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

const isBetween = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])
