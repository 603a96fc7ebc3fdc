import type { TableRow } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/contract/natural-order'
import { onceFor } from '../../data/service/once-for.ts'

/** Headings that say how deep a row lies, such as GEOL_TOP, SAMP_TOP, ISPT_TOP, WSTG_DPTH, SCPT_DPTH. */
const DEPTH = /_(TOP|DPTH|DEP|DEPTH)$/

/**
 * Rows hole by hole (BH2 before BH10), and in each from the ground down by the first depth there is; those that lie
 * equally deep, or nowhere, as they came. The same rows come back in the same array.
 */
export function inDepthOrder(
  rows: readonly TableRow[],
  columns: readonly { readonly id: string; readonly numeric: boolean }[],
): readonly TableRow[] {
  const depth = columns.find(({ id, numeric }) => numeric && DEPTH.test(id))?.id
  const orders = ordersOf(rows)
  const ordered = orders.get(depth) ?? inOrderOf(rows, depth)
  orders.set(depth, ordered)
  return ordered
}

/** By the heading of the depth. */
const ordersOf = onceFor<readonly TableRow[], Map<string | undefined, readonly TableRow[]>>(() => new Map())

function inOrderOf(rows: readonly TableRow[], depth: string | undefined): readonly TableRow[] {
  const placeOf = holePlaces(rows)
  if (depth === undefined && placeOf.size < 2) return rows
  return rows
    .map((row) => ({ row, hole: placeOf.get(row.locationId) ?? 0, at: depthOf(row, depth) }))
    .sort((a, b) => a.hole - b.hole || (a.at === b.at ? 0 : a.at - b.at))
    .map(({ row }) => row)
}

/** Comparing names once for each hole, not for each row, keeps long tables quick. */
function holePlaces(rows: readonly TableRow[]): Map<string, number> {
  const names = [...new Set(rows.map(({ locationId }) => locationId))].sort(compareNaturally)
  return new Map(names.map((name, place) => [name, place]))
}

const depthOf = ({ data }: TableRow, heading: string | undefined): number => {
  const stated = heading === undefined ? undefined : data[heading]?.trim()
  return stated ? Number(stated) : Infinity
}
