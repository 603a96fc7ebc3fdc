import type {
  ExportReader,
  ExportedHole,
  ExportedProject,
  ExportedRow,
  SnapshotQueries,
} from '../store/export-store.ts'
import { TABLE_COLUMNS, toTable, type TableRecord } from '../store/table-record.ts'
import { withConnection, type Connection, type Value } from './connection.ts'
import { requireTables } from './migrate.ts'
import { storedItems } from './read/listings.ts'
import { readFeatures } from './read/read-features.ts'
import { readDictionary, readProject, readProjectList } from './read/read-projects.ts'
import { readIcon } from './read/read-rows.ts'
import type { ReadSession } from './read/read-session.ts'

/** Reads everything as it was at one moment, during imports too. Throws UserError. */
export const withSnapshot = <T>(address: string, work: (reader: ExportReader) => Promise<T>): Promise<T> =>
  withConnection(address, async (connection) => {
    await requireTables(connection)
    await connection.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return work(createExportReader(connection))
  })

interface ExportedCompany {
  readonly id: string
  readonly name: string
  readonly configuration: string
}

type ProjectRecord = Omit<ExportedProject, 'companyId' | 'company' | 'configuration'>

const COMPANIES = 'SELECT id, name, configuration FROM company ORDER BY next_seq'

const PROJECTS = `SELECT seq, id, reference, name, edition, updated_at AS "updatedAt", body FROM project
  WHERE company_id = $1 ORDER BY seq`

function createExportReader(connection: Connection): ExportReader {
  /** Sequences are unique in the database, so the company of one is found by it. */
  const companies = new Map<number, string>()
  const companyOf = (seq: number): string => {
    const company = companies.get(seq)
    if (company === undefined) throw new Error(`${seq}: was not listed`)
    return company
  }
  return {
    queries: createQueries(connection),
    async projects() {
      const all: ExportedProject[] = []
      for (const company of await connection.many<ExportedCompany>(COMPANIES)) {
        const projects = await connection.many<ProjectRecord>(PROJECTS, [company.id])
        for (const { seq } of projects) companies.set(seq, company.id)
        const { id, name, configuration } = company
        const owner = { companyId: id, company: name, configuration }
        all.push(...projects.map((project) => ({ ...project, ...owner })))
      }
      return all.sort((a, b) => a.seq - b.seq)
    },
    async tables(projectSeq) {
      const company = companyOf(projectSeq)
      const tables = await connection.many<TableRecord>(
        `SELECT ${TABLE_COLUMNS} FROM data_table WHERE company_id = $1 AND project_seq = $2 ORDER BY seq`,
        [company, projectSeq],
      )
      for (const { seq } of tables) companies.set(seq, company)
      return tables.map(toTable)
    },
    rows: (tableSeq) =>
      inPages<ExportedRow>(
        connection,
        'SELECT seq, location_seq AS "locationSeq", body, internal FROM data_row WHERE company_id = $1 ' +
          'AND table_seq = $2',
        [companyOf(tableSeq), tableSeq],
      ),
    holes: (projectSeq) =>
      inPages<ExportedHole>(
        connection,
        'SELECT seq, body, style FROM location WHERE company_id = $1 AND project_seq = $2',
        [companyOf(projectSeq), projectSeq],
      ),
    async shapes(table, projectSeq) {
      const shapes = await connection.many<{ body: string }>(
        `SELECT body FROM ${table} WHERE company_id = $1 AND project_seq = $2 ORDER BY seq`,
        [companyOf(projectSeq), projectSeq],
      )
      return shapes.map(({ body }) => body)
    },
  }
}

function createQueries(session: ReadSession): SnapshotQueries {
  return {
    project: (access, id) => readProject(session, access, id),
    dictionary: (access, id) => readDictionary(session, access, id),
    deliveries: (access, id, page) => readProjectList(session, access, id, storedItems('delivery'), page),
    features: (access, source, request) => readFeatures(session, access, source, request),
    icon: (access, id) => readIcon(session, access, id),
  }
}

const PAGE_ROWS = 500

async function* inPages<T extends { seq: number }>(
  connection: Connection,
  sql: string,
  owner: readonly Value[],
): AsyncGenerator<readonly T[]> {
  for (let after = -1; ;) {
    const page = await connection.many<T>(`${sql} AND seq > $3 ORDER BY seq LIMIT $4`, [
      ...owner,
      after,
      PAGE_ROWS,
    ])
    if (page.length === 0) return
    yield page
    after = page.at(-1)?.seq ?? after
  }
}
