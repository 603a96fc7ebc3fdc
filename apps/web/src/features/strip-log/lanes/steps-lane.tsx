import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'

/** Series whose values are written in their blocks; blocks of the others overlap. */
const LABELLED_SERIES: readonly string[] = ['FI', 'recovery']

/** Core runs as blocks as wide as their values, drawn over each other because solid recovery is part of total recovery. */
export function StepsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column, 0, 0)
  return column.lane.marks.map(({ row, series = '', top, base, value = 0, label, bound }) => {
    if (!scale.isInView(top, base)) return null
    const [y, height] = [scale.y(top), Math.max(1, scale.y(base) - scale.y(top))]
    return (
      <g key={row.id + series}>
        {series === 'recovery' && (
          <rect className="log-run-frame" x={column.x} y={y} width={column.width} height={height} />
        )}
        <rect
          className="log-step"
          data-series={series}
          data-bound={bound}
          x={column.x}
          y={y}
          width={at(value) - column.x}
          height={height}
        />
        {LABELLED_SERIES.includes(series) && height > 12 && (
          <text className="log-figure" x={column.x + 4} y={y + height / 2 + 4}>
            {label}
          </text>
        )}
      </g>
    )
  })
}
