/** A cell by its place in what is shown; row -1 is the headings. */
export interface CellAt {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells: where it was begun, and the cell that has the keyboard. */
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
  /** Rows that PageUp and PageDown go. */
  readonly page: number
}

export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  /** Control, or Command. */
  readonly controlKey: boolean
}

const HEAD = -1

export const rangeOf = ({ anchor, active }: Selection): CellRange => ({
  top: Math.max(0, Math.min(anchor.row, active.row)),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
})

type Move = (at: CellAt, extent: Extent, control: boolean) => CellAt

/** ARIA Authoring Practices, grid pattern. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }, _, control) => ({ row: control ? HEAD : row - 1, column }),
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

/** The selection after a key; null where the key does not move it. Shift stretches it. */
export function moveSelection(now: Selection, press: KeyPress, extent: Extent): Selection | null {
  const whole = selectWhole(now, press, extent)
  if (whole) return whole
  const move = MOVES[press.key]
  if (!move) return null
  const { row, column } = move(now.active, extent, press.controlKey)
  const active = {
    row: clamp(row, press.shiftKey ? 0 : HEAD, extent.rows - 1),
    column: clamp(column, 0, extent.columns - 1),
  }
  return { anchor: press.shiftKey ? now.anchor : active, active }
}

/** Shift and space: the rows. Control and A: everything. */
function selectWhole(now: Selection, press: KeyPress, { rows, columns }: Extent): Selection | null {
  const last = columns - 1
  if (press.key === ' ' && press.shiftKey)
    return {
      anchor: { row: Math.max(0, now.anchor.row), column: 0 },
      active: { ...now.active, column: last },
    }
  if (press.key.toLowerCase() === 'a' && press.controlKey)
    return { anchor: { row: 0, column: 0 }, active: { row: rows - 1, column: last } }
  return null
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
