import { readLengthUnit } from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import { holeColumn } from './hole-column.ts'

/** Names where a row of a block belongs, for a message: `BH1 at 1.20 m`, `BH1`. */
export function rowLabel(block: AgsBlock): (values: readonly string[]) => string {
  const hole = holeColumn(block.headings)
  const depthOf = rowDepth(block)
  return (values) => {
    const [name, depth] = [values[hole]?.trim() ?? '', depthOf(values)]
    return (name === '' ? 'a row without a hole' : name) + (depth === '' ? '' : ` at ${depth}`)
  }
}

/** The depth of a row of a block, for a message: `1.20 m`; empty if it has none. */
export function rowDepth({ code, headings, units }: AgsBlock): (values: readonly string[]) => string {
  const depth = headings.findIndex((heading) => heading === `${code}_TOP` || heading === `${code}_DPTH`)
  const stated = units[depth]?.trim() ?? ''
  const kind = readLengthUnit(headings[depth] ?? '', stated)?.kind
  const unit = kind === 'converted' || kind === 'unknown-unit' ? stated : 'm'
  return (values) => {
    const top = values[depth]?.trim() ?? ''
    return top === '' ? '' : `${top} ${unit}`
  }
}
