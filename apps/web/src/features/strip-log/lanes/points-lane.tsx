import type { Mark } from '@groundsheet/logs'
import { TextOnLines } from '../../../ui/text-on-lines.tsx'
import { resultsOf } from '../vane-results.ts'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'
import { FittedFigure } from './fitted-figure.tsx'
import { ValueGrid } from './value-grid.tsx'

const LINE_HEIGHT_PX = 11

/** Test results beside their points: peak and, in brackets, residual strength, `45 (12)`. */
function Results({
  marks,
  column,
  scale,
}: { marks: readonly Mark[] } & Pick<LaneDrawingProps, 'column' | 'scale'>) {
  const at = valueScale(column)
  let end = -Infinity
  return resultsOf(marks).map(({ top, label, maxValue }) => {
    const y = scale.y(top)
    if (y - end < LINE_HEIGHT_PX) return null
    end = y
    return (
      <TextOnLines key={top} className="log-figure" x={at(maxValue) + 5} y={y + 3.5}>
        {label}
      </TextOnLines>
    )
  })
}

/**
 * Points at their values, or texts without a value; the plastic and liquid limit of a row are joined by a
 * line.
 */
export function PointsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column)
  const visible = column.lane.marks.filter(({ top, base }) => scale.isInView(top, base))
  const withValue = visible.filter(({ value }) => value !== undefined)
  const withoutValue = visible.filter(({ value }) => value === undefined)
  const liquid = new Map(
    withValue.filter(({ series }) => series === 'liquid').map((mark) => [mark.row, mark]),
  )
  const limits = withValue.flatMap((mark): [Mark, Mark][] => {
    const other = mark.series === 'plastic' ? liquid.get(mark.row) : undefined
    return other ? [[mark, other]] : []
  })
  return (
    <>
      <ValueGrid column={column} scale={scale} />
      {limits.map(([plastic, { value = 0 }]) => (
        <path
          key={plastic.row.id}
          className="log-limits"
          d={`M${at(plastic.value ?? 0)} ${scale.y(plastic.top)}H${at(value)}`}
        />
      ))}
      {withValue.map(({ row, series = '', top, value = 0 }) => (
        <circle
          key={row.id + series}
          className="log-point"
          data-series={series}
          cx={at(value)}
          cy={scale.y(top)}
          r={series === 'plastic' || series === 'liquid' ? 2 : 2.8}
        />
      ))}
      {column.resultWidth !== undefined && <Results marks={withValue} column={column} scale={scale} />}
      {withoutValue.map(({ row, series = '', top, label }) => (
        <FittedFigure
          key={row.id + series}
          text={label}
          x={column.x + 3}
          y={scale.y(top) + 3.5}
          end={column.x + column.width - 2}
        />
      ))}
    </>
  )
}
