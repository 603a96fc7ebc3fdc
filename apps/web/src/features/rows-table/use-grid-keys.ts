import type { TableRow } from '@groundsheet/contract'
import type { FocusEvent, KeyboardEvent } from 'react'
import { moveSelection, type CellAt, type Selection } from './cell-range.ts'
import type { GridColumn } from './grid-column.ts'
import { linkOf, type GridLinks } from './cell-id.ts'

interface Grid {
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
  /** The row that was asked for; below 0: none. */
  readonly marked: number
  readonly selection: Selection | null
  readonly links: GridLinks
  readonly onSelect: (selection: Selection) => void
  /** Of a cell that the keyboard came to and nobody has chosen: it is shown, and that is all. */
  readonly onArrive: (selection: Selection) => void
  readonly onSort: (id: string) => void
  /** Shows a row whole, or no longer. */
  readonly onOpen: (id: string) => void
  readonly reveal: (at: CellAt) => void
}

const ROW = 27

/** The keyboard of the grid, as the ARIA Authoring Practices have it; Enter sorts, follows, or shows the row whole. */
export function useGridKeys(grid: Grid) {
  const first = { row: Math.max(0, grid.marked), column: 0 }
  const start: Selection = { anchor: first, active: first }

  function press({ row: at, column }: CellAt) {
    const [row, shown] = [grid.rows[at], grid.columns[column]]
    if (!shown) return
    if (at < 0) grid.onSort(shown.id)
    else if (row) (linkOf(row, shown, grid.links) ?? (() => grid.onOpen(row.id)))()
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const now = grid.selection ?? start
      const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event
      const enters = key === 'Enter' || (key === ' ' && !shiftKey)
      const moved = moveSelection(
        now,
        { key, shiftKey, controlKey: ctrlKey || metaKey },
        {
          rows: grid.rows.length,
          columns: grid.columns.length,
          page: Math.max(1, Math.floor(currentTarget.clientHeight / ROW) - 2),
        },
      )
      if (!enters && !moved) return
      event.preventDefault()
      if (event.target !== currentTarget) currentTarget.focus({ preventScroll: true })
      if (enters) {
        press(now.active)
        return
      }
      if (!moved) return
      grid.onSelect(moved)
      grid.reveal(moved.active)
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!grid.selection && target === currentTarget && currentTarget.matches(':focus-visible'))
        grid.onArrive(start)
    },
  }
}
