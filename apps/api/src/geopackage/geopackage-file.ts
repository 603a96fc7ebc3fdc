import Database from 'better-sqlite3'
import { APPLICATION_ID, BASE_SCHEMA, USER_VERSION } from './base-schema.ts'
import type { FileColumn, Stored } from './file-columns.ts'
import { quoteName } from './quote-sql.ts'

export interface TableDescription {
  readonly name: string
  /** Unique in the file. */
  readonly title: string
  readonly description: string
  readonly columns: readonly FileColumn[]
  /** SQL after the columns. */
  readonly constraints?: readonly string[]
}

/** A GeoPackage in the making. */
export interface GeoPackageFile {
  /** ISO 8601: of the data. */
  readonly moment: string
  run(sql: string, ...values: Stored[]): void
  prepare(sql: string): Database.Statement
  /** Runs SQL when all rows are written. */
  runLast(sql: () => string): void
  /** Completes the file and closes it. */
  finish(): void
  /** Closes it where writing ends early. */
  close(): void
}

/** The key of every table. */
export const KEY = 'fid'

/** A larger one is no faster, since rows are added at the end. */
const CACHE_KIB = 16_384

/** The file is thrown away where writing it ends early, so nothing needs to be undone. */
const SETTINGS = ['journal_mode = OFF', 'synchronous = OFF', 'locking_mode = EXCLUSIVE', 'foreign_keys = OFF']

/** Creates a GeoPackage (OGC 12-128r17). `moment`: of the data, ISO 8601. Throws SQLite's errors. */
export function createGeoPackageFile(path: string, moment: string): GeoPackageFile {
  const connection = new Database(path)
  const last: (() => string)[] = []
  for (const setting of SETTINGS) connection.pragma(setting)
  connection.pragma(`cache_size = -${CACHE_KIB}`)
  connection.pragma(`application_id = ${APPLICATION_ID}`)
  connection.pragma(`user_version = ${USER_VERSION}`)
  connection.exec(`BEGIN; ${BASE_SCHEMA}`)
  return {
    moment,
    run: (sql, ...values) => void connection.prepare(sql).run(values),
    prepare: (sql) => connection.prepare(sql),
    runLast: (sql) => void last.push(sql),
    finish() {
      for (const sql of last) connection.exec(sql())
      connection.exec('COMMIT')
      connection.close()
    },
    close: () => void connection.close(),
  }
}

/** Adds a table without geometries. Returns a function that adds a row. */
export function addTable(file: GeoPackageFile, table: TableDescription): (values: readonly Stored[]) => void {
  createTable(file, table, [])
  addContents(file, table, { type: 'attributes', srsId: null })
  const insert = prepareInsert(
    file,
    table.name,
    table.columns.map(({ name }) => name),
  )
  return (values) => void insert.run(values)
}

export function createTable(
  file: GeoPackageFile,
  { name, columns, constraints = [] }: TableDescription,
  geometry: readonly string[],
): void {
  const parts = [
    `${KEY} INTEGER PRIMARY KEY NOT NULL`,
    ...geometry,
    ...columns.map((column) => `${quoteName(column.name)} ${column.type}`),
    ...constraints,
  ]
  file.run(`CREATE TABLE ${quoteName(name)} (${parts.join(', ')})`)
  const describe = file.prepare(
    'INSERT INTO gpkg_data_columns (table_name, column_name, title) VALUES (?,?,?)',
  )
  for (const column of columns) describe.run(name, column.name, column.title)
}

export function addContents(
  file: GeoPackageFile,
  { name, title, description }: Omit<TableDescription, 'columns'>,
  { type, srsId }: { readonly type: 'features' | 'attributes'; readonly srsId: number | null },
): void {
  const sql = `INSERT INTO gpkg_contents (table_name, data_type, identifier, description, last_change, srs_id)
    VALUES (?,?,?,?,?,?)`
  file.run(sql, name, type, title, description, file.moment, srsId)
}

export const prepareInsert = (file: GeoPackageFile, table: string, columns: readonly string[]) =>
  file.prepare(
    `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(', ')}) ` +
      `VALUES (${columns.map(() => '?').join(', ')})`,
  )
