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
    {placeFigures(valueTicks(column), valueScale(column), column.width - END_GAP_PX).map(
      ({ value, text, x }) => (
        <text key={value} x={x} y={BASELINE_PX}>
          {text}
        </text>
      ),
    )}
  </svg>
)

const DIGIT_WIDTH_PX = 5.8
/** So that 15 at the end of a scale and 0 of the next are not read as 150. */
const END_GAP_PX = 5
const FIGURE_GAP_PX = 3
/** Sums of fractions of px are not exact. */
const ROUNDING_PX = 0.01

/** With fewer figures, the end of the scale matters less than the steps. */
const MIN_FIGURES = 3

/**
 * Figures inside the column. Each, or each second, third … counted from zero, so that none overlap and all
 * steps are equal. With a figure at the end of the scale if possible.
 */
function placeFigures(ticks: readonly number[], at: (value: number) => number, width: number) {
  const zero = Math.max(0, ticks.indexOf(0))
  const placed = ticks.map((value) => {
    const text = String(value).replace('-', '−')
    const size = text.length * DIGIT_WIDTH_PX
    return { value, text, size, x: Math.max(1, Math.min(at(value) - size / 2, width - size)) }
  })
  const steps = ticks.map((_, index) => index + 1)
  const shown = steps.map((every) => placed.filter((_, index) => (index - zero) % every === 0))
  const fitting = shown.filter(haveRoom)
  const toTheEnd = fitting.filter((figures) => figures.at(-1) === placed.at(-1))
  const several = [...toTheEnd, ...fitting].find(({ length }) => length >= MIN_FIGURES)
  return several ?? toTheEnd[0] ?? fitting[0] ?? []
}

/** `size`: width of a figure, px. */
const haveRoom = (figures: readonly { readonly x: number; readonly size: number }[]): boolean =>
  figures.every(({ x }, index) => {
    const before = figures[index - 1]
    return !before || before.x + before.size + FIGURE_GAP_PX <= x + ROUNDING_PX
  })
