import { depthTicks } from '@groundsheet/logs'
import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { INSET, valueScale } from './lane-drawing.ts'

/** Px from one line of values to the next, at least. */
const ROOM = 22

/** Round values of the scale of a column, as far apart as their figures need. */
export const valueTicks = ({
  lane,
  width,
  tail = INSET,
}: Pick<Column, 'lane' | 'width' | 'tail'>): readonly number[] =>
  depthTicks(lane.from, lane.most, width - INSET - tail, ROOM)

interface Props {
  readonly column: Column
  readonly scale: DepthScale
}

/** A line down the column at each round value. */
export function ValueGrid({ column, scale }: Props) {
  const at = valueScale(column)
  const lines = valueTicks(column).map((value) => `M${at(value).toFixed(1)} 0V${scale.height}`)
  return <path className="log-value-grid" d={lines.join('')} />
}
