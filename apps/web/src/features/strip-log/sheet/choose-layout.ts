import { INSTALLATION_TABLES } from '@groundsheet/readings'
import { HOLE_KINDS, kindOfHole, type HoleKind } from './hole-kind.ts'
import { SHEET_COLUMNS, SHEET_LAYOUTS, type SheetColumnId, type SheetLayout } from './sheet-layouts.ts'

/** Layout and columns selected by the user, as ids in the address; undefined: by the type of each hole. */
export interface LayoutChoice {
  readonly layout: string | undefined
  readonly columns: readonly string[] | undefined
}

type HoleTables = Parameters<typeof kindOfHole>[1]

/** The selected layout, otherwise that of the kind of hole, with the selected columns. */
export function chooseLayout(
  { layout, columns }: LayoutChoice,
  type: string,
  tables: HoleTables,
): SheetLayout {
  const kind: HoleKind = HOLE_KINDS.find((known) => known === layout) ?? kindOfHole(type, tables)
  const shown = columns && SHEET_COLUMNS.filter((id): id is SheetColumnId => columns.includes(id))
  const { [kind]: standard } = SHEET_LAYOUTS
  return { ...standard, columns: shown ?? withInstallation(standard.columns, tables) }
}

const INSTALLED: readonly (string | null)[] = ['PIPE', ...INSTALLATION_TABLES]

/** Backfill of a pit is in the table at the foot only; pipes and instruments of any hole are drawn. */
function withInstallation(columns: readonly SheetColumnId[], tables: HoleTables): readonly SheetColumnId[] {
  const isInstalled = tables.some(({ code, rows }) => rows > 0 && INSTALLED.includes(code))
  if (!isInstalled || columns.includes('installation')) return columns
  return SHEET_COLUMNS.filter((id) => id === 'installation' || columns.includes(id))
}
