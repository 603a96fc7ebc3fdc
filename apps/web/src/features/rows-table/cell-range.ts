/** A cell by its position in the shown rows and columns; row -1 is the headings. */
export interface CellAt {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells: its first corner, and the cell with the focus. */
export interface Selection {
  readonly anchor: CellAt
  readonly active: CellAt
}

export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface Extent {
  readonly rows: number
  readonly columns: number
  /** Rows that PageUp and PageDown move by. */
  readonly page: number
}

export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  /** Control or Command. */
  readonly controlKey: boolean
}

const HEADING_ROW_INDEX = -1

export const rangeOf = ({ anchor, active }: Selection): CellRange => ({
  top: Math.max(0, Math.min(anchor.row, active.row)),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
})

type Move = (at: CellAt, extent: Extent, control: boolean) => CellAt

/** WAI-ARIA Authoring Practices, "Grid". */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }, _, control) => ({ row: control ? HEADING_ROW_INDEX : row - 1, column }),
  ArrowDown: ({ row, column }, { rows }, control) => ({ row: control ? rows - 1 : row + 1, column }),
  ArrowLeft: ({ row, column }, _, control) => ({ row, column: control ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, { columns }, control) => ({
    row,
    column: control ? columns - 1 : column + 1,
  }),
  PageUp: ({ row, column }, { page }) => ({ row: Math.max(0, row - page), column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }, _, control) => ({ row: control ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, control) => ({ row: control ? rows - 1 : row, column: columns - 1 }),
}

/** The selection after a key; null if the key does not move it. Shift extends it. */
export function moveSelection(current: Selection, press: KeyPress, extent: Extent): Selection | null {
  const selected = selectRowsOrAll(current, press, extent)
  if (selected) return selected
  const move = MOVES[press.key]
  if (!move) return null
  const { row, column } = move(current.active, extent, press.controlKey)
  const active = {
    row: clamp(row, press.shiftKey ? 0 : HEADING_ROW_INDEX, extent.rows - 1),
    column: clamp(column, 0, extent.columns - 1),
  }
  return { anchor: press.shiftKey ? current.anchor : active, active }
}

/** Shift+Space selects whole rows, Ctrl+A everything. */
function selectRowsOrAll(current: Selection, press: KeyPress, { rows, columns }: Extent): Selection | null {
  const last = columns - 1
  if (press.key === ' ' && press.shiftKey)
    return {
      anchor: { row: Math.max(0, current.anchor.row), column: 0 },
      active: { ...current.active, column: last },
    }
  if (press.key.toLowerCase() === 'a' && press.controlKey)
    return { anchor: { row: 0, column: 0 }, active: { row: rows - 1, column: last } }
  return null
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
