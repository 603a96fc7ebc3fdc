import type { ExportReader, ExportedHole, ExportedProject, ExportedRow } from '../store/export-store.ts'
import { openForReading, refusing, type Connection } from './open.ts'
import { TABLE_COLUMNS, toTable, type TableRecord } from '../store/table-record.ts'

/** Reads everything as it was at one moment, during imports too. Throws UserError. */
export async function withSnapshot<T>(path: string, work: (reader: ExportReader) => Promise<T>): Promise<T> {
  const connection = openForReading(path)
  try {
    refusing(path, () => connection.exec('BEGIN'))
    return await work(createExportReader(connection))
  } finally {
    connection.close()
  }
}

function createExportReader(connection: Connection): ExportReader {
  const projects = connection.prepare<[], ExportedProject>(
    `SELECT project.seq, project.id, reference, project.name, edition, project.updated_at AS updatedAt, body,
       company.name AS company, configuration
     FROM project JOIN company ON company.id = company_id ORDER BY project.seq`,
  )
  const tables = connection.prepare<[number], TableRecord>(
    `SELECT ${TABLE_COLUMNS} FROM data_table WHERE project_seq = ? ORDER BY seq`,
  )
  const rows = connection.prepare<[number, number, number], ExportedRow>(
    'SELECT seq, body, internal FROM data_row WHERE table_seq = ? AND seq > ? ORDER BY seq LIMIT ?',
  )
  const holes = connection.prepare<[number, number, number], ExportedHole>(
    'SELECT seq, body, style FROM location WHERE project_seq = ? AND seq > ? ORDER BY seq LIMIT ?',
  )
  return {
    projects: () => Promise.resolve(projects.all()),
    tables: (projectSeq) => Promise.resolve(tables.all(projectSeq).map(toTable)),
    rows: (tableSeq) => inPages((after, limit) => rows.all(tableSeq, after, limit)),
    holes: (projectSeq) => inPages((after, limit) => holes.all(projectSeq, after, limit)),
    shapes: (table, projectSeq) =>
      Promise.resolve(
        connection
          .prepare<[number], { body: string }>(`SELECT body FROM ${table} WHERE project_seq = ? ORDER BY seq`)
          .all(projectSeq)
          .map(({ body }) => body),
      ),
  }
}

const PAGE = 500

async function* inPages<T extends { seq: number }>(
  page: (after: number, limit: number) => T[],
): AsyncGenerator<readonly T[]> {
  for (let items = page(-1, PAGE); items.length > 0; items = page(items.at(-1)?.seq ?? 0, PAGE))
    yield Promise.resolve(items)
}
