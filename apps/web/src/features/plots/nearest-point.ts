/** Positions of points, px: x and y alternate. */
export type PointPositions = Float32Array

/**
 * Index of the point nearest to a position within `maxDistance` px; of several equally near, the last, which
 * is drawn on top.
 */
export function nearestPoint(
  spots: PointPositions,
  x: number,
  y: number,
  maxDistance: number,
): number | null {
  let [best, minSquaredDistance] = [-1, maxDistance * maxDistance]
  for (let index = 0; index < spots.length; index += 2) {
    const [dx, dy] = [(spots[index] ?? NaN) - x, (spots[index + 1] ?? NaN) - y]
    const squaredDistance = dx * dx + dy * dy
    if (squaredDistance <= minSquaredDistance) [best, minSquaredDistance] = [index / 2, squaredDistance]
  }
  return best < 0 ? null : best
}
