import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { valueScale } from './lane-drawing.ts'
import { valueTicks } from './value-ticks.ts'

interface Props {
  readonly column: Column
  readonly scale: DepthScale
}

/** A vertical line at each round value. */
export function ValueGrid({ column, scale }: Props) {
  const at = valueScale(column)
  const lines = valueTicks(column).map((value) => `M${at(value).toFixed(1)} 0V${scale.height}`)
  return <path className="log-value-grid" d={lines.join('')} />
}
