/** Degrees, or any plane coordinates: x, y. */
export type PlanePoint = readonly [number, number]

/** Outward directions of the sides of an octagon, anticlockwise; the other four are opposite to these. */
const DIRECTIONS: readonly PlanePoint[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
]

/**
 * Drops the points that cannot be on the convex hull: those strictly inside the octagon of the extreme
 * points. What remains has the same hull. Akl & Toussaint, "A fast convex hull algorithm", 1978.
 */
export function dropInnerPoints<T extends PlanePoint>(points: readonly T[]): T[] {
  const flat = sideBySide(points)
  const octagon = octagonOf(points, flat)
  const sides = sidesOf(octagon)
  if (sides.length < 3) return [...points]
  const [west, south, east, north] = boxIn(octagon)
  return points.filter((_, index) => {
    const [x, y] = [flat[2 * index] ?? NaN, flat[2 * index + 1] ?? NaN]
    const inBox = x > west && x < east && y > south && y < north
    return !inBox && !isStrictlyInside([x, y], sides)
  })
}

/**
 * x and y of each, one after the other: numbers that lie side by side are walked several times faster than
 * lists of two.
 */
function sideBySide(points: readonly PlanePoint[]): Float64Array {
  const flat = new Float64Array(points.length * 2)
  let at = 0
  for (const [x, y] of points) {
    flat[at++] = x
    flat[at++] = y
  }
  return flat
}

/** The points furthest in each direction, then those furthest in the opposite of each; none of none. */
function octagonOf<T extends PlanePoint>(points: readonly T[], flat: Float64Array): T[] {
  const pairs = DIRECTIONS.map((direction) => extremes(flat, direction))
  const corners = [...pairs.map(([furthest]) => furthest), ...pairs.map(([, nearest]) => nearest)]
  return corners.map((corner) => points[corner]).filter((corner) => corner !== undefined)
}

/** Which points are furthest in a direction and in its opposite. */
function extremes(flat: Float64Array, [dx, dy]: PlanePoint): [furthest: number, nearest: number] {
  let [furthest, nearest] = [0, 0]
  let [most, least] = [-Infinity, Infinity]
  for (let at = 0; at < flat.length; at += 2) {
    const reach = (flat[at] ?? 0) * dx + (flat[at + 1] ?? 0) * dy
    if (reach > most) {
      most = reach
      furthest = at / 2
    }
    if (reach < least) {
      least = reach
      nearest = at / 2
    }
  }
  return [furthest, nearest]
}

/**
 * A box inside the octagon, between the corners that lie aslant: quick to hold points against, and most are
 * in it. West, south, east, north.
 */
function boxIn(octagon: readonly PlanePoint[]): [number, number, number, number] {
  const [, [right, top] = NO_POINT, , [left, upper] = NO_POINT, , [west, south] = NO_POINT] = octagon
  const [east, lower] = octagon[7] ?? NO_POINT
  return [Math.max(left, west), Math.max(south, lower), Math.min(right, east), Math.min(top, upper)]
}

const NO_POINT: PlanePoint = [NaN, NaN]

/** A place on it, and how far it goes from there. */
interface Side {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

/** The sides that have a length. */
const sidesOf = (octagon: readonly PlanePoint[]): Side[] =>
  octagon
    .map(([x, y], index): Side => {
      const [nextX, nextY] = octagon[(index + 1) % octagon.length] ?? [x, y]
      return { x, y, dx: nextX - x, dy: nextY - y }
    })
    .filter(({ dx, dy }) => dx !== 0 || dy !== 0)

/** Sides run anticlockwise, so inside is to the left of every one. */
function isStrictlyInside([x, y]: PlanePoint, sides: readonly Side[]): boolean {
  for (const side of sides) if (side.dx * (y - side.y) - side.dy * (x - side.x) <= 0) return false
  return true
}
