import { asynchronous } from './asynchronous.ts'
import type { ChangedRows } from '../store/write/changed-rows.ts'
import type { Connection } from './open.ts'

/** CROSS JOIN starts with the copies; otherwise SQLite would read every row of the database. */
const CHANGED = `FROM row_before AS old CROSS JOIN data_row AS row ON row.table_seq = old.table_seq AND row.seq = old.seq`

/** `updatedAtLength`: of the end of a body that is not content. */
export function createChangedRows(connection: Connection, updatedAtLength: number): ChangedRows {
  const count = connection.prepare<[number], { rows: number }>(
    `SELECT count(*) AS rows ${CHANGED} WHERE old.table_seq = ?`,
  )
  type States = Record<'oldBody' | 'body', string> & Record<'oldInternal' | 'internal', string | null>
  const first = connection.prepare<[number, number], States>(
    `SELECT old.body AS oldBody, old.internal AS oldInternal, row.body, row.internal ${CHANGED}
     WHERE old.table_seq = ? ORDER BY old.seq LIMIT ?`,
  )
  return asynchronous<ChangedRows>({
    restoreUnchanged: () => restoreUnchanged(connection, updatedAtLength),
    count: (tableSeq) => count.get(tableSeq)?.rows ?? 0,
    first: (tableSeq, limit) =>
      first.all(tableSeq, limit).map(({ oldBody, oldInternal, body, internal }) => ({
        before: { body: oldBody, internal: oldInternal },
        after: { body, internal },
      })),
  })
}

const BATCH_ROWS = 1000

function restoreUnchanged(connection: Connection, updatedAtLength: number): void {
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
  const removeCopy = connection.prepare<[number, number]>(
    'DELETE FROM row_before WHERE table_seq = ? AND seq = ?',
  )
  for (let batch = restored.all(BATCH_ROWS); batch.length > 0; batch = restored.all(BATCH_ROWS)) {
    for (const { table, seq, body, updatedAt } of batch) {
      restore.run(body, updatedAt, table, seq)
      removeCopy.run(table, seq)
    }
  }
}
