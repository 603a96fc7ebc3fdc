import { formatDecimals } from '@groundsheet/readings'
import { depthTicks } from '@groundsheet/logs'
import { HoleEnds } from '../depth-axes.tsx'
import { decimalsOf } from '../decimals-of.ts'
import type { DepthScale } from '../depth-scale.ts'
import { AXIS_WIDTH_PX } from './sheet-columns.ts'

interface Props {
  readonly scale: DepthScale
  readonly finalDepth: number | null
  /** Ends of the lines at ground level and final depth, px, so that they do not cross texts. */
  readonly graphicsStart: number
  readonly graphicsEnd: number
}

const MIN_FIGURE_SPACING_PX = 34
const MIN_TICK_SPACING_PX = 7

/** Depth axis of a sheet, and lines at ground level and final depth. */
export function DepthColumn({ scale, finalDepth, graphicsStart, graphicsEnd }: Props) {
  const { from, to } = scale.window
  const drawnHeight = scale.y(to) - scale.y(from)
  const depths = depthTicks(from, to, drawnHeight, MIN_FIGURE_SPACING_PX)
  return (
    <>
      {depthTicks(from, to, drawnHeight, MIN_TICK_SPACING_PX).map((depth) => (
        <path key={depth} className="log-minor-tick" d={`M${AXIS_WIDTH_PX} ${scale.y(depth)}h-3`} />
      ))}
      {depths.map((depth) => (
        <g key={depth}>
          <path className="log-tick" d={`M${AXIS_WIDTH_PX - 6} ${scale.y(depth)}h6`} />
          <text className="log-figure" x={AXIS_WIDTH_PX - 7} y={scale.y(depth) + 3} textAnchor="end">
            {formatDecimals(depth, decimalsOf(depths))}
          </text>
        </g>
      ))}
      <HoleEnds
        scale={scale}
        from={graphicsStart}
        to={graphicsEnd}
        finalDepth={finalDepth !== null && finalDepth <= to ? finalDepth : null}
      />
    </>
  )
}
