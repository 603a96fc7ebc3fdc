import type { Point } from './site-plane.ts'

/** Degrees clockwise from north, from 0 to under 360; null between equal points. */
export function bearingBetween(from: Point, to: Point): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx === 0 && dy === 0) return null
  return ((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360
}
