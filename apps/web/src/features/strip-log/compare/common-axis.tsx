import { depthTicks } from '@groundsheet/logs'
import { decimalsOf } from '../depth-axes.tsx'
import type { DepthScale } from '../depth-scale.ts'
import type { CommonAxis } from './compared-hole.ts'

/** Least distance of ticks, px. */
const ROOM = 34

interface Tick {
  readonly label: string
  /** Px from the top. */
  readonly y: number
}

/** Round depths, or round levels, of the axis that the holes have in common. */
export function commonTicks(scale: DepthScale, axis: CommonAxis): Tick[] {
  const { from, to } = scale.window
  const [least, most, sign] = axis === 'level' ? [-to, -from, -1] : [from, to, 1]
  const values = depthTicks(least, most, scale.height, ROOM)
  const decimals = decimalsOf(values)
  return values.map((value) => ({ label: value.toFixed(decimals), y: scale.y(sign * value) }))
}

/** The axis at the left of the holes, which stays while they are scrolled. */
export function CommonAxisDrawing({ ticks, width, height }: Props) {
  return (
    <svg className="log-drawing compare-axis" aria-hidden="true" width={width} height={height}>
      {ticks.map(({ label, y }) => (
        <g key={label}>
          <path className="log-tick" d={`M${width - 5} ${y}h5`} />
          <text className="log-figure" x={width - 8} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface Props {
  readonly ticks: readonly Tick[]
  readonly width: number
  readonly height: number
}
