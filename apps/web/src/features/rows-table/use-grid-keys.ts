import type { TableRow } from '@groundsheet/contract'
import type { FocusEvent, KeyboardEvent } from 'react'
import { moveSelection, type CellAt, type Selection } from './cell-range.ts'
import type { GridColumn } from './grid-column.ts'
import { linkOf, type GridLinks } from './cell-id.ts'

interface Grid {
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
  /** Index of the highlighted row; below 0: none. */
  readonly marked: number
  readonly selection: Selection | null
  readonly links: GridLinks
  readonly onSelect: (selection: Selection) => void
  /** Called when the keyboard focus enters a cell that is not selected. */
  readonly onFocusCell: (selection: Selection) => void
  readonly onSort: (id: string) => void
  /** Expands or collapses a row. */
  readonly onExpand: (id: string) => void
  readonly reveal: (at: CellAt) => void
}

const ROW_HEIGHT_PX = 27

/**
 * Keyboard of the grid (WAI-ARIA Authoring Practices, "Grid"); Enter sorts, follows a link, or expands the
 * row.
 */
export function useGridKeys(grid: Grid) {
  const first = { row: Math.max(0, grid.marked), column: 0 }
  const start: Selection = { anchor: first, active: first }

  function activate({ row: at, column }: CellAt) {
    const [row, shown] = [grid.rows[at], grid.columns[column]]
    if (!shown) return
    if (at < 0) grid.onSort(shown.id)
    else if (row) (linkOf(row, shown, grid.links) ?? (() => grid.onExpand(row.id)))()
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const current = grid.selection ?? start
      const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event
      const isActivated = key === 'Enter' || (key === ' ' && !shiftKey)
      const moved = moveSelection(
        current,
        { key, shiftKey, controlKey: ctrlKey || metaKey },
        {
          rows: grid.rows.length,
          columns: grid.columns.length,
          page: Math.max(1, Math.floor(currentTarget.clientHeight / ROW_HEIGHT_PX) - 2),
        },
      )
      if (!isActivated && !moved) return
      event.preventDefault()
      if (event.target !== currentTarget) currentTarget.focus({ preventScroll: true })
      if (isActivated) {
        activate(current.active)
        return
      }
      if (!moved) return
      grid.onSelect(moved)
      grid.reveal(moved.active)
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!grid.selection && target === currentTarget && currentTarget.matches(':focus-visible'))
        grid.onFocusCell(start)
    },
  }
}
