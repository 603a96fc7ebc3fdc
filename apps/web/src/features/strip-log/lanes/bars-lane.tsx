import type { Mark } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'
import { BoundArrow } from './bound-arrow.tsx'
import { FittedFigure } from './fitted-figure.tsx'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'

/** Space for `50/75 mm` beside a bar of full length. */
const LABEL_WIDTH_PX = 50
const LINE_HEIGHT_PX = 11

/** A bar for each value, with an arrow at a bound; text only without a value. */
export function BarsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column, 0, LABEL_WIDTH_PX)
  const visible = column.lane.marks.filter(({ top }) => scale.isInView(top, top))
  const labelled = new Set(withoutOverlap(visible, scale))
  return visible.map((mark) => {
    const { row, top, value, bound, label } = mark
    const [y, end] = [scale.y(top), at(value ?? 0)]
    return (
      <g key={row.id}>
        <BarMark mark={mark} from={column.x} end={end} y={y} />
        {labelled.has(mark) && (
          <FittedFigure
            text={label.replace(' mm', '')}
            x={end + (bound ? 7 : value === undefined ? 2 : 4)}
            y={y + 3.5}
            end={column.x + column.width - 1}
          />
        )}
      </g>
    )
  })
}

interface BarProps {
  readonly mark: Mark
  /** Left and right end of the bar, and its middle from the top, px. */
  readonly from: number
  readonly end: number
  readonly y: number
}

/** The bar of a value, with an arrow at a bound. */
export const BarMark = ({ mark: { value, bound }, from, end, y }: BarProps) => (
  <>
    {value !== undefined && (
      <rect className="log-bar" x={from} y={y - 2} width={Math.max(1, end - from)} height={4} />
    )}
    <BoundArrow bound={bound} x={end} y={y} half={4.5} />
  </>
)

function withoutOverlap(marks: readonly Mark[], scale: DepthScale): Mark[] {
  let last = -Infinity
  return [...marks]
    .sort((a, b) => a.top - b.top)
    .filter(({ top }) => {
      const y = scale.y(top)
      if (y < last + LINE_HEIGHT_PX) return false
      last = y
      return true
    })
}
