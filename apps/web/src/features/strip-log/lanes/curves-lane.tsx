import { useId } from 'react'
import { joinPoints } from '@groundsheet/logs'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'
import { ValueGrid } from './value-grid.tsx'

/** Metres beyond what is seen that a line may come from. */
const BEYOND = 1

/** A line through the values of each run, as far as depths are shown, and broken where there are none. */
export function CurvesLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column)
  const { from, to } = scale.window
  const clip = useId()
  const over = Math.max((to - from) / 20, BEYOND)
  const near = column.lane.marks.filter(
    ({ top, value }) => value !== undefined && top >= from - over && top <= to + over,
  )
  return (
    <>
      <ValueGrid column={column} scale={scale} />
      <clipPath id={clip}>
        <rect x={column.x} y={scale.y(from)} width={column.width} height={scale.y(to) - scale.y(from)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {joinPoints(near).map((curve, index) => {
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
    </>
  )
}
