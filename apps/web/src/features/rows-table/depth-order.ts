import type { TableRow } from '@groundsheet/contract'
import type { ColumnFacts } from './columns.ts'

/** Headings that say how deep a row lies, such as GEOL_TOP, SAMP_TOP, ISPT_TOP, WSTG_DPTH, SCPT_DPTH. */
const DEPTH = /_(TOP|DPTH|DEP|DEPTH)$/

/** Rows from the ground down, by the first depth there is; those that lie equally deep, or nowhere, as they came. */
export function inDepthOrder(
  rows: readonly TableRow[],
  columns: readonly ColumnFacts[],
): readonly TableRow[] {
  const depth = columns.find(({ heading, numeric }) => numeric && DEPTH.test(heading))?.heading
  if (depth === undefined) return rows
  const depthOf = ({ data }: TableRow) => (data[depth]?.trim() ? Number(data[depth]) : Infinity)
  return rows
    .map((row) => ({ row, at: depthOf(row) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ row }) => row)
}
