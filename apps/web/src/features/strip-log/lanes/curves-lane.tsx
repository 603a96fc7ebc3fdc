import { useId } from 'react'
import { joinPoints } from '@groundsheet/logs'
import { EdgeValues } from './edge-values.tsx'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'
import { ValueGrid } from './value-grid.tsx'

/** Values within this distance outside the window are included, so that lines continue to its edges. */
const MIN_MARGIN_M = 1

/**
 * A line through the values of each run, interrupted at missing values and clipped to the window, with values
 * beyond its scale at the edge.
 */
export function CurvesLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column)
  const { from, to } = scale.window
  const clip = useId()
  const margin = Math.max((to - from) / 20, MIN_MARGIN_M)
  const nearby = column.lane.marks.filter(
    ({ top, value }) => value !== undefined && top >= from - margin && top <= to + margin,
  )
  const curves = joinPoints(nearby)
  return (
    <>
      <ValueGrid column={column} scale={scale} />
      <clipPath id={clip}>
        <rect x={column.x} y={scale.y(from)} width={column.width} height={scale.y(to) - scale.y(from)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {curves.map((curve, index) => {
          const points = curve.map(({ top, value = 0 }) => [at(value).toFixed(1), scale.y(top)] as const)
          const [first] = points
          return points.length === 1 && first ? (
            <circle key={index} className="log-point" cx={first[0]} cy={first[1]} r={1.6} />
          ) : (
            <path
              key={index}
              className="log-curve"
              d={`M${points.map((point) => point.join(' ')).join('L')}`}
            />
          )
        })}
      </g>
      <EdgeValues column={column} scale={scale} curves={curves} />
    </>
  )
}
