import { useRef, type MouseEvent } from 'react'
import type { CellAt, Selection } from './cell-range.ts'

/** A press selects a cell, dragging selects a rectangle, Shift extends the selection. */
export function useGridMouse(selection: Selection | null, onSelect: (selection: Selection) => void) {
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
