import { ownValue } from '@groundsheet/readings'
import { depthOf, type PlacedPoint } from './place-points.ts'

const STEP_BY_KEY: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
}

/** The point that a key selects, in order of depth; null for other keys. */
export function stepPoint(
  points: readonly PlacedPoint[],
  from: PlacedPoint | null,
  key: string,
): PlacedPoint | null {
  const step = ownValue(STEP_BY_KEY, key)
  if (step === undefined || points.length === 0) return null
  const order = points.toSorted((a, b) => depthOf(a) - depthOf(b) || a.point.value - b.point.value)
  const at = from ? order.indexOf(from) : -1
  if (at < 0) return (key === 'End' ? order.at(-1) : order[0]) ?? null
  return order[Math.max(0, Math.min(at + step, order.length - 1))] ?? null
}
