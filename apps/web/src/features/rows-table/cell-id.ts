import type { TableRow } from '@groundsheet/contract'
import { parentOf, type Parent } from './describe-parent.ts'
import type { GridColumn } from './grid-column.ts'

/** Where a cell leads. */
export interface GridLinks {
  readonly onHole?: ((name: string) => void) | undefined
  readonly onParent: (row: TableRow, parent: Parent) => void
}

export const cellId = (prefix: string, row: number, column: number) => `${prefix}${row}-${column}`

/** What opening a cell does; undefined where it leads nowhere. */
export function linkOf(row: TableRow, column: GridColumn, links: GridLinks): (() => void) | undefined {
  const { onHole, onParent } = links
  if (column.kind === 'hole') return onHole && (() => onHole(row.locationId))
  const parent = column.kind === 'parent' ? parentOf(row, column.code) : undefined
  return parent && (() => onParent(row, parent))
}
