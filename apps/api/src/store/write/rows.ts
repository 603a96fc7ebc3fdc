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

/** Values of a row as it is updated. */
export type UpdatedTexts = Pick<StoredRow, 'locationSeq' | 'body' | 'internal'>

/**
 * Rows that are read and written without waiting, once they are announced. What is written is stored by
 * `flush`.
 */
export interface RowWindow {
  /** To be called with ids before their rows of this table are used, there or not. */
  announce(ids: readonly string[], tableSeq: number): Promise<void>
  /** The sequence given to the row; null if there is a row of this id. */
  insert(row: NewRow): number | null
  find(id: string): StoredRow | undefined
  /** The state before this import is copied, so that changes which cancel out are not reported. */
  update(stored: StoredRow, row: UpdatedTexts): void
  relink(tableSeq: number, seq: number, locationSeq: number | null): void
  /** What this import stated about a row, as text; undefined if nothing was stored. */
  stated(tableSeq: number, seq: number): string | undefined
  putStated(tableSeq: number, seq: number, stated: string): void
  /** To be called before anything else is read or written. Announced rows are dropped. */
  flush(): Promise<void>
}

export interface RowWriter {
  readonly window: RowWindow
  find(id: string): Promise<StoredRow | undefined>
  /** As that of a window. */
  update(stored: StoredRow, row: UpdatedTexts): Promise<void>
  /** Gives a row another id, which no row has. `body` contains it. */
  rename(stored: StoredRow, row: { id: string; body: string }): Promise<void>
  remove(tableSeq: number, seq: number): Promise<void>
  relink(tableSeq: number, seq: number, locationSeq: number | null): Promise<void>
  /** A part of a table in creation order. */
  page(tableSeq: number, after: number, limit: number): Promise<readonly StoredRow[]>
  /** Rows of a table without a known hole. */
  unlinked(tableSeq: number, after: number, limit: number): Promise<readonly StoredRow[]>
  readonly changes: ChangedRows
  /** The words of descriptions, for searching. To be called when the rows of the project are written. */
  writeWords(projectSeq: number): Promise<void>
  /** Discards the copies and statements of one project before the next. */
  clearChanges(): Promise<void>
}
