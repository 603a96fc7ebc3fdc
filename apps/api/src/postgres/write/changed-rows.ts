import type { ChangedRows } from '../../store/write/changed-rows.ts'
import type { WriteSession } from './write-session.ts'

const CHANGED = `FROM row_before AS old JOIN data_row AS row
  ON row.company_id = $1 AND row.table_seq = old.table_seq AND row.seq = old.seq`

const content = (body: string) => `left(${body}, length(${body}) - $2::integer)`

/** Rows whose content is as before get their text and time back, and their copies go. */
const RESTORE = `WITH restored AS (
    UPDATE data_row AS row SET body = old.body, updated_at = old.updated_at FROM row_before AS old
    WHERE row.company_id = $1 AND row.table_seq = old.table_seq AND row.seq = old.seq
      AND row.internal IS NOT DISTINCT FROM old.internal AND ${content('row.body')} = ${content('old.body')}
    RETURNING row.seq)
  DELETE FROM row_before WHERE seq IN (SELECT seq FROM restored)`

export function createChangedRows(session: WriteSession, updatedAtLength: number): ChangedRows {
  type States = Record<'oldBody' | 'body', string> & Record<'oldInternal' | 'internal', string | null>
  return {
    restoreUnchanged: () => session.run(RESTORE, updatedAtLength),
    async count(tableSeq) {
      const counted = await session.one<{ rows: number }>(
        `SELECT count(*) AS rows ${CHANGED} WHERE old.table_seq = $2`,
        tableSeq,
      )
      return counted?.rows ?? 0
    },
    async first(tableSeq, limit) {
      const found = await session.many<States>(
        `SELECT old.body AS "oldBody", old.internal AS "oldInternal", row.body, row.internal ${CHANGED}
         WHERE old.table_seq = $2 ORDER BY old.seq LIMIT $3`,
        tableSeq,
        limit,
      )
      return found.map(({ oldBody, oldInternal, body, internal }) => ({
        before: { body: oldBody, internal: oldInternal },
        after: { body, internal },
      }))
    },
  }
}
