import { depthTicks } from '@groundsheet/logs'
import { HoleEnds } from '../depth-axes.tsx'
import { decimalsOf } from '../decimals-of.ts'
import type { DepthScale } from '../depth-scale.ts'
import { AXIS } from './sheet-columns.ts'

interface Props {
  readonly scale: DepthScale
  readonly finalDepth: number | null
  /** Right end of the lines at which the hole begins and ends, px: texts are not struck through. */
  readonly graphicsEnd: number
}

/** Least px from one figure to the next, and from one tick to the next. */
const FIGURES = 34
const TICKS = 7

/** Depths at the left of a sheet, and the lines at which the hole begins and ends. */
export function DepthColumn({ scale, finalDepth, graphicsEnd }: Props) {
  const { from, to } = scale.window
  const drawn = scale.y(to) - scale.y(from)
  const depths = depthTicks(from, to, drawn, FIGURES)
  return (
    <>
      {depthTicks(from, to, drawn, TICKS).map((depth) => (
        <path key={depth} className="log-minor-tick" d={`M${AXIS} ${scale.y(depth)}h-3`} />
      ))}
      {depths.map((depth) => (
        <g key={depth}>
          <path className="log-tick" d={`M${AXIS - 6} ${scale.y(depth)}h6`} />
          <text className="log-figure" x={AXIS - 7} y={scale.y(depth) + 3} textAnchor="end">
            {depth.toFixed(decimalsOf(depths))}
          </text>
        </g>
      ))}
      <HoleEnds
        scale={scale}
        from={AXIS}
        to={graphicsEnd}
        finalDepth={finalDepth !== null && finalDepth <= to ? finalDepth : null}
      />
    </>
  )
}
