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
 * Drops the points that cannot be on the convex hull: those strictly inside the octagon of the extreme points.
 * What remains has the same hull. Akl & Toussaint, "A fast convex hull algorithm", 1978.
 */
export function dropInnerPoints<T extends PlanePoint>(points: readonly T[]): T[] {
  const pairs = DIRECTIONS.flatMap((direction) => extremes(points, direction))
  const sides = sidesOf([...pairs.map(([furthest]) => furthest), ...pairs.map(([, nearest]) => nearest)])
  return sides.length > 2 ? points.filter((point) => !isStrictlyInside(point, sides)) : [...points]
}

/** The points furthest in a direction and in its opposite, as a list of one pair; none of none. */
function extremes<T extends PlanePoint>(points: readonly T[], [dx, dy]: PlanePoint): [T, T][] {
  let [furthest, nearest] = [points[0], points[0]]
  let [most, least] = [-Infinity, Infinity]
  for (const point of points) {
    const reach = point[0] * dx + point[1] * dy
    if (reach > most) {
      most = reach
      furthest = point
    }
    if (reach < least) {
      least = reach
      nearest = point
    }
  }
  return furthest && nearest ? [[furthest, nearest]] : []
}

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
