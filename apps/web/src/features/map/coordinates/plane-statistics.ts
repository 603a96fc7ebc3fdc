import type { Point } from '@groundsheet/sections'

/** The median, which a single mistake does not move. Zero of no values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How wide points lie across their own length: 0 in a line, 1 all round. */
export function spreadOf(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)]
  const xx = mean(({ x }) => (x - mx) ** 2)
  const yy = mean(({ y }) => (y - my) ** 2)
  const xy = mean(({ x, y }) => (x - mx) * (y - my))
  const half = Math.hypot((xx - yy) / 2, xy)
  const [most, least] = [(xx + yy) / 2 + half, (xx + yy) / 2 - half]
  return points.length < 3 || most === 0 ? 0 : Math.sqrt(Math.max(0, least) / most)
}
