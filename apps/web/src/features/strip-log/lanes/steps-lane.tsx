import { TextOnLines } from '../../../ui/text-on-lines.tsx'
import { BoundArrow } from './bound-arrow.tsx'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'

/** Series whose blocks overlap, with the part of their height at which a bound is marked. */
const BOUND_HEIGHT_SHARES: Readonly<Record<string, number>> = { TCR: 0.2, SCR: 0.5, RQD: 0.8 }
/** Minimum height of a run for writing its bounds beside the arrows. */
const MIN_BOUNDS_HEIGHT_PX = 34

/** Series whose values are written in their blocks; blocks of the others overlap. */
const LABELLED_SERIES: readonly string[] = ['FI', 'recovery']

/**
 * Core runs as blocks as wide as their values, drawn over each other because solid recovery is part of total
 * recovery. A value stated as a bound has an arrow.
 */
export function StepsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column, 0, 0)
  const steps = column.lane.marks.map(({ row, series = '', top, base, value = 0, label }) => {
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
          x={column.x}
          y={y}
          width={at(value) - column.x}
          height={height}
        />
        {LABELLED_SERIES.includes(series) && height > 12 && (
          <TextOnLines className="log-figure" x={column.x + 4} y={y + height / 2 + 4}>
            {label}
          </TextOnLines>
        )}
      </g>
    )
  })
  return (
    <>
      {steps}
      <StepBounds column={column} scale={scale} />
    </>
  )
}

/** Arrows and figures of bounds, over all blocks. */
function StepBounds({ column, scale }: Pick<LaneDrawingProps, 'column' | 'scale'>) {
  const at = valueScale(column, 0, 0)
  return column.lane.marks.map(({ row, series = '', top, base, value = 0, label, bound }) => {
    if (bound === undefined || !scale.isInView(top, base)) return null
    const height = Math.max(1, scale.y(base) - scale.y(top))
    const y = scale.y(top) + height * (BOUND_HEIGHT_SHARES[series] ?? 0.5)
    return (
      <g key={row.id + series} className="log-bound">
        <BoundArrow bound={bound} x={at(value)} y={y} half={4} end={column.x + column.width} />
        {series in BOUND_HEIGHT_SHARES && height > MIN_BOUNDS_HEIGHT_PX && (
          <TextOnLines className="log-figure" x={column.x + 4} y={y + 4}>
            {label}
          </TextOnLines>
        )}
      </g>
    )
  })
}
