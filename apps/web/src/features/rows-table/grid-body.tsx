import type { TableRow } from '@groundsheet/contract'
import { useState, useRef, type MouseEvent } from 'react'
import type { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import type { GridLinks } from './cell-id.ts'
import { rangeOf, type Selection, type CellAt } from './cell-range.ts'
import type { GridColumn } from './grid-column.ts'
import { GridRow } from './grid-row.tsx'

export type GridRows = ReturnType<typeof useVirtualRows>

interface Props {
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
  readonly prefix: string
  readonly wrap: boolean
  /** Index of the highlighted row; -1: none. */
  readonly marked: number
  readonly selection: Selection | null
  readonly links: GridLinks
  readonly virtual: GridRows
  /** No row shows more than one line. */
  readonly hasEqualRows: boolean
  readonly expandedIds: ReadonlySet<string>
  readonly onSelect: (selection: Selection) => void
  readonly onToggleRow: (id: string) => void
}

/** The visible rows of a grid. */
export function GridBody({ rows, columns, prefix, selection, virtual, hasEqualRows, ...props }: Props) {
  const mouse = useGridMouse(selection, props.onSelect)
  const visibleRows = virtual.getVirtualItems()
  const keyOffset = useKeyOffset(visibleRows[0]?.index ?? 0, visibleRows.at(-1)?.index ?? 0)
  const range = selection && rangeOf(selection)
  const active = selection?.active
  return (
    <div
      className="grid-body"
      role="rowgroup"
      style={{ height: virtual.getTotalSize() }}
      {...mouse}
      onDoubleClick={() => {
        const row = active && rows[active.row]
        if (row) props.onToggleRow(row.id)
      }}
    >
      {visibleRows.map(({ index, start, key }) => {
        const row = rows[index]
        if (!row) return null
        const selected = range && index >= range.top && index <= range.bottom
        return (
          <GridRow
            key={hasEqualRows ? index - keyOffset : key}
            measure={hasEqualRows ? undefined : virtual.measureElement}
            row={row}
            index={index}
            start={start}
            columns={columns}
            prefix={prefix}
            left={selected ? range.left : -1}
            right={selected ? range.right : -1}
            active={active?.row === index ? active.column : -1}
            expanded={props.wrap || props.expandedIds.has(row.id)}
            marked={index === props.marked}
            links={props.links}
          />
        )
      })}
    </div>
  )
}

/**
 * Offset between the index of a row and its React key. Visible rows keep their elements; after a jump to
 * other rows these reuse the elements, so only their text changes.
 */
function useKeyOffset(first: number, last: number): number {
  const [previous, setPrevious] = useState({ first, last, offset: 0 })
  if (first !== previous.first || last !== previous.last) {
    const isDisjoint = first > previous.last || last < previous.first
    setPrevious({ first, last, offset: previous.offset + (isDisjoint ? first - previous.first : 0) })
  }
  return previous.offset
}

/** A press selects a cell, dragging selects a rectangle, Shift extends the selection. */
function useGridMouse(selection: Selection | null, onSelect: (selection: Selection) => void) {
  const anchor = useRef<CellAt>(null)
  return {
    onMouseDown(event: MouseEvent) {
      const at = cellUnder(event)
      if (!at || event.button !== 0) return
      anchor.current = event.shiftKey && selection ? selection.anchor : at
      onSelect({ anchor: anchor.current, active: at })
    },
    onMouseOver(event: MouseEvent) {
      const at = event.buttons === 1 && anchor.current ? cellUnder(event) : null
      if (at && anchor.current) onSelect({ anchor: anchor.current, active: at })
    },
    onMouseUp() {
      anchor.current = null
    },
  }
}

function cellUnder({ target }: MouseEvent): CellAt | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null
  const row = cell?.closest<HTMLElement>('[role="row"]')
  return cell && row ? { row: Number(row.dataset.index), column: Number(cell.ariaColIndex) - 1 } : null
}
