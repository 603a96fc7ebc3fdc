import type { TableRow } from '@groundsheet/contract'
import { parentOf, type Parent } from './describe-parent.ts'
import type { GridColumn } from './grid-column.ts'

/** Targets that cells link to. */
export interface GridLinks {
  readonly onHole?: ((name: string) => void) | undefined
  readonly onParent: (row: TableRow, parent: Parent) => void
}

export const cellId = (prefix: string, row: number, column: number) => `${prefix}${row}-${column}`

/** Opens the target of a cell; undefined if it has none. */
export function linkOf(row: TableRow, column: GridColumn, links: GridLinks): (() => void) | undefined {
  const { onHole, onParent } = links
  if (column.kind === 'hole') return onHole && (() => onHole(row.locationId))
  const parent = column.kind === 'parent' ? parentOf(row, column.code) : undefined
  return parent && (() => onParent(row, parent))
}
