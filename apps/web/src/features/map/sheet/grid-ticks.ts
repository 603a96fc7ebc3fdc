import type { GridPosition } from '../../../data/holes/hole.ts'

/** A round coordinate on the edge of a map. */
export interface GridTick {
  /** Share of the edge's length from its start. */
  readonly at: number
  readonly axis: 'easting' | 'northing'
  /** Metres. */
  readonly value: number
}

/** Maximum number of ticks of an edge. */
const MAX_TICKS = 6
const LEADING_DIGITS = [1, 2, 5, 10] as const

/**
 * Round eastings or northings along an edge, whichever changes more; over one sheet a grid is as good as
 * straight.
 */
export function gridTicks(from: GridPosition, to: GridPosition): GridTick[] {
  const change = (axis: GridTick['axis']) => Math.abs(to[axis] - from[axis])
  const axis = change('easting') >= change('northing') ? 'easting' : 'northing'
  const [start, end] = [from[axis], to[axis]]
  const step = roundStep(Math.abs(end - start) / MAX_TICKS)
  if (step === null) return []
  const [least, most] = [Math.min(start, end), Math.max(start, end)]
  const first = Math.ceil(least / step)
  const count = Math.floor(most / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const value = (first + index) * step
    return { at: (value - start) / (end - start), axis, value }
  })
}

function roundStep(least: number): number | null {
  if (!(least > 0) || !Number.isFinite(least)) return null
  const power = 10 ** Math.floor(Math.log10(least))
  return Math.max(1, power * (LEADING_DIGITS.find((step) => step * power >= least * (1 - 1e-9)) ?? 10))
}
