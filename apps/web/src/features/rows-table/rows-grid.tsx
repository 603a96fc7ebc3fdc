import type { TableRow } from '@groundsheet/contract'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react'
import { useMediaQuery } from '../../ui/media-query.ts'
import { strings } from '../../ui/strings/strings.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import { rangeOf, type Selection } from './cell-range.ts'
import { GridBody, type GridRows } from './grid-body.tsx'
import type { GridColumn } from './grid-column.ts'
import { GridHead } from './grid-head.tsx'
import { cellId, type GridLinks } from './cell-id.ts'
import { parseSortOrder } from './sort-order.ts'
import { useGridKeys } from './use-grid-keys.ts'

interface Props {
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
  readonly label: string
  readonly order: string | undefined
  readonly wrap: boolean
  /** Index of the highlighted row; -1: none. */
  readonly marked: number
  readonly selection: Selection | null
  readonly links: GridLinks
  readonly onSelect: (selection: Selection) => void
  /** Called when the keyboard focus enters a cell that is not selected. */
  readonly onFocusCell: (selection: Selection) => void
  readonly onSort: (id: string) => void
  readonly onCopy: () => string
}

/** Row heights, px, as in the style sheet: a difference would shift all rows below a rendered row. */
const ROW_HEIGHT_PX = 28
const LINK_ROW_HEIGHT_PX = 44
const NARROW_QUERY = '(width < 900px)'
const HEAD_HEIGHT_PX = 68

/**
 * A table of any length: only visible rows are rendered. The grid has the focus and refers to its active
 * cell.
 */
export function RowsGrid({ rows, columns, label, wrap, marked, selection, links, ...props }: Props) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set())
  const order = useMemo(() => parseSortOrder(props.order), [props.order])
  const hasEqualRows = !wrap && expandedIds.size === 0
  const virtual = useGridRows(rows, columns, scrollRef, hasEqualRows)
  const widthStyle = useMemo(() => gridWidths(columns), [columns])
  useMarkedRow(marked, selection, virtual, scrollRef)

  const toggleRow = (id: string) => {
    const next = new Set(expandedIds)
    if (!next.delete(id)) next.add(id)
    setExpandedIds(next)
  }
  const keys = useGridKeys({
    rows,
    columns,
    marked,
    selection,
    links,
    onSelect: props.onSelect,
    onFocusCell: props.onFocusCell,
    onSort: props.onSort,
    onExpand: toggleRow,
    reveal(at) {
      if (at.row >= 0) virtual.scrollToIndex(at.row)
      requestAnimationFrame(() => scrollToCell(cellId(prefix, at.row, at.column)))
    },
  })
  const active = selection?.active
  return (
    <div
      ref={scrollRef}
      className="rows-grid"
      role="grid"
      aria-label={label}
      aria-description={strings.rows.keys}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      aria-activedescendant={active && cellId(prefix, active.row, active.column)}
      tabIndex={0}
      data-wrap={wrap || undefined}
      style={widthStyle}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onCopy={(event) => {
        if (!selection) return
        event.clipboardData.setData('text/plain', props.onCopy())
        event.preventDefault()
      }}
    >
      <GridHead
        columns={columns}
        prefix={prefix}
        order={order}
        active={active?.row === -1 ? active.column : -1}
        onSort={props.onSort}
      />
      <GridBody
        {...{ rows, columns, prefix, wrap, marked, selection, links, virtual, hasEqualRows, expandedIds }}
        onSelect={props.onSelect}
        onToggleRow={toggleRow}
      />
    </div>
  )
}

function scrollToCell(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The visible rows, all of one height unless some show their whole text. */
function useGridRows(
  rows: readonly TableRow[],
  columns: readonly GridColumn[],
  scrollRef: RefObject<HTMLDivElement | null>,
  hasEqualRows: boolean,
): GridRows {
  const hasLinkRows = useMediaQuery(NARROW_QUERY) && columns.some(({ kind }) => kind !== 'value')
  const virtual = useVirtualRows({
    count: rows.length,
    height: hasLinkRows ? LINK_ROW_HEIGHT_PX : ROW_HEIGHT_PX,
    head: HEAD_HEIGHT_PX,
    scrollRef,
    keyOf: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
  })
  // Measured heights are invalid once all rows have one height again.
  useLayoutEffect(() => (hasEqualRows ? undefined : () => virtual.measure()), [hasEqualRows, virtual])
  return virtual
}

/** Scrolls to the highlighted row unless it was just selected here. */
function useMarkedRow(
  marked: number,
  selection: Selection | null,
  virtual: GridRows,
  scrollRef: RefObject<HTMLDivElement | null>,
): void {
  const showMarked = useEffectEvent(() => {
    const range = selection && rangeOf(selection)
    if (marked < 0 || (range && marked >= range.top && marked <= range.bottom)) return
    virtual.scrollToIndex(marked, { align: 'center' })
    if (document.activeElement === document.body) scrollRef.current?.focus({ preventScroll: true })
  })
  useEffect(() => showMarked(), [marked, virtual])
}

/** Padding on both sides of a value, `ch`. */
const CELL_PADDING_CH = 1.6
/** Maximum readable line length. */
const MAX_LINE_LENGTH = '85ch'
/** Additional padding of the first column, `ch`. */
const FIRST_COLUMN_PADDING_CH = 1.2

/** Columns up to this width leave a phone enough space for a description beside them, `ch`. */
const MAX_BESIDE_DESCRIPTION_CH = 34

/** Tracks of the grid, and the minimum width that holds them all. */
function gridWidths(columns: readonly GridColumn[]): CSSProperties {
  const widths = columns.map(
    ({ width }, at) => width + CELL_PADDING_CH + (at === 0 ? FIRST_COLUMN_PADDING_CH : 0),
  )
  const firstWide = columns.findIndex(({ wide }) => wide)
  const shrinks = firstWide > 0 && sumOf(widths.slice(0, firstWide)) <= MAX_BESIDE_DESCRIPTION_CH
  const tracks = columns.map(({ wide }, at) => {
    const width =
      shrinks && at === firstWide ? `calc(${widths[at] ?? 0}ch - var(--shrink))` : `${widths[at] ?? 0}ch`
    return wide ? `minmax(${width}, ${MAX_LINE_LENGTH})` : width
  })
  return {
    '--columns': [...tracks, '1fr'].join(' '),
    '--min-width': `calc(${sumOf(widths)}ch - ${shrinks ? 'var(--shrink)' : '0ch'})`,
    '--first': `${widths[0] ?? 0}ch`,
  }
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)
