import { formatDecimals } from '@groundsheet/readings'
import { depthTicks, isInclinedHole, type Finding } from '@groundsheet/logs'
import { logStrings } from '../../ui/strings/log-strings.ts'
import type { DepthScale } from './depth-scale.ts'
import { decimalsOf } from './decimals-of.ts'

interface Props {
  readonly scale: DepthScale
  readonly depthAxis: number
  readonly levelAxis: number
  readonly groundLevel: number | null
  readonly finalDepth: number | null
  readonly findings: readonly Finding[]
  /** Width of the drawing, px. */
  readonly width: number
}

const MIN_TICK_SPACING_PX = 34

/** Depth below ground, level above datum, and lines at ground level and final depth. */
export function DepthAxes(props: Props) {
  const { scale, depthAxis, levelAxis, groundLevel, finalDepth, findings, width } = props
  const { from, to } = scale.window
  const depths = depthTicks(from, to, scale.height, MIN_TICK_SPACING_PX)
  const lowest = groundLevel === null ? 0 : groundLevel - to
  const levels =
    groundLevel === null ? [] : depthTicks(lowest, groundLevel - from, scale.height, MIN_TICK_SPACING_PX)
  const decimals = decimalsOf(depths)
  return (
    <>
      {depths.map((depth) => (
        <g key={depth}>
          <path className="log-grid" d={`M${depthAxis + levelAxis} ${scale.y(depth)}H${width}`} />
          <path className="log-tick" d={`M${depthAxis - 4} ${scale.y(depth)}h4`} />
          <text className="log-figure" x={depthAxis - 7} y={scale.y(depth) + 4} textAnchor="end">
            {formatDecimals(depth, decimals)}
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
            {logStrings.levelFigure(formatDecimals(level, decimalsOf(levels)), isInclinedHole(findings))}
          </text>
        </g>
      ))}
      {/* A level at the ground is beside the line, not under it. */}
      <HoleEnds scale={scale} from={depthAxis + levelAxis} to={width} finalDepth={finalDepth} />
    </>
  )
}

interface EndsProps {
  readonly scale: DepthScale
  /** Left and right end of the lines, px. */
  readonly from: number
  readonly to: number
  readonly finalDepth: number | null
}

/** Lines at ground level and final depth. */
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
