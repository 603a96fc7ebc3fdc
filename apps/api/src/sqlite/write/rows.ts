import { asynchronous } from '../asynchronous.ts'
import type { RowWindow, RowWriter, StoredRow } from '../../store/write/rows.ts'
import { createChangedRows } from './changed-rows.ts'
import { checksumOf, rowChecksum } from '../checksum.ts'
import type { DeferredIndexes } from './deferred-indexes.ts'
import type { Connection } from '../open.ts'
import { createWordWriter } from './words.ts'

/** The counter of the database: creation order. Reading the next number does not use it. */
export interface Sequence {
  peek(): number
  take(): number
}

const CLEAR_CHANGES = 'DELETE FROM row_before; DELETE FROM row_stated'

const COLUMNS =
  'seq, lower(hex(id)) AS id, table_seq AS tableSeq, location_seq AS locationSeq, body, internal'

interface RowImport {
  /** ISO 8601 UTC, of this import. */
  readonly moment: string
  readonly sequence: Sequence
  /** Of the end of a body that is not content, characters. */
  readonly updatedAtLength: number
  readonly indexes: DeferredIndexes
}

export function createRowWriter(connection: Connection, import_: RowImport): RowWriter {
  connection.exec(`CREATE TEMP TABLE IF NOT EXISTS row_before (
    table_seq INTEGER, seq INTEGER, body TEXT, internal TEXT, updated_at TEXT,
    PRIMARY KEY (table_seq, seq)) WITHOUT ROWID;
    CREATE TEMP TABLE IF NOT EXISTS row_stated (
    table_seq INTEGER, seq INTEGER, stated TEXT, PRIMARY KEY (table_seq, seq)) WITHOUT ROWID;
    ${CLEAR_CHANGES}`)
  const window = createRowWindow(connection, import_)
  const rename = connection.prepare<
    [Pick<StoredRow, 'id' | 'body' | 'tableSeq' | 'seq'> & { moment: string }]
  >(
    `UPDATE data_row SET id = unhex(@id), updated_at = @moment, body = @body,
       checksum = ${rowChecksum({ id: 'unhex(@id)', updated_at: '@moment', body: '@body' })}
     WHERE table_seq = @tableSeq AND seq = @seq`,
  )
  const remove = connection.prepare<[number, number]>('DELETE FROM data_row WHERE table_seq = ? AND seq = ?')
  const page = connection.prepare<[number, number, number], StoredRow>(
    `SELECT ${COLUMNS} FROM data_row WHERE table_seq = ? AND seq > ? ORDER BY seq LIMIT ?`,
  )
  const unlinked = connection.prepare<[number, number, number], StoredRow>(
    `SELECT ${COLUMNS} FROM data_row WHERE table_seq = ? AND seq > ? AND location_seq IS NULL ` +
      'ORDER BY seq LIMIT ?',
  )
  return asynchronous<RowWriter>({
    window,
    find: (id) => window.find(id),
    update: (stored, row) => window.update(stored, row),
    rename: ({ tableSeq, seq }, { id, body }) =>
      void rename.run({ id, body, tableSeq, seq, moment: import_.moment }),
    remove: (tableSeq, seq) => void remove.run(tableSeq, seq),
    relink: (tableSeq, seq, locationSeq) => window.relink(tableSeq, seq, locationSeq),
    page: (tableSeq, after, limit) => page.all(tableSeq, after, limit),
    unlinked: (tableSeq, after, limit) => unlinked.all(tableSeq, after, limit),
    changes: createChangedRows(connection, import_.updatedAtLength),
    writeWords: createWordWriter(connection, import_.moment, () =>
      import_.indexes.need('data_row_by_update'),
    ),
    clearChanges: () => void connection.exec(CLEAR_CHANGES),
  })
}

function createRowWindow(connection: Connection, import_: RowImport): RowWindow {
  const insert = connection.prepare<
    [number, number, string, number | null, string, string, string | null, number]
  >(
    `INSERT INTO data_row (table_seq, seq, id, location_seq, updated_at, body, internal, checksum)
     VALUES (?, ?, unhex(?), ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
  const find = connection.prepare<[string], StoredRow>(`SELECT ${COLUMNS} FROM data_row WHERE id = unhex(?)`)
  const keep = connection.prepare<[number, number]>(
    `INSERT OR IGNORE INTO row_before SELECT table_seq, seq, body, internal, updated_at FROM data_row
     WHERE table_seq = ? AND seq = ?`,
  )
  const update = connection.prepare<[number | null, string, string, string | null, number, number, number]>(
    `UPDATE data_row SET location_seq = ?, updated_at = ?, body = ?, internal = ?, checksum = ?
     WHERE table_seq = ? AND seq = ?`,
  )
  const relink = connection.prepare<[Pick<StoredRow, 'tableSeq' | 'seq' | 'locationSeq'>]>(
    `UPDATE data_row
     SET location_seq = @locationSeq, checksum = ${rowChecksum({ location_seq: '@locationSeq' })}
     WHERE table_seq = @tableSeq AND seq = @seq`,
  )
  const stated = connection.prepare<[number, number], { stated: string }>(
    'SELECT stated FROM row_stated WHERE table_seq = ? AND seq = ?',
  )
  const putStated = connection.prepare<[number, number, string]>(
    'INSERT OR REPLACE INTO row_stated (table_seq, seq, stated) VALUES (?, ?, ?)',
  )
  const firstAdded = import_.sequence.peek()
  return {
    insert(row) {
      import_.indexes.expect(row.id)
      const seq = import_.sequence.peek()
      const { tableSeq, id, body, internal } = row
      const locationSeq = row.locationSeq === 'own' ? seq : row.locationSeq
      const values = [tableSeq, seq, id, locationSeq, import_.moment, body, internal] as const
      const { changes } = insert.run(...values, checksumOf(...values))
      return changes === 0 ? null : import_.sequence.take()
    },
    find: (id) => find.get(id),
    update(stored, row) {
      if (stored.seq < firstAdded) keep.run(stored.tableSeq, stored.seq)
      const { tableSeq, seq, id } = stored
      const values = [row.locationSeq, import_.moment, row.body, row.internal] as const
      update.run(...values, checksumOf(tableSeq, seq, id, ...values), tableSeq, seq)
    },
    relink: (tableSeq, seq, locationSeq) => void relink.run({ tableSeq, seq, locationSeq }),
    stated: (tableSeq, seq) => stated.get(tableSeq, seq)?.stated,
    putStated: (tableSeq, seq, text) => void putStated.run(tableSeq, seq, text),
    // SQLite answers at once, so nothing has to be announced or kept.
    announce: () => Promise.resolve(),
    flush: () => Promise.resolve(),
  }
}
