import type { Point } from './site-plane.ts'

/**
 * Points in order along their best-fit line (first principal axis), from west to east, or from the south if
 * the line runs due north. Returns indices; equal positions keep their order.
 */
export function orderAlong(points: readonly Point[]): number[] {
  const axis = principalAxis(points)
  const along = points.map(({ x, y }) => x * axis.x + y * axis.y)
  return points.map((_, index) => index).sort((a, b) => (along[a] ?? 0) - (along[b] ?? 0))
}

function principalAxis(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length)
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)]
  const xx = mean(({ x }) => (x - mx) ** 2)
  const yy = mean(({ y }) => (y - my) ** 2)
  const xy = mean(({ x, y }) => (x - mx) * (y - my))
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const axis = { x: Math.cos(angle), y: Math.sin(angle) }
  // The angle is within 90° of east, so only due south has to be reversed.
  return axis.y < 0 && axis.x < 1e-9 ? { x: -axis.x, y: -axis.y } : axis
}
