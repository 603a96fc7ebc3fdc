import { depthTicks } from '@groundsheet/logs'
import { decimalsOf } from '../decimals-of.ts'
import type { DepthScale } from '../depth-scale.ts'
import type { CommonAxis } from './compared-hole.ts'

export interface Tick {
  readonly label: string
  /** Px from the top. */
  readonly y: number
}

/** Least distance of ticks, px. */
const ROOM = 34

/** Round depths, or round levels, of the axis that the holes have in common. */
export function commonTicks(scale: DepthScale, axis: CommonAxis): Tick[] {
  const { from, to } = scale.window
  const [least, most, sign] = axis === 'level' ? [-to, -from, -1] : [from, to, 1]
  const values = depthTicks(least, most, scale.height, ROOM)
  const decimals = decimalsOf(values)
  return values.map((value) => ({ label: value.toFixed(decimals), y: scale.y(sign * value) }))
}
