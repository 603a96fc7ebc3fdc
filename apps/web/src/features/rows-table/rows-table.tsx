import type { TableRow } from '@groundsheet/contract'
import { useMemo, useState, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import type { ShownRows } from '../../data/export/export-rows.ts'
import type { StoppableList } from '../../data/service/stoppable-list.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings.ts'
import { useStored } from '../../ui/use-stored.ts'
import { rangeOf, type Selection } from './cell-range.ts'
import type { GridColumn } from './grid-column.ts'
import { hasKeys, type Parent } from './describe-parent.ts'
import { RowsGrid } from './rows-grid.tsx'
import { RowsToolbar } from './rows-toolbar.tsx'
import { nextSortOrder } from './sort-order.ts'
import { tabSeparated } from '../../data/text/tab-separated.ts'
import { unknownHeadings } from './row-filter.ts'
import { useShownRows } from './use-shown-rows.ts'
import './rows-table.css'

interface Props {
  readonly table: string
  readonly name: string
  readonly list: StoppableList<TableRow>
  /** What the filter leaves of the list. */
  readonly rows: readonly TableRow[]
  /** How many rows there are, as the hole or the project says. */
  readonly total: number
  readonly glossary: Glossary
  /** Rows of many holes: the hole is the first column. */
  readonly across: boolean
  readonly filter: string
  readonly onFilter: (text: string) => void
  /** As `parseSortOrder` reads it; absent: hole by hole, from the ground down. */
  readonly order: string | undefined
  readonly onOrder: (order: string | undefined) => void
  /** Keys of the row that was asked for. */
  readonly wanted: Readonly<Record<string, string>> | null
  readonly onHole?: (name: string) => void
  readonly onParent: (row: TableRow, parent: Parent) => void
  readonly onSelectRows?: (rows: readonly TableRow[]) => void
  /** Writes the rows into a file; resolves with its name, null: not written. */
  readonly onExport: (shown: ShownRows) => Promise<string | null>
  /** More controls. */
  readonly children?: ReactNode
}

/** Rows of one table, as they come: to filter, sort, select and copy. */
export function RowsTable({ table, list, glossary, across, order, wanted, ...props }: Props) {
  const { columns, choice, sorted } = useShownRows({
    table,
    all: list.items,
    rows: props.rows,
    glossary,
    across,
    order,
  })
  const [wrap, setWrap] = useStored<boolean>(
    `groundsheet.wrap.${across ? 'project' : 'hole'}`,
    (text) => (text === null ? !across : text === 'true'),
    String,
  )
  const [selection, setSelection] = useSelectionOf(`${order ?? ''} ${props.filter}`)
  const marked = useMemo(
    () => (wanted ? sorted.rows.findIndex((row) => hasKeys(row, wanted)) : -1),
    [sorted.rows, wanted],
  )
  const { onHole, onParent, onSelectRows } = props
  const links = useMemo(() => ({ onHole, onParent }), [onHole, onParent])

  function select(next: Selection) {
    setSelection(next)
    const { top, bottom } = rangeOf(next)
    onSelectRows?.(sorted.rows.slice(top, bottom + 1))
  }

  return (
    <div className="rows-table">
      <RowsToolbar
        name={props.name}
        list={list}
        total={props.total}
        matching={props.filter === '' ? null : props.rows.length}
        filter={props.filter}
        onFilter={props.onFilter}
        columns={columns}
        choice={choice}
        wrap={wrap}
        onWrap={setWrap}
        copyText={() => allRows(sorted.rows, sorted.columns)}
        onExport={async () => ({ name: await props.onExport(sorted), rows: sorted.rows.length })}
      >
        {props.children}
      </RowsToolbar>
      {list.error && <ErrorNotice error={list.error} retry={list.retry} />}
      {list.items.length > 0 && props.rows.length === 0 && (
        <p className="notice">{noMatchText(props.name, list.items, props.filter)}</p>
      )}
      {props.rows.length > 0 && (
        <RowsGrid
          rows={sorted.rows}
          columns={sorted.columns}
          label={strings.rows.label(props.name)}
          order={order}
          wrap={wrap}
          marked={marked}
          selection={selection}
          links={links}
          onSelect={select}
          onArrive={setSelection}
          onSort={(id) => props.onOrder(nextSortOrder(order, id))}
          onCopy={() => (selection ? selectedCells(sorted.rows, sorted.columns, selection) : '')}
        />
      )}
    </div>
  )
}

/** A selection by place means nothing once the rows stand otherwise. */
function useSelectionOf(arrangement: string) {
  const [kept, setKept] = useState<{ selection: Selection; of: string } | null>(null)
  const selection = kept?.of === arrangement ? kept.selection : null
  return [selection, (next: Selection) => setKept({ selection: next, of: arrangement })] as const
}

/** All of them as a spreadsheet wants them, with their headings. */
const allRows = (rows: readonly TableRow[], columns: readonly GridColumn[]) => ({
  rows: rows.length,
  text: tabSeparated([
    columns.map(({ code }) => code),
    ...rows.map((row) => columns.map(({ read }) => read(row))),
  ]),
})

function selectedCells(rows: readonly TableRow[], columns: readonly GridColumn[], selection: Selection) {
  const { top, bottom, left, right } = rangeOf(selection)
  const chosen = columns.slice(left, right + 1)
  return tabSeparated(rows.slice(top, bottom + 1).map((row) => chosen.map(({ read }) => read(row))))
}

/** Why a filter leaves no rows, as far as it can be told. */
function noMatchText(name: string, rows: readonly TableRow[], filter: string): string {
  const unknown = unknownHeadings(rows, filter)
  return unknown.length > 0 ? strings.rows.noHeading(name, unknown) : strings.rows.noMatch
}
