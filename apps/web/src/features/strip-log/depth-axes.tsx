import { depthTicks } from '@groundsheet/logs'
import { logStrings } from '../../ui/log-strings.ts'
import type { DepthScale } from './depth-scale.ts'
import { decimalsOf } from './decimals-of.ts'

interface Props {
  readonly scale: DepthScale
  readonly depthAxis: number
  readonly levelAxis: number
  readonly groundLevel: number | null
  readonly finalDepth: number | null
  /** Of the whole drawing. */
  readonly width: number
}

const ROOM = 34

/** Depth below ground, level above datum, and the lines at which the hole begins and ends. */
export function DepthAxes({ scale, depthAxis, levelAxis, groundLevel, finalDepth, width }: Props) {
  const { from, to } = scale.window
  const depths = depthTicks(from, to, scale.height, ROOM)
  const lowest = groundLevel === null ? 0 : groundLevel - to
  const levels = groundLevel === null ? [] : depthTicks(lowest, groundLevel - from, scale.height, ROOM)
  const decimals = decimalsOf(depths)
  return (
    <>
      {depths.map((depth) => (
        <g key={depth}>
          <path className="log-grid" d={`M${depthAxis + levelAxis} ${scale.y(depth)}H${width}`} />
          <path className="log-tick" d={`M${depthAxis - 4} ${scale.y(depth)}h4`} />
          <text className="log-figure" x={depthAxis - 7} y={scale.y(depth) + 4} textAnchor="end">
            {depth.toFixed(decimals)}
          </text>
        </g>
      ))}
      {levels.map((level) => (
        <g key={level} className="log-levels">
          <path
            className="log-tick"
            d={`M${depthAxis + levelAxis - 4} ${levelY(scale, groundLevel, level)}h4`}
          />
          <text
            className="log-figure"
            x={depthAxis + levelAxis - 7}
            y={levelY(scale, groundLevel, level) + 4}
            textAnchor="end"
          >
            {level.toFixed(decimalsOf(levels))}
          </text>
        </g>
      ))}
      <HoleEnds scale={scale} from={depthAxis} to={width} finalDepth={finalDepth} />
    </>
  )
}

interface EndsProps {
  readonly scale: DepthScale
  /** Px from the left. */
  readonly from: number
  readonly to: number
  readonly finalDepth: number | null
}

/** The lines at which a hole begins and ends. */
export const HoleEnds = ({ scale, from, to, finalDepth }: EndsProps) => (
  <>
    <path className="log-ground" d={`M${from} ${scale.y(0)}H${to}`} />
    {finalDepth !== null && (
      <path className="log-end" d={`M${from} ${scale.y(finalDepth)}H${to}`}>
        <title>{logStrings.finalDepth(finalDepth)}</title>
      </path>
    )}
  </>
)

const levelY = (scale: DepthScale, groundLevel: number | null, level: number) =>
  scale.y((groundLevel ?? 0) - level)
