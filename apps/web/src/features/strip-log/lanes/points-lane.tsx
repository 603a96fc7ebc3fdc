import type { Mark } from '@groundsheet/logs'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'
import { ValueGrid } from './value-grid.tsx'

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
      {worded.map(({ row, series = '', top, label }) => (
        <text key={row.id + series} className="log-figure" x={column.x + 3} y={scale.y(top) + 3.5}>
          {label}
        </text>
      ))}
    </>
  )
}
