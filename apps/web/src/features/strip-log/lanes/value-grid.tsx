import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'
import { valueScale } from './lane-drawing.ts'
import { valueLines, valueTicks } from './value-ticks.ts'

interface Props {
  readonly column: Column
  readonly scale: DepthScale
}

/** A vertical line at each round value, stronger below a figure. */
export function ValueGrid({ column, scale }: Props) {
  const at = valueScale(column)
  const linesAt = (values: readonly number[]) =>
    values.map((value) => `M${at(value).toFixed(1)} 0V${scale.height}`).join('')
  return (
    <>
      <path className="log-value-grid minor" d={linesAt(valueLines(column))} />
      <path className="log-value-grid" d={linesAt(valueTicks(column))} />
    </>
  )
}
