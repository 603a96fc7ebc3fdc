import type { TableRow } from '@groundsheet/contract'
import { isTopHeading } from '@groundsheet/readings'
import { readDepth } from './read-depth.ts'

const ENDS = ['BASE', 'BOT', 'TO'] as const
/** A test of a sample lies where its specimen was taken, else at the top of the sample. */
const SAMPLE = ['SPEC_DPTH', 'SAMP_TOP'] as const

export interface DepthRange {
  readonly top: number
  readonly base: number
}

/** Long tables repeat the same few headings in every row. */
const known = new Map<string, boolean>()

function saysWhere(heading: string): boolean {
  const told = known.get(heading) ?? isTopHeading(heading)
  known.set(heading, told)
  return told
}

/** Where a row lies, metres below ground level; a reversed range is turned round. Null where it does not say. */
export function depthOfRow(row: TableRow): DepthRange | null {
  const all = Object.keys(row.data).filter(saysWhere)
  const own = all.filter((heading) => heading.startsWith(row.table))
  const top = readDepth(row, own) ?? readDepth(row, SAMPLE) ?? readDepth(row, all)
  if (top === null) return null
  const base =
    readDepth(
      row,
      ENDS.map((end) => `${row.table}_${end}`),
    ) ?? top
  return { top: Math.min(top, base), base: Math.max(top, base) }
}
