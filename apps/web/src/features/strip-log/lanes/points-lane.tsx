import type { Mark } from '@groundsheet/logs'
import { resultsOf } from '../vane-results.ts'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'
import { ValueGrid } from './value-grid.tsx'

/** Px of a line of text. */
const LINE = 11

/** The results of the tests beside their points: peak and, in brackets, what was left, `45 (12)`. */
function Results({
  marks,
  column,
  scale,
}: { marks: readonly Mark[] } & Pick<LaneDrawingProps, 'column' | 'scale'>) {
  const at = valueScale(column)
  let end = -Infinity
  return resultsOf(marks).map(({ top, label, greatest }) => {
    const y = scale.y(top)
    if (y - end < LINE) return null
    end = y
    return (
      <text key={top} className="log-figure" x={at(greatest) + 5} y={y + 3.5}>
        {label}
      </text>
    )
  })
}

/** Values at a depth, or the words in their place; the limits of one row are the ends of a line. */
export function PointsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column)
  const near = column.lane.marks.filter(({ top, base }) => scale.sees(top, base))
  const seen = near.filter(({ value }) => value !== undefined)
  const worded = near.filter(({ value }) => value === undefined)
  const liquid = new Map(seen.filter(({ series }) => series === 'liquid').map((mark) => [mark.row, mark]))
  const limits = seen.flatMap((mark): [Mark, Mark][] => {
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
      {seen.map(({ row, series = '', top, value = 0 }) => (
        <circle
          key={row.id + series}
          className="log-point"
          data-series={series}
          cx={at(value)}
          cy={scale.y(top)}
          r={series === 'plastic' || series === 'liquid' ? 2 : 2.8}
        />
      ))}
      {column.tail !== undefined && <Results marks={seen} column={column} scale={scale} />}
      {worded.map(({ row, series = '', top, label }) => (
        <text key={row.id + series} className="log-figure" x={column.x + 3} y={scale.y(top) + 3.5}>
          {label}
        </text>
      ))}
    </>
  )
}
