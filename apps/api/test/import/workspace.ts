import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dictionary, type Finding } from '@groundsheet/contract'
import { onTestFinished } from 'vitest'
import { openForReading, type Connection } from '../../src/sqlite/open.ts'
import { changeStored, copyForReading, databaseOfTests, deleteImports } from '../postgres/test-database.ts'
import { importPaths, type ImportOptions, type ImportReport } from '../../src/import/index.ts'

export interface Row {
  id: string
  table: string
  locationId: string
  parents: { table: string; keys: Record<string, string> }[]
  data: Record<string, string>
  updatedAt: string
}

export interface Hole extends Omit<Row, 'parents'> {
  easting: number | null
  northing: number | null
  latitude: number | null
  longitude: number | null
  groundLevel: number | null
  finalDepth: number | null
  mapPlacement: { latitude: number; longitude: number } | null
  positionInDoubt?: { latitude: number; longitude: number; distance: number; reason: string }
}

/** A folder with a new database, removed after the test. */
export function createWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = databaseOfTests(folder)
  /** Where `read` reads: the database itself, or a copy made after each import. */
  const readable = join(folder, 'test.sqlite')
  let minute = 0

  function write(name: string, content: string | Uint8Array): string {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    return path
  }

  /** Imports like the command. Each import is a minute later than the one before. */
  async function importAgain(
    paths: string | string[],
    options: Partial<ImportOptions> = {},
  ): Promise<ImportReport> {
    const now = () => new Date(Date.UTC(2026, 0, 1, 0, minute++))
    try {
      return await importPaths({ paths: [paths].flat(), database: await database(), now, ...options })
    } finally {
      await readAgain()
    }
  }

  /** Imports without the fingerprint of the last import, so that every row is read. */
  async function importFiles(
    paths: string | string[],
    options: Partial<ImportOptions> = {},
  ): Promise<ImportReport> {
    await deleteImports(await database())
    return importAgain(paths, options)
  }

  /** Reads what another process has stored. */
  const readAgain = async (): Promise<void> => copyForReading(await database(), readable)

  async function change(sql: string, inPostgres?: string): Promise<void> {
    await changeStored(await database(), sql, inPostgres)
    await readAgain()
  }

  return {
    folder,
    /** The address of the database. */
    stored: database,
    /** The file; with PostgreSQL the copy, which only shows what is stored. */
    database: readable,
    write,
    import: importFiles,
    importAgain,
    /** As `changeStored`. */
    change,
    readAgain,
    ...createQueries(readable),
  }
}

/** What is stored in a database, read by queries. */
function createQueries(path: string) {
  function read<T>(question: (connection: Connection) => T): T {
    const connection = openForReading(path)
    try {
      return question(connection)
    } finally {
      connection.close()
    }
  }

  const bodies = <T>(sql: string, ...values: unknown[]): T[] =>
    read((connection) =>
      connection
        .prepare<unknown[], { body: string }>(sql)
        .all(...values)
        .map(({ body }) => JSON.parse(`${body}}`) as T),
    )

  return {
    read,
    rows: (group: string) =>
      bodies<Row>(
        'SELECT body FROM data_row JOIN data_table ON data_table.seq = table_seq WHERE group_code = ? ' +
          'ORDER BY data_row.seq',
        group,
      ),
    holes: () => bodies<Hole>('SELECT body FROM location ORDER BY seq'),
    projects: () => bodies<Record<string, unknown>>('SELECT body FROM project ORDER BY seq'),
    boundaries: () => bodies<Record<string, unknown>>('SELECT body FROM boundary ORDER BY seq'),
    findings: () => bodies<Finding>('SELECT body FROM finding ORDER BY seq'),
    groups: () => bodies<Record<string, unknown>>('SELECT body FROM location_group ORDER BY seq'),
    /** Styles by name of the hole. */
    styles: () => Object.fromEntries(column(read, 'SELECT loca_id AS name, style AS text FROM location')),
    /** Tables by name of the hole. */
    tables: () => Object.fromEntries(column(read, 'SELECT loca_id AS name, tables AS text FROM location')),
    /** Tables by reference of the project. */
    projectTables: () =>
      Object.fromEntries(column(read, 'SELECT reference AS name, tables AS text FROM project')),
    /** Of the first project. */
    dictionary: () => dictionary.parse(Object.fromEntries(column(read, SELECT_DICTIONARY)).dictionary),
    /** Every row of every table: two dumps are equal if nothing has changed. */
    dump: () =>
      read((connection) => TABLES.map((table) => connection.prepare(`SELECT * FROM ${table}`).all())),
  }
}

const SELECT_DICTIONARY = `SELECT 'dictionary' AS name, dictionary AS text FROM project ORDER BY seq LIMIT 1`

/** Tables of which a dump shows every row. */
const TABLES = [
  'company',
  'project',
  'location',
  'data_table',
  'data_row',
  'described_row',
  'boundary',
  'location_group',
  'finding',
  'delivery',
  'delivery_rows',
  'deletion',
  'icon',
]

export type Workspace = ReturnType<typeof createWorkspace>

function column(read: Workspace['read'], sql: string): [string, unknown][] {
  const records = read((connection) => connection.prepare<[], { name: string; text: string }>(sql).all())
  return records.map(({ name, text }) => [name, JSON.parse(text) as unknown])
}
