import type { TableRow } from '@groundsheet/contract'
import { readDepth } from '@groundsheet/logs'

/** Headings of depths, in the table itself or inherited from the tables that it hangs on. */
const DEPTH = /_(DPTH|TOP|FROM|DEP|TDEP|DIS|CDEP|HDEP)$/
const ENDS = ['BASE', 'BOT', 'TO'] as const
/** A test of a sample lies where its specimen was taken, else at the top of the sample. */
const SAMPLE = ['SPEC_DPTH', 'SAMP_TOP'] as const

/** Whether a heading says where its row lies. */
export const isDepthHeading = (heading: string): boolean =>
  DEPTH.test(heading) || /_(BASE|BOT|TO|BDEP)$/.test(heading)

export interface DepthRange {
  readonly top: number
  readonly base: number
}

/** Where a row lies, metres below ground level; a reversed range is turned round. Null where it does not say. */
export function depthOfRow(row: TableRow): DepthRange | null {
  const own = Object.keys(row.data).filter((heading) => DEPTH.test(heading))
  const first = own.filter((heading) => heading.startsWith(`${row.table}_`))
  const top = readDepth(row, [...first, ...SAMPLE, ...own])
  const base = readDepth(
    row,
    ENDS.map((end) => `${row.table}_${end}`),
  )
  if (top === null) return null
  const end = base ?? top
  return { top: Math.min(top, end), base: Math.max(top, end) }
}
