import { asynchronous } from '../asynchronous.ts'
import type { RowsOfLocation, TableWriter } from '../../store/write/tables.ts'
import type { DeferredIndexes } from './deferred-indexes.ts'
import type { Connection } from '../open.ts'
import { TABLE_COLUMNS, toTable, type TableRecord } from '../../store/table-record.ts'

export function createTableWriter(
  connection: Connection,
  takeSeq: () => number,
  indexes: DeferredIndexes,
): TableWriter {
  const all = connection.prepare<[number], TableRecord>(
    `SELECT ${TABLE_COLUMNS} FROM data_table WHERE project_seq = ? ORDER BY position, group_code`,
  )
  const add = connection.prepare(
    `INSERT INTO data_table (seq, project_seq, group_code, code, name, addressable, position, headings, rows)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)`,
  )
  const update = connection.prepare(
    'UPDATE data_table SET code = ?, name = ?, addressable = ?, position = ?, headings = ?, rows = ? ' +
      'WHERE seq = ?',
  )
  const removeWords = connection.prepare<[number]>(
    'DELETE FROM described_words WHERE rowid IN (SELECT seq FROM described_row WHERE table_seq = ?)',
  )
  const removeDescribed = connection.prepare<[number]>('DELETE FROM described_row WHERE table_seq = ?')
  const remove = connection.prepare<[number]>('DELETE FROM data_table WHERE seq = ?')
  const countRows = connection.prepare<[number], { rows: number }>(
    'SELECT count(*) AS rows FROM data_row WHERE table_seq = ?',
  )
  return asynchronous<TableWriter>({
    all: (projectSeq) => all.all(projectSeq).map(toTable),
    add(projectSeq, table) {
      const seq = takeSeq()
      const { group, code, name, addressable, position, headings } = table
      add.run(seq, projectSeq, group, code, name, addressable ? 1 : 0, position, JSON.stringify(headings))
      return seq
    },
    update(table) {
      const { seq, code, name, addressable, position, headings, rows } = table
      update.run(code, name, addressable ? 1 : 0, position, JSON.stringify(headings), rows, seq)
    },
    remove(tableSeq) {
      for (const statement of [removeWords, removeDescribed, remove]) statement.run(tableSeq)
    },
    countRows(tableSeq) {
      // Without it SQLite would read the rows themselves.
      indexes.need('data_row_by_update')
      return countRows.get(tableSeq)?.rows ?? 0
    },
    countByLocation(projectSeq) {
      indexes.need('data_row_by_location')
      return connection
        .prepare<[number], RowsOfLocation>(
          `SELECT r.location_seq AS locationSeq, r.table_seq AS tableSeq, count(*) AS rows
           FROM location l CROSS JOIN data_row r INDEXED BY data_row_by_location ON r.location_seq = l.seq
           WHERE l.project_seq = ? GROUP BY r.location_seq, r.table_seq`,
        )
        .all(projectSeq)
    },
  })
}
