import type { TableRow } from '@groundsheet/contract'
import { use, useMemo } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { useColumnChoice } from './column-choice.ts'
import { inDepthOrder } from './depth-order.ts'
import { gridColumns } from './grid-column.ts'
import { useSortedRows } from './use-sorted-rows.ts'

interface Subject {
  readonly table: string
  readonly all: readonly TableRow[]
  /** Rows that match the filter. */
  readonly rows: readonly TableRow[]
  readonly glossary: Glossary
  /** Rows of several holes: the hole is the first column. */
  readonly hasSeveralHoles: boolean
  /** As in `parseSortOrder`; absent: by hole and depth. */
  readonly order: string | undefined
}

/** All columns of a table, the shown ones, and the sorted rows with the shown columns. */
export function useShownRows({ table, all, rows, glossary, hasSeveralHoles, order }: Subject) {
  const codesOnly = use(AgsHeadingsContext)
  const columns = useMemo(
    () => gridColumns(all, { table, glossary, hasSeveralHoles, codesOnly }),
    [all, table, glossary, hasSeveralHoles, codesOnly],
  )
  const choice = useColumnChoice(table, columns)
  const byDepth = useMemo(
    () => (order === undefined ? inDepthOrder(rows, columns) : rows),
    [rows, order, columns],
  )
  return { columns, choice, sorted: useSortedRows(byDepth, columns, choice.shown, order) }
}
