import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  ExportReader,
  ExportedHole,
  ExportedProject,
  ExportedRow,
  SnapshotQueries,
} from '../../store/export-store.ts'
import { asynchronous } from '../asynchronous.ts'
import { openForReading, refusing, type Connection } from '../open.ts'
import { readFeatures } from './read-features.ts'
import { readIcon } from './read-icon.ts'
import { readProjectList, storedItems } from './read-project-list.ts'
import { readDictionary, readProject } from './read-projects.ts'
import { createStatements } from '../statements.ts'
import { TABLE_COLUMNS, toTable, type TableRecord } from '../../store/table-record.ts'

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
       company.id AS companyId, company.name AS company, configuration
     FROM project JOIN company ON company.id = company_id ORDER BY project.seq`,
  )
  const tables = connection.prepare<[number], TableRecord>(
    `SELECT ${TABLE_COLUMNS} FROM data_table WHERE project_seq = ? ORDER BY seq`,
  )
  const rows = connection.prepare<[number, number, number], ExportedRow>(
    'SELECT seq, location_seq AS locationSeq, body, internal FROM data_row WHERE table_seq = ? ' +
      'AND seq > ? ORDER BY seq LIMIT ?',
  )
  const holes = connection.prepare<[number, number, number], ExportedHole>(
    'SELECT seq, body, style FROM location WHERE project_seq = ? AND seq > ? ORDER BY seq LIMIT ?',
  )
  return {
    queries: createQueries(connection),
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

function createQueries(connection: Connection): SnapshotQueries {
  const statements = createStatements(connection)
  return asynchronous<SnapshotQueries>({
    project: (access, id) => readProject(statements, access, id),
    dictionary: (access, id) => readDictionary(statements, access, id),
    deliveries: (access, id, page) => readProjectList(statements, access, id, storedItems('delivery'), page),
    features: (access, source, request) => readFeatures(statements, access, source, request),
    icon: (access, id) => readIcon(statements, access, id),
  })
}

const PAGE_ROWS = 500

/** Signals, and readers that went away, are noticed between two pages. */
async function* inPages<T extends { seq: number }>(
  page: (after: number, limit: number) => T[],
): AsyncGenerator<readonly T[]> {
  for (let items = page(-1, PAGE_ROWS); items.length > 0; items = page(items.at(-1)?.seq ?? 0, PAGE_ROWS)) {
    yield items
    await nextTurn()
  }
}
