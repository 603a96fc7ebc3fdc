import type { Finding, Lane } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'
import type { Column } from '../lane-columns.ts'
import type { SheetColumn } from './sheet-columns.ts'

export interface ColumnDrawingProps {
  /** The column, with the parts of its lanes on the sheet. */
  readonly column: SheetColumn
  readonly scale: DepthScale
  /** Ids of patterns by lane. */
  readonly fills: ReadonlyMap<string, readonly { readonly id: string }[]>
  readonly findings: readonly Finding[]
}

export const columnOf = ({ x, width }: SheetColumn, lane: Lane): Column => ({ lane, part: 'marks', x, width })
