import type { Column } from './lane-columns.ts'
import { valueScale } from './lanes/lane-drawing.ts'
import { valueTicks } from './lanes/value-ticks.ts'

const HEIGHT_PX = 13
const BASELINE_PX = 10

interface Props {
  readonly column: Column
  /** From the left of the head, px. */
  readonly offset?: number
}

/** Figures above the value grid lines. */
export const ValueFigures = ({ column, offset = 0 }: Props) => (
  <svg
    className="log-head-scale"
    width={column.width - 1}
    height={HEIGHT_PX}
    {...(offset > 0 && { style: { left: offset } })}
  >
    {placeFigures(valueTicks(column), valueScale(column), column.width - 2).map(({ value, text, x }) => (
      <text key={value} x={x} y={BASELINE_PX}>
        {text}
      </text>
    ))}
  </svg>
)

const DIGIT_WIDTH_PX = 5.8
const FIGURE_GAP_PX = 3
/** Sums of fractions of px are not exact. */
const ROUNDING_PX = 0.01

/** Figures inside the column; if two would overlap, only the larger value is kept. */
function placeFigures(ticks: readonly number[], at: (value: number) => number, width: number) {
  let end = width
  return ticks.toReversed().flatMap((value) => {
    const text = String(value).replace('-', '−')
    const size = text.length * DIGIT_WIDTH_PX
    const x = Math.max(1, Math.min(at(value) - size / 2, width - size))
    if (x + size > end + ROUNDING_PX) return []
    end = x - FIGURE_GAP_PX
    return [{ value, text, x }]
  })
}
