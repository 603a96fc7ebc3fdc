import type { TableRow } from '@groundsheet/contract'
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareNaturally } from '../../data/natural-order.ts'
import type { GridColumn } from './grid-column.ts'
import { parseSortOrder } from './sort-order.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
const helper = createColumnHelper<typeof features, TableRow>()

interface Sorted {
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
}

/** The rows in the order asked for, and the columns that are shown. Numbers by size, text naturally, blanks last. */
export function useSortedRows(
  rows: readonly TableRow[],
  columns: readonly GridColumn[],
  shown: Readonly<Record<string, boolean>>,
  order: string | undefined,
): Sorted {
  const definitions = useMemo(() => helper.columns(columns.map(definitionOf)), [columns])
  const sorting = useMemo(() => {
    const asked = parseSortOrder(order)
    return asked && columns.some(({ id }) => id === asked.id) ? [asked] : []
  }, [order, columns])
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { sorting, columnVisibility: shown },
  })
  const model = table.getRowModel()
  return {
    rows: useMemo(() => model.rows.map(({ original }) => original), [model]),
    columns: useMemo(() => columns.filter(({ id }) => shown[id]), [columns, shown]),
  }
}

const definitionOf = ({ id, order }: GridColumn) =>
  helper.accessor(order, {
    id,
    sortUndefined: 'last',
    sortFn: (a, b) => compareValues(a.getValue(id), b.getValue(id)),
  })

type Value = number | string

const compareValues = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b))
