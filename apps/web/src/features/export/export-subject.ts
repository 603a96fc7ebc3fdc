import type { LocationGroup, TableSummary } from '@groundsheet/contract'
import type { Hole } from '../../data/holes/hole.ts'

/** Which holes: all of the project, those that the filters leave, or those that were chosen. */
export type ExportScope = 'all' | 'shown' | 'chosen'

/** That somebody pressed Export, and for what. */
export interface ExportAsked {
  readonly scope: ExportScope
}

/** What there is to export, as far as the page knows it. */
export interface ExportSubject {
  readonly reference: string
  readonly name: string
  readonly tables: readonly TableSummary[]
  /** Code of the table of the holes themselves. */
  readonly locations: string | null
  /** Code of the table that the rows of a table hang on. */
  readonly parentOf: (code: string) => string | null
  readonly holes: Readonly<Record<ExportScope, readonly Hole[]>>
  /** The scopes that differ from each other and hold any hole. */
  readonly scopes: readonly ExportScope[]
  /** Every hole has come. */
  readonly complete: boolean
  readonly groups: readonly LocationGroup[]
  readonly readsTables: boolean
  readonly readsMap: boolean
  /** As the key allows. */
  readonly requestsPerMinute: number
}
