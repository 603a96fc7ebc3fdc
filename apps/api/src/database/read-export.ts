import { openForReading, refusing, type Connection } from './open.ts'
import type { StoredTable } from './write-tables.ts'

/** A project of any company, with what its export needs. */
export interface ExportedProject {
  readonly seq: number
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly edition: string
  readonly updatedAt: string
  /** JSON, without its closing brace. */
  readonly body: string
  readonly company: string
  /** JSON of company.json. */
  readonly configuration: string
}

/** Prepared texts, as the schema says. */
export interface ExportedRow {
  readonly seq: number
  readonly body: string
  readonly internal: string | null
}

export interface ExportReader {
  projects(): readonly ExportedProject[]
  /** In order of creation, which is that of the files. */
  tables(projectSeq: number): readonly StoredTable[]
  /** One by one, in creation order. */
  rows(tableSeq: number): Iterable<ExportedRow>
  holes(projectSeq: number): Iterable<{ readonly seq: number; readonly body: string; readonly style: string }>
  shapes(table: 'boundary' | 'location_group', projectSeq: number): readonly string[]
}

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

type TableRecord = Omit<StoredTable, 'addressable' | 'headings'> & { addressable: number; headings: string }

function createExportReader(connection: Connection): ExportReader {
  const projects = connection.prepare<[], ExportedProject>(
    `SELECT project.seq, project.id, reference, project.name, edition, project.updated_at AS updatedAt, body,
       company.name AS company, configuration
     FROM project JOIN company ON company.id = company_id ORDER BY project.seq`,
  )
  const tables = connection.prepare<[number], TableRecord>(
    `SELECT seq, group_code AS "group", code, name, addressable, position, headings, rows FROM data_table
     WHERE project_seq = ? ORDER BY seq`,
  )
  const rows = connection.prepare<[number, number, number], ExportedRow>(
    'SELECT seq, body, internal FROM data_row WHERE table_seq = ? AND seq > ? ORDER BY seq LIMIT ?',
  )
  const holes = connection.prepare<[number, number, number], { seq: number; body: string; style: string }>(
    'SELECT seq, body, style FROM location WHERE project_seq = ? AND seq > ? ORDER BY seq LIMIT ?',
  )
  return {
    projects: () => projects.all(),
    tables: (projectSeq) => tables.all(projectSeq).map(toTable),
    rows: (tableSeq) => inPages((after, limit) => rows.all(tableSeq, after, limit)),
    holes: (projectSeq) => inPages((after, limit) => holes.all(projectSeq, after, limit)),
    shapes: (table, projectSeq) =>
      connection
        .prepare<[number], { body: string }>(`SELECT body FROM ${table} WHERE project_seq = ? ORDER BY seq`)
        .all(projectSeq)
        .map(({ body }) => body),
  }
}

function toTable({ addressable, headings, ...rest }: TableRecord): StoredTable {
  return {
    ...rest,
    addressable: addressable === 1,
    headings: JSON.parse(headings) as StoredTable['headings'],
  }
}

const PAGE = 500

/** Read page by page, so that memory does not grow with the table. */
function* inPages<T extends { seq: number }>(page: (after: number, limit: number) => T[]): Generator<T> {
  for (let items = page(-1, PAGE); items.length > 0; items = page(items.at(-1)?.seq ?? 0, PAGE)) yield* items
}
