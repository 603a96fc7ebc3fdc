import type { RowWindow } from '../../../store/write/rows.ts'
import type { BlockPreparer } from '../block-preparer.ts'
import type { FoundContradiction } from '../contradictions.ts'
import type { RowShape, RowState } from '../row-shape.ts'
import type { EndedReadings, OlderRows } from '../whole-readings.ts'

/** Announced rows, and the time of this import, ISO 8601 UTC. */
export interface OpenRows {
  readonly window: RowWindow
  readonly moment: string
}

/** A block that is being written. */
export interface Block {
  readonly shape: RowShape
  readonly preparer: BlockPreparer
  readonly headings: readonly string[]
  /** Key headings. */
  readonly keyHeadings: readonly string[]
}

export interface UpdatedRow extends EndedReadings {
  /** False: it contradicts a row of this import, or is older than the stored one. */
  readonly isConsistent: boolean
  readonly isChanged: boolean
  /** It has other values than the stored row, which a newer delivery stated. */
  readonly isKept: boolean
  /** Headings of which the stored row has a value that the delivered one does not state. */
  readonly gaps: readonly string[]
  /** Headings whose older value was removed or left out, as another value of the reading is newer. */
  readonly superseded: readonly string[]
  /** Headings of which older deliveries than the row may give no value any more. */
  readonly barred: readonly string[]
  /** An empty value does not erase the stored one, which a newer delivery stated. */
  readonly isErasingKept: boolean
  /** The row as it is stored now; null: as delivered. */
  readonly state: RowState | null
}

/** What deliveries newer than the delivered rows stated. */
export interface NewerRows {
  /** The newest of them that stated the row. */
  find(seq: number): unknown
  /** Whether one of them stated the value that the row has for a heading. */
  hasStated(seq: number, heading: string): boolean
  /** Whether one of them removed the value for a heading, or said that there is none. */
  hasErased(seq: number, heading: string): boolean
  /** Called with values that the row gets, which none of them stated. */
  fill(seq: number, headings: readonly string[]): void
}

export interface MergeOptions {
  /** Whether the first row of a key replaces this stored one, unmerged. */
  readonly replaces: (seq: number) => boolean
  /** Deliveries newer than the rows: values that they did not state may be given and changed. */
  readonly newer: NewerRows | null
  /** Null: what older deliveries stated is not known. */
  readonly older: OlderRows | null
  /** An empty value removes the one stored before this import. */
  readonly emptyErases: boolean
  readonly onContradiction: (found: FoundContradiction) => void
}
