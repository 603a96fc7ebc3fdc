import { formatDecimals } from '@groundsheet/readings'
import { depthTicks } from '@groundsheet/logs'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { decimalsOf } from '../decimals-of.ts'
import type { DepthScale } from '../depth-scale.ts'
import type { SheetCell } from './sheet-columns.ts'

interface Props {
  readonly column: SheetCell
  readonly scale: DepthScale
  /** Metres above the datum of the hole. */
  readonly groundLevel: number
  /** The hole is not vertical. */
  readonly isInclined: boolean
}

const MIN_FIGURE_SPACING_PX = 34

/** Level axis of a sheet without strata, whose boundaries would state the levels. */
export function LevelColumn({ column: { x, width }, scale, groundLevel, isInclined }: Props) {
  const { from, to } = scale.window
  const end = x + width
  const drawnHeight = scale.y(to) - scale.y(from)
  const levels = depthTicks(groundLevel - to, groundLevel - from, drawnHeight, MIN_FIGURE_SPACING_PX)
  return levels.map((level) => {
    const y = scale.y(groundLevel - level)
    return (
      <g key={level}>
        <path className="log-tick" d={`M${end - 6} ${y}h6`} />
        <text className="log-figure" x={end - 7} y={y + 3} textAnchor="end">
          {logStrings.levelFigure(formatDecimals(level, decimalsOf(levels)), isInclined)}
        </text>
      </g>
    )
  })
}
