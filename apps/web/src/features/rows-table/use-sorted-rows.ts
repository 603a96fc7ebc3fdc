import type { TableRow } from '@groundsheet/contract'
import { useMemo } from 'react'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { GridColumn } from './grid-column.ts'
import { parseSortOrder } from './sort-order.ts'

interface Sorted {
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
}

/**
 * Rows in the requested order, and the shown columns. Numbers by value, text in natural order, blanks last.
 */
export function useSortedRows(
  rows: readonly TableRow[],
  columns: readonly GridColumn[],
  shown: Readonly<Record<string, boolean>>,
  order: string | undefined,
): Sorted {
  return {
    rows: useMemo(() => sortRows(rows, columns, order), [rows, columns, order]),
    columns: useMemo(() => columns.filter(({ id }) => shown[id]), [columns, shown]),
  }
}

/** Returns the same array if the order names no known column. */
export function sortRows(
  rows: readonly TableRow[],
  columns: readonly GridColumn[],
  order: string | undefined,
) {
  const sortOrder = parseSortOrder(order)
  const column = columns.find(({ id }) => id === sortOrder?.id)
  if (!sortOrder || !column) return rows
  const direction = sortOrder.desc ? -1 : 1
  return rows
    .map((row) => ({ row, value: column.order(row) }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined)
      return direction * compareValues(a.value, b.value)
    })
    .map(({ row }) => row)
}

type Value = number | string

const compareValues = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b))
