import type { IdSet } from '../../store/write/id-set.ts'
import type { RowWindow, StoredRow } from '../../store/write/rows.ts'
import { createRowBuffer, type FoundRow, type BufferedRow } from './row-buffer.ts'
import { unnest, type CopyTarget, type WriteSession } from './write-session.ts'

const ROWS: CopyTarget = {
  table: 'data_row',
  columns: ['company_id', 'table_seq', 'seq', 'id', 'location_seq', 'updated_at', 'body', 'internal'],
}

/**
 * One look into the unique index for each id: of rows not committed yet, the server has no statistics to plan
 * by.
 */
const SELECT = `SELECT found.seq, encode(found.id, 'hex') AS id, found.table_seq AS "tableSeq",
    found.location_seq AS "locationSeq", found.body, found.internal,
    (SELECT stated FROM row_stated WHERE row_stated.seq = found.seq) AS stated
  FROM unnest($2::bytea[]) AS requested (id) CROSS JOIN LATERAL
    (SELECT * FROM data_row WHERE data_row.company_id = $1 AND data_row.id = requested.id LIMIT 1) AS found`

const KEEP = `INSERT INTO row_before (table_seq, seq, body, internal, updated_at)
  SELECT data_row.table_seq, data_row.seq, body, internal, updated_at
  FROM data_row JOIN ${unnest(['bigint', 'bigint'])} AS changed (table_seq, seq)
    ON data_row.table_seq = changed.table_seq AND data_row.seq = changed.seq
  WHERE company_id = $1 ON CONFLICT DO NOTHING`

const UPDATE = `UPDATE data_row
    SET location_seq = changed.location_seq, body = changed.body, internal = changed.internal,
    updated_at = $7
  FROM ${unnest(['bigint', 'bigint', 'bigint', 'text', 'text'])}
      AS changed (table_seq, seq, location_seq, body, internal)
  WHERE company_id = $1 AND data_row.table_seq = changed.table_seq AND data_row.seq = changed.seq`

const RELINK = `UPDATE data_row SET location_seq = changed.location_seq
  FROM ${unnest(['bigint', 'bigint', 'bigint'])} AS changed (table_seq, seq, location_seq)
  WHERE company_id = $1 AND data_row.table_seq = changed.table_seq AND data_row.seq = changed.seq`

const PUT_STATED = `INSERT INTO row_stated (seq, stated)
  SELECT seq, stated FROM unnest($1::bigint[], $2::text[]) AS put (seq, stated)
  ON CONFLICT (seq) DO UPDATE SET stated = excluded.stated`

/**
 * Announced rows are read at once; what is written is stored by `flush`, new rows by COPY. Ids differ by
 * table, so a table that this import added has only rows whose ids it has seen: others are not looked for.
 */
export function createRowWindow(session: WriteSession, seen: IdSet): RowWindow {
  const { sequence } = session
  const firstAdded = sequence.peek()
  const buffered = createRowBuffer()
  return {
    async announce(ids, tableSeq) {
      const unknown = buffered.unknown(ids)
      const mayBeStored = tableSeq < firstAdded ? () => true : (id: string) => !seen.add(id)
      const bytes = unknown.filter(mayBeStored).map((id) => `\\x${id}`)
      buffered.announce(unknown, bytes.length === 0 ? [] : await session.many<FoundRow>(SELECT, bytes))
    },
    insert({ id, tableSeq, locationSeq, body, internal }) {
      if (buffered.find(id) !== undefined) return null
      const seq = sequence.take()
      buffered.add({
        id,
        seq,
        tableSeq,
        body,
        internal,
        locationSeq: locationSeq === 'own' ? seq : locationSeq,
      })
      return seq
    },
    find: (id) => buffered.find(id),
    update: ({ seq }, row) => buffered.change(seq, row, 'content'),
    relink: (_tableSeq, seq, locationSeq) => buffered.change(seq, { locationSeq }, 'link'),
    stated: (_tableSeq, seq) => buffered.row(seq).stated,
    putStated(_tableSeq, seq, stated) {
      const row = buffered.row(seq)
      row.stated = stated
      row.isStatedNow = true
    },
    flush: () => storeRows(session, buffered.takeAll(), firstAdded),
  }
}

async function storeRows(
  session: WriteSession,
  buffered: readonly BufferedRow[],
  firstAdded: number,
): Promise<void> {
  const added = buffered.filter(({ isNew }) => isNew)
  if (added.length > 0)
    await session.copy(
      ROWS,
      added.map(({ row }) => copied(session, row)),
    )
  const stored = (change: BufferedRow['change']) =>
    buffered.filter((one) => !one.isNew && one.change === change).map(({ row }) => row)
  await updateRows(session, stored('content'), firstAdded)
  await relinkRows(session, stored('link'))
  const stated = buffered.filter(({ isStatedNow }) => isStatedNow)
  if (stated.length === 0) return
  await session.flush()
  await session.connection.run(PUT_STATED, [
    stated.map(({ row }) => row.seq),
    stated.map((one) => one.stated ?? ''),
  ])
}

const copied = (session: WriteSession, row: StoredRow) => [
  session.company(),
  row.tableSeq,
  row.seq,
  { hex: row.id },
  row.locationSeq,
  session.moment,
  row.body,
  row.internal,
]

/** Stores new content. Rows from before this import are copied first. */
export async function updateRows(
  session: WriteSession,
  rows: readonly StoredRow[],
  firstAdded: number,
): Promise<void> {
  if (rows.length === 0) return
  const earlier = rows.filter(({ seq }) => seq < firstAdded)
  await session.run(
    KEEP,
    earlier.map(({ tableSeq }) => tableSeq),
    earlier.map(({ seq }) => seq),
  )
  await session.run(
    UPDATE,
    rows.map(({ tableSeq }) => tableSeq),
    rows.map(({ seq }) => seq),
    rows.map(({ locationSeq }) => locationSeq),
    rows.map(({ body }) => body),
    rows.map(({ internal }) => internal),
    session.moment,
  )
}

async function relinkRows(session: WriteSession, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return
  await session.run(
    RELINK,
    rows.map(({ tableSeq }) => tableSeq),
    rows.map(({ seq }) => seq),
    rows.map(({ locationSeq }) => locationSeq),
  )
}
