import type { TableRow } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { memoizeByObject } from '../../data/service/memoize-by-object.ts'

/** Headings of the depth of a row, such as GEOL_TOP, SAMP_TOP, ISPT_TOP, WSTG_DPTH, SCPT_DPTH. */
const DEPTH_HEADING = /_(TOP|DPTH|DEP|DEPTH)$/

/**
 * Rows by hole (BH2 before BH10), then by the first depth column; equal or missing depths keep their order.
 * The same rows return the same array.
 */
export function inDepthOrder(
  rows: readonly TableRow[],
  columns: readonly { readonly id: string; readonly numeric: boolean }[],
): readonly TableRow[] {
  const depth = columns.find(({ id, numeric }) => numeric && DEPTH_HEADING.test(id))?.id
  const orders = ordersByHeading(rows)
  const ordered = orders.get(depth) ?? inOrderOf(rows, depth)
  orders.set(depth, ordered)
  return ordered
}

/** By heading of the depth. */
const ordersByHeading = memoizeByObject<readonly TableRow[], Map<string | undefined, readonly TableRow[]>>(
  () => new Map(),
)

function inOrderOf(rows: readonly TableRow[], depth: string | undefined): readonly TableRow[] {
  const rankOf = holeRanks(rows)
  if (depth === undefined && rankOf.size < 2) return rows
  return rows
    .map((row) => ({ row, hole: rankOf.get(row.locationId) ?? 0, at: depthOf(row, depth) }))
    .sort((a, b) => a.hole - b.hole || (a.at === b.at ? 0 : a.at - b.at))
    .map(({ row }) => row)
}

/** Natural order compares names, which is slow: do it once per hole, not per row. */
function holeRanks(rows: readonly TableRow[]): Map<string, number> {
  const names = [...new Set(rows.map(({ locationId }) => locationId))].sort(compareNaturally)
  return new Map(names.map((name, rank) => [name, rank]))
}

const depthOf = ({ data }: TableRow, heading: string | undefined): number => {
  const stated = heading === undefined ? undefined : data[heading]?.trim()
  return stated ? Number(stated) : Infinity
}
