import type { Mark } from '@groundsheet/logs'
import { markTextWithoutUnit } from '../../../ui/mark-text.ts'
import type { DepthScale } from '../depth-scale.ts'
import { groupByDepth, MAX_SAMPLES_NAMED_AT_DEPTH } from '../name-marks.ts'
import { BoundArrow } from './bound-arrow.tsx'
import { FittedFigure } from './fitted-figure.tsx'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'
import { ValueGrid } from './value-grid.tsx'

const LINE_HEIGHT_PX = 11

/** A bar for each value, with an arrow at a bound; text only without a value. */
export function BarsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column)
  const visible = column.lane.marks.filter(({ top }) => scale.isInView(top, top))
  const groups = groupByDepth(visible)
  const labelled = new Map(withoutOverlap(groups, scale).map((group) => [longestOf(group), labelOf(group)]))
  const bars = visible.map((mark) => {
    const { row, top, value, bound } = mark
    const label = labelled.get(mark)
    const [y, end] = [scale.y(top), at(value ?? 0)]
    return (
      <g key={row.id}>
        <BarMark mark={mark} from={at(0)} end={end} y={y} />
        {label !== undefined && (
          <FittedFigure
            text={label}
            x={end + (bound ? 7 : value === undefined ? 2 : 4)}
            y={y + 3.5}
            end={column.x + column.width - 1}
          />
        )}
      </g>
    )
  })
  return (
    <>
      <ValueGrid column={column} scale={scale} />
      {bars}
    </>
  )
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

/** Of several tests at one depth the label stands at the end of the longest bar. */
const longestOf = (group: readonly Mark[]): Mark | undefined =>
  group.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0]

/** Results of all tests at one depth, `10, 30, 40`; of more, their number and range, `×5: 10–40`. */
function labelOf(group: readonly Mark[]): string {
  const labels = group.map(markTextWithoutUnit).filter(Boolean)
  if (labels.length <= MAX_SAMPLES_NAMED_AT_DEPTH) return labels.join(', ')
  const values = group.flatMap(({ value }) => value ?? [])
  if (values.length === 0) return `×${labels.length}`
  return `×${labels.length}: ${Math.min(...values)}–${Math.max(...values)}`
}

function withoutOverlap(groups: readonly (readonly Mark[])[], scale: DepthScale): (readonly Mark[])[] {
  let last = -Infinity
  const topOf = (group: readonly Mark[]) => group[0]?.top ?? 0
  return groups
    .toSorted((a, b) => topOf(a) - topOf(b))
    .filter((group) => {
      const y = scale.y(topOf(group))
      if (y < last + LINE_HEIGHT_PX) return false
      last = y
      return true
    })
}
