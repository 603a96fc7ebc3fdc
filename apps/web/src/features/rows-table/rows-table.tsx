import type { TableRow } from '@groundsheet/contract'
import { useMemo, useState, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import type { ShownRows } from '../../data/export/export-rows.ts'
import type { StoppableList } from '../../data/service/stoppable-list.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { useLocalStorage } from '../../ui/use-local-storage.ts'
import { rangeOf, type Selection } from './cell-range.ts'
import type { GridColumn } from './grid-column.ts'
import { hasKeys, type Parent } from './describe-parent.ts'
import { RowsGrid } from './rows-grid.tsx'
import { RowsToolbar } from './rows-toolbar.tsx'
import { nextSortOrder } from './sort-order.ts'
import { tabSeparated } from '../../data/text/tab-separated.ts'
import { parseRowFilter, unknownHeadings } from './row-filter.ts'
import { useShownRows } from './use-shown-rows.ts'
import './rows-table.css'

interface Props {
  readonly table: string
  readonly name: string
  readonly list: StoppableList<TableRow>
  /** Rows of the list that match the filter. */
  readonly rows: readonly TableRow[]
  /** Number of rows stated by the hole or project. */
  readonly total: number
  readonly glossary: Glossary
  /** Rows of several holes: the hole is the first column. */
  readonly hasSeveralHoles: boolean
  readonly filter: string
  readonly onFilter: (text: string) => void
  /** As in `parseSortOrder`; absent: by hole and depth. */
  readonly order: string | undefined
  readonly onOrder: (order: string | undefined) => void
  /** Keys of the row to highlight. */
  readonly targetKeys: Readonly<Record<string, string>> | null
  readonly onHole?: (name: string) => void
  readonly onParent: (row: TableRow, parent: Parent) => void
  readonly onSelectRows?: (rows: readonly TableRow[]) => void
  /** Writes the rows to a file; resolves with its name, null: not written. */
  readonly onExport: (shown: ShownRows) => Promise<string | null>
  /** More buttons of the toolbar. */
  readonly children?: ReactNode
}

/** Rows of a table as they load, to filter, sort, select and copy. */
export function RowsTable({ table, list, glossary, hasSeveralHoles, order, targetKeys, ...props }: Props) {
  const { columns, choice, sorted } = useShownRows({
    table,
    all: list.items,
    rows: props.rows,
    glossary,
    hasSeveralHoles,
    order,
  })
  const [wrap, setWrap] = useLocalStorage<boolean>(
    `groundsheet.wrap.${hasSeveralHoles ? 'project' : 'hole'}`,
    (text) => (text === null ? !hasSeveralHoles : text === 'true'),
    String,
  )
  const [selection, setSelection] = useSelectionOf(`${order ?? ''} ${props.filter}`)
  const marked = useMemo(
    () => (targetKeys ? sorted.rows.findIndex((row) => hasKeys(row, targetKeys)) : -1),
    [sorted.rows, targetKeys],
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
          onFocusCell={setSelection}
          onSort={(id) => props.onOrder(nextSortOrder(order, id))}
          onCopy={() => (selection ? selectedCells(sorted.rows, sorted.columns, selection) : '')}
        />
      )}
    </div>
  )
}

/** A selection is by position, so it ends when the order or filter changes. */
function useSelectionOf(arrangement: string) {
  const [stored, setStored] = useState<{ selection: Selection; of: string } | null>(null)
  const selection = stored?.of === arrangement ? stored.selection : null
  return [selection, (next: Selection) => setStored({ selection: next, of: arrangement })] as const
}

/** All rows as tab-separated text with headings. */
const allRows = (rows: readonly TableRow[], columns: readonly GridColumn[]) => ({
  rows: rows.length,
  text: tabSeparated([
    columns.map(({ code }) => code),
    ...rows.map((row) => columns.map(({ read }) => read(row))),
  ]),
})

function selectedCells(rows: readonly TableRow[], columns: readonly GridColumn[], selection: Selection) {
  const { top, bottom, left, right } = rangeOf(selection)
  const shownColumns = columns.slice(left, right + 1)
  return tabSeparated(rows.slice(top, bottom + 1).map((row) => shownColumns.map(({ read }) => read(row))))
}

/** Why no row matches the filter, as far as known. */
function noMatchText(name: string, rows: readonly TableRow[], filter: string): string {
  const { malformed } = parseRowFilter(filter)
  if (malformed.length > 0) return strings.rows.malformed(malformed)
  const unknown = unknownHeadings(rows, filter)
  return unknown.length > 0 ? strings.rows.noHeading(name, unknown) : strings.rows.noMatch
}
