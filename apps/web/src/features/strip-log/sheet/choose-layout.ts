import { HOLE_KINDS, kindOfHole, type HoleKind } from './hole-kind.ts'
import { SHEET_COLUMNS, SHEET_LAYOUTS, type SheetColumnId, type SheetLayout } from './sheet-layouts.ts'

/** Layout and columns selected by the user, as ids in the address; undefined: by the type of each hole. */
export interface LayoutChoice {
  readonly layout: string | undefined
  readonly columns: readonly string[] | undefined
}

/** The selected layout, otherwise that of the kind of hole, with the selected columns. */
export function chooseLayout(
  { layout, columns }: LayoutChoice,
  type: string,
  tables: Parameters<typeof kindOfHole>[1],
): SheetLayout {
  const kind: HoleKind = HOLE_KINDS.find((known) => known === layout) ?? kindOfHole(type, tables)
  const chosen = columns && SHEET_COLUMNS.filter((id): id is SheetColumnId => columns.includes(id))
  return { ...SHEET_LAYOUTS[kind], ...(chosen && { columns: chosen }) }
}
