import { BoundArrow } from './bound-arrow.tsx'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'

/** Series whose blocks overlap, with the part of their height at which a bound is marked. */
const BOUND_HEIGHTS: Readonly<Record<string, number>> = { TCR: 0.2, SCR: 0.5, RQD: 0.8 }
/** Minimum height of a run for writing its bounds beside the arrows. */
const MIN_BOUNDS_HEIGHT_PX = 34

/** Series whose values are written in their blocks; blocks of the others overlap. */
const LABELLED_SERIES: readonly string[] = ['FI', 'recovery']

/**
 * Core runs as blocks as wide as their values, drawn over each other because solid recovery is part of total recovery. A
 * value stated as a bound has an arrow.
 */
export function StepsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column, 0, 0)
  return column.lane.marks.map(({ row, series = '', top, base, value = 0, label, bound }) => {
    if (!scale.isInView(top, base)) return null
    const [y, height] = [scale.y(top), Math.max(1, scale.y(base) - scale.y(top))]
    const isOverlapped = series in BOUND_HEIGHTS
    const boundY = y + height * (BOUND_HEIGHTS[series] ?? 0.5)
    return (
      <g key={row.id + series}>
        {series === 'recovery' && (
          <rect className="log-run-frame" x={column.x} y={y} width={column.width} height={height} />
        )}
        <rect
          className="log-step"
          data-series={series}
          x={column.x}
          y={y}
          width={at(value) - column.x}
          height={height}
        />
        <BoundArrow bound={bound} x={at(value)} y={boundY} half={4} end={column.x + column.width} />
        {bound && isOverlapped && height > MIN_BOUNDS_HEIGHT_PX && (
          <text className="log-figure" x={column.x + 4} y={boundY + 4}>
            {label}
          </text>
        )}
        {LABELLED_SERIES.includes(series) && height > 12 && (
          <text className="log-figure" x={column.x + 4} y={y + height / 2 + 4}>
            {label}
          </text>
        )}
      </g>
    )
  })
}
