import { PatternRect } from '../../../ui/pattern-rect.tsx'
import type { LaneDrawingProps } from './lane-drawing.ts'

/** Strata with their patterns; a base that is not stated is dashed. */
export function StrataLane({ column: { lane, x, width }, scale, fills }: LaneDrawingProps) {
  return lane.marks.map((mark, index) => {
    if (!scale.isInView(mark.top, mark.base)) return null
    const [top, base] = [scale.y(mark.top), scale.y(mark.base)]
    return (
      <g key={mark.row.id}>
        <PatternRect
          x={x}
          y={top}
          width={width}
          height={Math.max(1, base - top)}
          className="log-stratum"
          pattern={fills[index] ?? ''}
        />
        <path
          d={`M${x} ${top}h${width}M${x} ${base}h${width}`}
          className="log-boundary"
          data-open={mark.open}
        />
      </g>
    )
  })
}
