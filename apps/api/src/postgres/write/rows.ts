import { createIdSet } from '../../store/write/id-set.ts'
import type { RowWriter, StoredRow } from '../../store/write/rows.ts'
import { createChangedRows } from './changed-rows.ts'
import { createRowWindow, updateRows } from './row-window.ts'
import { unnest, type Batch, type WriteSession } from './write-session.ts'
import { writeWords } from './words.ts'

const SELECT = `SELECT seq, encode(id, 'hex') AS id, table_seq AS "tableSeq", location_seq AS "locationSeq",
    body, internal
  FROM data_row WHERE company_id = $1`

/** Dropped at the end of the transaction. */
const TEMPORARY_TABLES = [
  `CREATE TEMPORARY TABLE row_before (table_seq bigint, seq bigint, body text, internal text, updated_at text,
     PRIMARY KEY (table_seq, seq)) ON COMMIT DROP`,
  'CREATE TEMPORARY TABLE row_stated (seq bigint PRIMARY KEY, stated text) ON COMMIT DROP',
]

const RELINK: Batch = {
  columns: 3,
  sql: `UPDATE data_row SET location_seq = changed.location_seq
    FROM ${unnest(['bigint', 'bigint', 'bigint'])} AS changed (table_seq, seq, location_seq)
    WHERE company_id = $1 AND data_row.table_seq = changed.table_seq AND data_row.seq = changed.seq`,
}

const REMOVE: Batch = {
  columns: 2,
  sql: `DELETE FROM data_row USING ${unnest(['bigint', 'bigint'])} AS removed (table_seq, seq)
    WHERE company_id = $1 AND data_row.table_seq = removed.table_seq AND data_row.seq = removed.seq`,
}

/** `updatedAtLength`: of the end of a body that is not content, characters. */
export async function createRowWriter(session: WriteSession, updatedAtLength: number): Promise<RowWriter> {
  const { connection } = session
  for (const sql of TEMPORARY_TABLES) await connection.run(sql)
  const firstAdded = session.sequence.peek()
  const seen = createIdSet()
  const page = (where: string) => (tableSeq: number, after: number, limit: number) =>
    session.many<StoredRow>(
      `${SELECT} AND table_seq = $2 AND seq > $3 ${where} ORDER BY seq LIMIT $4`,
      tableSeq,
      after,
      limit,
    )
  return {
    window: createRowWindow(session, seen),
    find: (id) => session.one<StoredRow>(`${SELECT} AND id = decode($2, 'hex')`, id),
    update: (stored, row) => updateRows(session, [{ ...stored, ...row }], firstAdded),
    rename({ tableSeq, seq }, { id, body }) {
      seen.add(id)
      return session.run(
        `UPDATE data_row SET id = decode($4, 'hex'), updated_at = $5, body = $6
         WHERE company_id = $1 AND table_seq = $2 AND seq = $3`,
        ...[tableSeq, seq, id, session.moment, body],
      )
    },
    remove: (tableSeq, seq) => session.add(REMOVE, `${seq}`, [tableSeq, seq]),
    relink: (tableSeq, seq, locationSeq) => session.add(RELINK, `${seq}`, [tableSeq, seq, locationSeq]),
    page: page(''),
    unlinked: page('AND location_seq IS NULL'),
    changes: createChangedRows(session, updatedAtLength),
    async writeWords(projectSeq) {
      await session.flush()
      const changed = await writeWords(session.connection, session.company(), projectSeq, session.moment)
      if (changed > 0) session.wrote()
    },
    async clearChanges() {
      await session.flush()
      await connection.run('TRUNCATE row_before, row_stated')
    },
  }
}
