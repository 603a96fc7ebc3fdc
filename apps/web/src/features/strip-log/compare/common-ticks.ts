import { formatDecimals } from '@groundsheet/readings'
import { depthTicks } from '@groundsheet/logs'
import { decimalsOf } from '../decimals-of.ts'
import type { DepthScale } from '../depth-scale.ts'
import type { CommonAxis } from './compared-hole.ts'

export interface Tick {
  readonly label: string
  /** Px from the top. */
  readonly y: number
}

const MIN_TICK_SPACING_PX = 34

/** Round depths or levels of the common axis. */
export function commonTicks(scale: DepthScale, axis: CommonAxis): Tick[] {
  const { from, to } = scale.window
  const [min, max, sign] = axis === 'level' ? [-to, -from, -1] : [from, to, 1]
  const values = depthTicks(min, max, scale.height, MIN_TICK_SPACING_PX)
  const decimals = decimalsOf(values)
  return values.map((value) => ({ label: formatDecimals(value, decimals), y: scale.y(sign * value) }))
}
