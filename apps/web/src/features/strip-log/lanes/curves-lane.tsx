import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'

/** One line through its values, a little beyond what is seen. */
export function CurvesLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column)
  const { from, to } = scale.window
  const over = (to - from) / 20
  const points = column.lane.marks.filter(({ top }) => top >= from - over && top <= to + over)
  const d = points.map(({ top, value = 0 }) => `${at(value).toFixed(1)} ${scale.y(top)}`).join('L')
  return d === '' ? null : <path className="log-curve" d={`M${d}`} />
}
