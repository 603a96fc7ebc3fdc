import type { Column } from './lane-columns.ts'
import { valueScale } from './lanes/lane-drawing.ts'
import { valueTicks } from './lanes/value-ticks.ts'

const HEIGHT = 13
const BASELINE = 10

interface Props {
  readonly column: Column
  /** Px from the left of the head. */
  readonly offset?: number
}

/** The figures of the lines of values, over their lines. */
export const ValueFigures = ({ column, offset = 0 }: Props) => (
  <svg
    className="log-head-scale"
    width={column.width - 1}
    height={HEIGHT}
    {...(offset > 0 && { style: { left: offset } })}
  >
    {placeFigures(valueTicks(column), valueScale(column), column.width - 2).map(({ value, text, x }) => (
      <text key={value} x={x} y={BASELINE}>
        {text}
      </text>
    ))}
  </svg>
)

/** Px of a digit, and between two figures. */
const DIGIT = 5.8
const GAP = 3

/** Figures inside the column; of two that would touch, the greater stays. */
function placeFigures(ticks: readonly number[], at: (value: number) => number, width: number) {
  let end = width
  return ticks.toReversed().flatMap((value) => {
    const text = String(value).replace('-', '−')
    const size = text.length * DIGIT
    const x = Math.max(1, Math.min(at(value) - size / 2, width - size))
    if (x + size > end) return []
    end = x - GAP
    return [{ value, text, x }]
  })
}
