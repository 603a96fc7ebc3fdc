import type { AnnotationTable, AnnotationWriter } from '../../store/write/annotations-and-findings.ts'
import { unnest, type Batch, type WriteSession } from './write-session.ts'

const put = (table: AnnotationTable): Batch => ({
  columns: 5,
  sql: `INSERT INTO ${table} (company_id, project_seq, seq, id, updated_at, body)
    SELECT $1, * FROM ${unnest(['bigint', 'bigint', 'text', 'text', 'text'])}
    ON CONFLICT (company_id, project_seq, seq) DO UPDATE SET updated_at = excluded.updated_at, body = excluded.body`,
})

const PUT = { boundary: put('boundary'), location_group: put('location_group'), finding: put('finding') }

export function createAnnotationWriter(session: WriteSession): AnnotationWriter {
  return {
    all: (table, projectSeq) =>
      session.many(
        `SELECT seq, id, body FROM ${table} WHERE company_id = $1 AND project_seq = $2 ORDER BY seq`,
        projectSeq,
      ),
    put: (table, projectSeq, { seq, id, body }, moment) =>
      session.add(PUT[table], `${seq}`, [projectSeq, seq, id, moment, body]),
    remove: (table, projectSeq, seq) =>
      session.run(
        `DELETE FROM ${table} WHERE company_id = $1 AND project_seq = $2 AND seq = $3`,
        projectSeq,
        seq,
      ),
  }
}
