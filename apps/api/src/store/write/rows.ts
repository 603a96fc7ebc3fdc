import type { ChangedRows } from './changed-rows.ts'
export interface NewRow {
  readonly tableSeq: number
  /** In hex; stored as bytes. */
  readonly id: string
  /** `own`: the row is a hole itself. */
  readonly locationSeq: number | null | 'own'
  readonly body: string
  readonly internal: string | null
}

export interface StoredRow {
  readonly seq: number
  /** In hex. */
  readonly id: string
  readonly tableSeq: number
  readonly locationSeq: number | null
  readonly body: string
  readonly internal: string | null
}

export interface RowWriter {
  /** The sequence given to the row; null if there is a row of this id. */
  insert(row: NewRow): number | null
  find(id: string): StoredRow | undefined
  /** The state before this import is copied, so that changes which cancel out are not reported. */
  update(stored: StoredRow, row: { locationSeq: number | null; body: string; internal: string | null }): void
  /** Gives a row another id, which no row has. `body` contains it. */
  rename(stored: StoredRow, row: { id: string; body: string }): void
  remove(tableSeq: number, seq: number): void
  relink(tableSeq: number, seq: number, locationSeq: number | null): void
  /** A part of a table in creation order. */
  page(tableSeq: number, after: number, limit: number): readonly StoredRow[]
  /** Rows of a table without a known hole. */
  unlinked(tableSeq: number, after: number, limit: number): readonly StoredRow[]
  readonly changes: ChangedRows
  /** Discards the copies and statements of one project before the next. */
  forgetChanges(): void
  /** What this import stated about a row, as text; undefined if nothing was stored. */
  stated(tableSeq: number, seq: number): string | undefined
  putStated(tableSeq: number, seq: number, stated: string): void
}
