import type { Mark } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'
import { FittedFigure } from './fitted-figure.tsx'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'

/** Room for `50/75 mm` beside a bar of full length, px. */
const LABEL = 50
const LINE = 11

/** A bar as long as its value, with an arrow where the value is a lower bound; text alone where there is none. */
export function BarsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column, 0, LABEL)
  const seen = column.lane.marks.filter(({ top }) => scale.sees(top, top))
  const named = new Set(chooseApart(seen, scale))
  return seen.map((mark) => {
    const { row, top, value, bound, label } = mark
    const [y, end] = [scale.y(top), at(value ?? 0)]
    return (
      <g key={row.id}>
        <BarMark mark={mark} from={column.x} end={end} y={y} />
        {named.has(mark) && (
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
  /** Px from left to right, and from the top. */
  readonly from: number
  readonly end: number
  readonly y: number
}

/** The bar of a value, with an arrow where the value is a lower bound. */
export const BarMark = ({ mark: { value, bound }, from, end, y }: BarProps) => (
  <>
    {value !== undefined && (
      <rect className="log-bar" x={from} y={y - 2} width={Math.max(1, end - from)} height={4} />
    )}
    {bound === 'least' && <path className="log-arrow" d={`M${end} ${y - 4.5}l5 4.5l-5 4.5z`} />}
  </>
)

function chooseApart(marks: readonly Mark[], scale: DepthScale): Mark[] {
  let last = -Infinity
  return [...marks]
    .sort((a, b) => a.top - b.top)
    .filter(({ top }) => {
      const y = scale.y(top)
      if (y < last + LINE) return false
      last = y
      return true
    })
}
