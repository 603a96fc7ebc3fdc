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
} from 'react'
import { useMediaQuery } from '../../ui/media-query.ts'
import { strings } from '../../ui/strings.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import { rangeOf, type Selection } from './cell-range.ts'
import type { GridColumn } from './grid-column.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { cellId, type GridLinks } from './cell-id.ts'
import { parseSortOrder } from './sort-order.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridMouse } from './use-grid-mouse.ts'

interface Props {
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
  readonly label: string
  readonly order: string | undefined
  readonly wrap: boolean
  /** Index of the row that was asked for; -1: none. */
  readonly marked: number
  readonly selection: Selection | null
  readonly links: GridLinks
  readonly onSelect: (selection: Selection) => void
  /** Of a cell that the keyboard came to and nobody has chosen. */
  readonly onArrive: (selection: Selection) => void
  readonly onSort: (id: string) => void
  readonly onCopy: () => string
}

/** Heights as the style sheet has them: where one is another, every row that comes into sight moves all that follow. */
const ROW = 28
const ROW_WITH_LINK = 44
const NARROW = '(width < 900px)'
const HEAD = 68

/** A table of any length: only rows in sight are in the page. The grid has the keyboard; its cells are pointed at. */
export function RowsGrid({ rows, columns, label, wrap, marked, selection, links, ...props }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const order = useMemo(() => parseSortOrder(props.order), [props.order])
  const tall = useMediaQuery(NARROW) && columns.some(({ kind }) => kind !== 'value')
  const virtual = useVirtualRows({
    count: rows.length,
    height: tall ? ROW_WITH_LINK : ROW,
    head: HEAD,
    scroller,
    keyOf: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
  })
  const shown = useMemo(() => gridWidths(columns), [columns])
  const inSight = virtual.getVirtualItems()
  const even = !wrap && opened.size === 0
  // Heights that were measured mean nothing once all rows are of one height again.
  useLayoutEffect(() => (even ? undefined : () => virtual.measure()), [even, virtual])
  const shift = useTakenOver(inSight[0]?.index ?? 0, inSight.at(-1)?.index ?? 0)

  const toggleRow = (id: string) => {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }
  const keys = useGridKeys({
    rows,
    columns,
    marked,
    selection,
    links,
    onSelect: props.onSelect,
    onArrive: props.onArrive,
    onSort: props.onSort,
    onOpen: toggleRow,
    reveal(at) {
      if (at.row >= 0) virtual.scrollToIndex(at.row)
      requestAnimationFrame(() =>
        document
          .getElementById(cellId(prefix, at.row, at.column))
          ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      )
    },
  })
  const mouse = useGridMouse(selection, props.onSelect)

  const range = selection && rangeOf(selection)
  const showMarked = useEffectEvent(() => {
    // Who has just selected it here sees it where it is.
    if (marked < 0 || (range && marked >= range.top && marked <= range.bottom)) return
    virtual.scrollToIndex(marked, { align: 'center' })
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true })
  })
  useEffect(() => showMarked(), [marked, virtual])

  const active = selection?.active
  return (
    <div
      ref={scroller}
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
      style={shown}
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
      <div
        className="grid-body"
        role="rowgroup"
        style={{ height: virtual.getTotalSize() }}
        {...mouse}
        onDoubleClick={() => {
          const row = active && rows[active.row]
          if (row) toggleRow(row.id)
        }}
      >
        {inSight.map(({ index, start, key }) => {
          const row = rows[index]
          if (!row) return null
          const selected = range && index >= range.top && index <= range.bottom
          return (
            <GridRow
              key={even ? index - shift : key}
              measure={even ? undefined : virtual.measureElement}
              row={row}
              index={index}
              start={start}
              columns={columns}
              prefix={prefix}
              left={selected ? range.left : -1}
              right={selected ? range.right : -1}
              active={active?.row === index ? active.column : -1}
              whole={wrap || opened.has(row.id)}
              marked={index === marked}
              links={links}
            />
          )
        })}
      </div>
    </div>
  )
}

/**
 * What to take off the index of a row for the key of its element. Rows keep their elements while they are in sight; where
 * none of them is any more, as in a fling, the next rows take the elements over: only what they say changes.
 */
function useTakenOver(first: number, last: number): number {
  const [seen, see] = useState({ first, last, shift: 0 })
  if (first !== seen.first || last !== seen.last) {
    const apart = first > seen.last || last < seen.first
    see({ first, last, shift: seen.shift + (apart ? first - seen.first : 0) })
  }
  return seen.shift
}

/** Room on both sides of a value, `ch`. */
const SIDES = 1.6
/** A line is no longer than eyes can follow. */
const READABLE = '85ch'
/** The first column stands further from the edge. */
const EDGE = 1.2

/** Tracks of the grid, and the least width at which they all have theirs. */
function gridWidths(columns: readonly GridColumn[]): CSSProperties {
  const widths = columns.map(({ width }, at) => width + SIDES + (at === 0 ? EDGE : 0))
  const tracks = columns.map(({ wide }, at) => {
    const width = `${widths[at] ?? 0}ch`
    return wide ? `minmax(${width}, ${READABLE})` : width
  })
  return {
    '--columns': [...tracks, '1fr'].join(' '),
    '--least': `${widths.reduce((sum, width) => sum + width, 0)}ch`,
    '--first': `${widths[0] ?? 0}ch`,
  }
}
