import type { ExportFormatId, LocationGroup, TableSummary } from '@groundsheet/contract'
import type { Hole } from '../../data/holes/hole.ts'

/** Which holes: all of the project, those that match the filters, or the selected ones. */
export type ExportScope = 'all' | 'shown' | 'selected'

/** A request to open the export dialog. */
export interface RequestedExport {
  readonly scope: ExportScope
}

/** Content of a project that can be exported, as loaded so far. */
export interface ExportSubject {
  /** Of the project; null: several projects. */
  readonly id: string | null
  readonly reference: string
  readonly name: string
  readonly tables: readonly TableSummary[]
  /** Code of the table of the holes themselves. */
  readonly locations: string | null
  /** Code of the parent table of a table. */
  readonly parentOf: (code: string) => string | null
  readonly holes: Readonly<Record<ExportScope, readonly Hole[]>>
  /** Scopes that have holes and differ from each other. */
  readonly scopes: readonly ExportScope[]
  /** Formats that can hold it; absent: all. */
  readonly formats?: readonly ExportFormatId[]
  /** All holes are loaded. */
  readonly complete: boolean
  readonly groups: readonly LocationGroup[]
  readonly readsTables: boolean
  readonly readsMap: boolean
  /** Rate limit of the key. */
  readonly requestsPerMinute: number
}
