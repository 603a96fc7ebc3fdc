import type { TableRow } from '@groundsheet/contract'

/** Headings that say how deep a row lies, such as GEOL_TOP, SAMP_TOP, ISPT_TOP, WSTG_DPTH, SCPT_DPTH. */
const DEPTH = /_(TOP|DPTH|DEP|DEPTH)$/

/** Rows from the ground down, by the first depth there is; those that lie equally deep, or nowhere, as they came. */
export function inDepthOrder(
  rows: readonly TableRow[],
  columns: readonly { readonly id: string; readonly numeric: boolean }[],
): readonly TableRow[] {
  const depth = columns.find(({ id, numeric }) => numeric && DEPTH.test(id))?.id
  if (depth === undefined) return rows
  const depthOf = ({ data }: TableRow) => (data[depth]?.trim() ? Number(data[depth]) : Infinity)
  return rows
    .map((row) => ({ row, at: depthOf(row) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ row }) => row)
}
