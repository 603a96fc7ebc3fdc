import type { TableWriter } from '../../store/write/tables.ts'
import { TABLE_COLUMNS, toTable, type TableRecord } from '../../store/table-record.ts'
import type { WriteSession } from './write-session.ts'

export function createTableWriter(session: WriteSession): TableWriter {
  return {
    async all(projectSeq) {
      const records = await session.many<TableRecord>(
        `SELECT ${TABLE_COLUMNS} FROM data_table WHERE company_id = $1 AND project_seq = $2
         ORDER BY position, group_code`,
        projectSeq,
      )
      return records.map(toTable)
    },
    async add(projectSeq, { group, code, name, addressable, position, headings }) {
      const seq = session.sequence.take()
      await session.run(
        `INSERT INTO data_table (company_id, seq, project_seq, group_code, code, name, addressable, position,
           headings, rows)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0)`,
        ...[seq, projectSeq, group, code, name, addressable ? 1 : 0, position, JSON.stringify(headings)],
      )
      return seq
    },
    update: ({ seq, code, name, addressable, position, headings, rows }) =>
      session.run(
        `UPDATE data_table SET code = $3, name = $4, addressable = $5, position = $6, headings = $7, rows = $8
         WHERE company_id = $1 AND seq = $2`,
        ...[seq, code, name, addressable ? 1 : 0, position, JSON.stringify(headings), rows],
      ),
    async remove(tableSeq) {
      await session.run('DELETE FROM described_row WHERE company_id = $1 AND table_seq = $2', tableSeq)
      await session.run('DELETE FROM data_table WHERE company_id = $1 AND seq = $2', tableSeq)
    },
    async countRows(tableSeq) {
      const counted = await session.one<{ rows: number }>(
        'SELECT count(*) AS rows FROM data_row WHERE company_id = $1 AND table_seq = $2',
        tableSeq,
      )
      return counted?.rows ?? 0
    },
    countByLocation: (projectSeq) =>
      session.many(
        `SELECT r.location_seq AS "locationSeq", r.table_seq AS "tableSeq", count(*) AS rows
         FROM data_row r JOIN location l ON l.company_id = $1 AND l.project_seq = $2
         AND l.seq = r.location_seq
         WHERE r.company_id = $1 AND r.table_seq IN
           (SELECT seq FROM data_table WHERE company_id = $1 AND project_seq = $2)
         GROUP BY r.location_seq, r.table_seq ORDER BY r.location_seq, r.table_seq`,
        projectSeq,
      ),
  }
}
