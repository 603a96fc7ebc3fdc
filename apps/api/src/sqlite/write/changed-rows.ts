import { asynchronous } from '../asynchronous.ts'
import type { ChangedRows } from '../../store/write/changed-rows.ts'
import { rowChecksum } from '../checksum.ts'
import type { Connection } from '../open.ts'

/** CROSS JOIN starts with the copies; otherwise SQLite would read every row of the database. */
const CHANGED =
  'FROM row_before AS old CROSS JOIN data_row AS row ON row.table_seq = old.table_seq ' +
  'AND row.seq = old.seq'

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

interface RowBefore {
  readonly tableSeq: number
  readonly seq: number
  readonly body: string
  readonly updatedAt: string
}

function restoreUnchanged(connection: Connection, updatedAtLength: number): void {
  const content = (body: string) => `substr(${body}, 1, length(${body}) - ${updatedAtLength})`
  const restored = connection.prepare<[number], RowBefore>(
    `SELECT old.table_seq AS tableSeq, old.seq, old.body, old.updated_at AS updatedAt ${CHANGED}
     WHERE row.internal IS old.internal AND ${content('row.body')} = ${content('old.body')} LIMIT ?`,
  )
  const restore = connection.prepare<[RowBefore]>(
    `UPDATE data_row SET body = @body, updated_at = @updatedAt,
       checksum = ${rowChecksum({ body: '@body', updated_at: '@updatedAt' })}
     WHERE table_seq = @tableSeq AND seq = @seq`,
  )
  const removeCopy = connection.prepare<[number, number]>(
    'DELETE FROM row_before WHERE table_seq = ? AND seq = ?',
  )
  for (let batch = restored.all(BATCH_ROWS); batch.length > 0; batch = restored.all(BATCH_ROWS)) {
    for (const row of batch) {
      restore.run(row)
      removeCopy.run(row.tableSeq, row.seq)
    }
  }
}
