/** Degrees, or any plane coordinates: x, y. */
export type PlanePoint = readonly [number, number]

/** Outward directions of the eight sides of an octagon. */
const DIRECTIONS: readonly PlanePoint[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]

/**
 * Drops the points that cannot be on the convex hull: those strictly inside the octagon of the extreme points.
 * What remains has the same hull. Akl & Toussaint, "A fast convex hull algorithm", 1978.
 */
export function dropInnerPoints<T extends PlanePoint>(points: readonly T[]): T[] {
  const octagon = DIRECTIONS.flatMap((direction) => extreme(points, direction))
  return points.filter((point) => !isStrictlyInside(point, octagon))
}

/** The point furthest in a direction, as a list of one; none of none. */
function extreme<T extends PlanePoint>(points: readonly T[], [dx, dy]: PlanePoint): T[] {
  let best: T | undefined
  let reach = -Infinity
  for (const point of points) {
    const distance = point[0] * dx + point[1] * dy
    if (distance > reach) {
      reach = distance
      best = point
    }
  }
  return best ? [best] : []
}

/** The octagon runs anticlockwise, so inside is to the left of every side that has a length. */
function isStrictlyInside([x, y]: PlanePoint, octagon: readonly PlanePoint[]): boolean {
  let sides = 0
  for (const [index, [ax, ay]] of octagon.entries()) {
    const [bx, by] = octagon[(index + 1) % octagon.length] ?? [ax, ay]
    if (ax === bx && ay === by) continue
    if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0) return false
    sides++
  }
  return sides > 2
}
