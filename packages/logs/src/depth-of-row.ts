import type { TableRow } from '@groundsheet/contract'
import { isTopHeading } from '@groundsheet/readings'
import { isKeyTop, isNoBase, readDepth } from './read-depth.ts'

const ENDS = ['BASE', 'BOT', 'TO'] as const
/** The depth of a test on a sample is that of its specimen, else the top of the sample. */
const SAMPLE = ['SPEC_DPTH', 'SAMP_TOP'] as const

export interface DepthRange {
  readonly top: number
  readonly base: number
}

/** Cached, since long tables repeat the same few headings in every row. */
const known = new Map<string, boolean>()

function statesDepth(heading: string): boolean {
  const isDepth = known.get(heading) ?? isTopHeading(heading)
  known.set(heading, isDepth)
  return isDepth
}

/**
 * Depth range of a row, metres below ground level; a reversed range is swapped, unless its top is the key.
 * Null if the row states none.
 */
export function depthOfRow(row: TableRow): DepthRange | null {
  const all = Object.keys(row.data).filter(statesDepth)
  const own = all.filter((heading) => heading.startsWith(row.table))
  const top = readDepth(row, own) ?? readDepth(row, SAMPLE) ?? readDepth(row, all)
  if (top === null) return null
  const stated = readDepth(
    row,
    ENDS.map((end) => `${row.table}_${end}`),
  )
  const base = stated === null || isNoBase(stated, top) ? top : stated
  if (base < top && isKeyTop(row)) return { top, base: top }
  return { top: Math.min(top, base), base: Math.max(top, base) }
}
