import type { TableRow } from '@groundsheet/contract'
import { useState } from 'react'
import { createGlossary, type Glossary } from '../src/data/tables/glossary.ts'
import type { StoppableList } from '../src/data/service/stoppable-list.ts'
import { RowsTable } from '../src/features/rows-table/rows-table.tsx'
import { useMatchingRows } from '../src/features/rows-table/use-matching-rows.ts'
import { rowsOf } from './rows.ts'

export const ROWS = rowsOf('GEOL', [
  { GEOL_TOP: '0.00', GEOL_BASE: '2.00', GEOL_DESC: 'MADE GROUND' },
  { GEOL_TOP: '2.00', GEOL_BASE: '10.00', GEOL_DESC: 'Stiff CLAY' },
  { GEOL_TOP: '10.00', GEOL_BASE: '12.50', GEOL_DESC: 'Dense GRAVEL' },
])
const ignore = () => undefined
const listOf = (rows: readonly TableRow[]): StoppableList<TableRow> => ({
  ...{ items: rows, total: rows.length, complete: true, loading: false, error: null },
  ...{ retry: ignore, stopped: false, stop: ignore, resume: ignore },
})

interface Shown {
  readonly onSelect?: (rows: readonly TableRow[]) => void
  readonly all?: readonly TableRow[]
  readonly glossary?: Glossary
  /** The table of a project, whose rows have one height; that of a hole wraps its text. */
  readonly hasSeveralHoles?: boolean
}

const NO_MEANINGS = createGlossary(undefined)

export function Strata({
  onSelect = ignore,
  all = ROWS,
  glossary = NO_MEANINGS,
  hasSeveralHoles = false,
}: Shown) {
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState<string>()
  const rows = useMatchingRows(all, filter, glossary)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', height: 400 }}>
      <RowsTable
        {...{ table: 'GEOL', name: 'Strata', list: listOf(all), rows, total: all.length }}
        {...{ glossary, hasSeveralHoles }}
        {...{ filter, order, targetKeys: null, onParent: ignore }}
        onFilter={setFilter}
        onOrder={setOrder}
        onSelectRows={onSelect}
        onExport={() => Promise.resolve(null)}
      />
    </div>
  )
}
