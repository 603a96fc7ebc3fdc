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
  /** What the filter leaves of them. */
  readonly rows: readonly TableRow[]
  readonly glossary: Glossary
  /** Rows of many holes: the hole is the first column. */
  readonly across: boolean
  /** As `parseSortOrder` reads it; absent: hole by hole, from the ground down. */
  readonly order: string | undefined
}

/** All columns of a table, the choice among them, and the rows and columns that are shown, in their order. */
export function useShownRows({ table, all, rows, glossary, across, order }: Subject) {
  const codesOnly = use(AgsHeadingsContext)
  const columns = useMemo(
    () => gridColumns(all, { table, glossary, across, codesOnly }),
    [all, table, glossary, across, codesOnly],
  )
  const choice = useColumnChoice(table, columns)
  const natural = useMemo(
    () => (order === undefined ? inDepthOrder(rows, columns) : rows),
    [rows, order, columns],
  )
  return { columns, choice, sorted: useSortedRows(natural, columns, choice.shown, order) }
}
