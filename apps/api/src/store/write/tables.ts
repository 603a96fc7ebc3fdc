import type { StoredTable } from '../stored-table.ts'
export interface TableWriter {
  all(projectSeq: number): Promise<StoredTable[]>
  add(projectSeq: number, table: Omit<StoredTable, 'seq' | 'rows'>): Promise<number>
  update(table: StoredTable): Promise<void>
  remove(tableSeq: number): Promise<void>
  countRows(tableSeq: number): Promise<number>
  /** Rows of each hole in each table that can be addressed. */
  countByLocation(projectSeq: number): Promise<readonly RowsOfLocation[]>
}

export interface RowsOfLocation {
  readonly locationSeq: number
  readonly tableSeq: number
  readonly rows: number
}
