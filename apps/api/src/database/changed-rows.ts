import type { Connection } from './open.ts'

interface RowState {
  readonly body: string
  readonly internal: string | null
}

/** A row as it was before this import and as it is now. */
export interface ChangedRow {
  readonly before: RowState
  readonly after: RowState
}

/** Reads what an import changed, from the copies that it keeps in the temporary table `row_before`. */
export interface ChangedRows {
  /** Gives rows that ended as they began their `updatedAt` back. Those that remain did change. */
  settle(): void
  /** Rows of a table that changed. To be called after `settle`, like `first`. */
  count(tableSeq: number): number
  /** The first changed rows of a table, in creation order. */
  first(tableSeq: number, limit: number): readonly ChangedRow[]
}

/** The copies lead each join: the other way round SQLite would go through every row of the database. */
const CHANGED = `FROM row_before AS old CROSS JOIN data_row AS row ON row.table_seq = old.table_seq AND row.seq = old.seq`

/** `updatedAtLength`: of the tail of a body that is not content. */
export function createChangedRows(connection: Connection, updatedAtLength: number): ChangedRows {
  const count = connection.prepare<[number], { rows: number }>(
    `SELECT count(*) AS rows ${CHANGED} WHERE old.table_seq = ?`,
  )
  type States = Record<'oldBody' | 'body', string> & Record<'oldInternal' | 'internal', string | null>
  const first = connection.prepare<[number, number], States>(
    `SELECT old.body AS oldBody, old.internal AS oldInternal, row.body, row.internal ${CHANGED}
     WHERE old.table_seq = ? ORDER BY old.seq LIMIT ?`,
  )
  return {
    settle: () => settle(connection, updatedAtLength),
    count: (tableSeq) => count.get(tableSeq)?.rows ?? 0,
    first: (tableSeq, limit) =>
      first.all(tableSeq, limit).map(({ oldBody, oldInternal, body, internal }) => ({
        before: { body: oldBody, internal: oldInternal },
        after: { body, internal },
      })),
  }
}

const BATCH = 1000

function settle(connection: Connection, updatedAtLength: number): void {
  const content = (body: string) => `substr(${body}, 1, length(${body}) - ${updatedAtLength})`
  const restored = connection.prepare<
    [number],
    { table: number; seq: number; body: string; updatedAt: string }
  >(
    `SELECT old.table_seq AS "table", old.seq, old.body, old.updated_at AS updatedAt ${CHANGED}
     WHERE row.internal IS old.internal AND ${content('row.body')} = ${content('old.body')} LIMIT ?`,
  )
  const restore = connection.prepare<[string, string, number, number]>(
    'UPDATE data_row SET body = ?, updated_at = ? WHERE table_seq = ? AND seq = ?',
  )
  const forget = connection.prepare<[number, number]>(
    'DELETE FROM row_before WHERE table_seq = ? AND seq = ?',
  )
  for (let batch = restored.all(BATCH); batch.length > 0; batch = restored.all(BATCH)) {
    for (const { table, seq, body, updatedAt } of batch) {
      restore.run(body, updatedAt, table, seq)
      forget.run(table, seq)
    }
  }
}
