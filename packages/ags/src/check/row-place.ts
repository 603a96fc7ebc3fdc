import { readLengthUnit } from '@groundsheet/readings/limits'
import type { AgsBlock } from '../ags.ts'
import { holeColumn } from './hole-column.ts'

/** Names where a row of a block belongs, for a message: `BH1 at 1.20 m`, `BH1`. */
export function rowPlace({ code, headings, units }: AgsBlock): (values: readonly string[]) => string {
  const hole = holeColumn(headings)
  const depth = headings.findIndex((heading) => heading === `${code}_TOP` || heading === `${code}_DPTH`)
  const stated = units[depth]?.trim() ?? ''
  const kind = readLengthUnit(headings[depth] ?? '', stated)?.kind
  const unit = kind === 'converted' || kind === 'unknown-unit' ? stated : 'm'
  return (values) => {
    const name = values[hole]?.trim() ?? ''
    const top = values[depth]?.trim() ?? ''
    return (name === '' ? 'a row without a hole' : name) + (top === '' ? '' : ` at ${top} ${unit}`)
  }
}
