import type { StoredTable } from '../stored-table.ts'
export interface TableWriter {
  all(projectSeq: number): StoredTable[]
  add(projectSeq: number, table: Omit<StoredTable, 'seq' | 'rows'>): number
  update(table: StoredTable): void
  remove(tableSeq: number): void
  countRows(tableSeq: number): number
  /** Rows of each hole in each table that can be addressed. */
  countByLocation(projectSeq: number): readonly RowsOfLocation[]
}

export interface RowsOfLocation {
  readonly locationSeq: number
  readonly tableSeq: number
  readonly rows: number
}
