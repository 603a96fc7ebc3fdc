import { asynchronous } from '../asynchronous.ts'
import type {
  AnnotationTable,
  AnnotationWriter,
  StoredAnnotation,
} from '../../store/write/annotations-and-findings.ts'
import type { Connection } from '../open.ts'

export function createAnnotationWriter(connection: Connection): AnnotationWriter {
  const statements = (table: AnnotationTable) => ({
    all: connection.prepare<[number], StoredAnnotation>(
      `SELECT seq, id, body FROM ${table} WHERE project_seq = ? ORDER BY seq`,
    ),
    put: connection.prepare(
      `INSERT INTO ${table} (project_seq, seq, id, updated_at, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (project_seq, seq) DO UPDATE SET updated_at = excluded.updated_at, body = excluded.body`,
    ),
    remove: connection.prepare<[number, number]>(`DELETE FROM ${table} WHERE project_seq = ? AND seq = ?`),
  })
  const of = {
    boundary: statements('boundary'),
    location_group: statements('location_group'),
    finding: statements('finding'),
  }
  return asynchronous<AnnotationWriter>({
    all: (table, projectSeq) => of[table].all.all(projectSeq),
    put: (table, projectSeq, { seq, id, body }, moment) =>
      void of[table].put.run(projectSeq, seq, id, moment, body),
    remove: (table, projectSeq, seq) => void of[table].remove.run(projectSeq, seq),
  })
}
