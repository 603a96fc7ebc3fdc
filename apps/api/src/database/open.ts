import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { PAGE_SIZE, SCHEMA, SCHEMA_VERSION } from './schema.ts'

export type Connection = Database.Database

/** A database that cannot be used, in one line for a person. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}

const GROUNDSHEET = 0x47534854 // "GSHT", in the header of the file, so that `file` and we can tell ours from others

/** Opens for serving. The handle cannot write: SQLite refuses. Throws DatabaseRefused. */
export function openForReading(path: string): Connection {
  if (!existsSync(path)) {
    throw new DatabaseRefused(
      `${path}: there is no such database. Make one with: groundsheet import FILE --database ${path}`,
    )
  }
  const connection = connect(path, { readonly: true })
  checkVersion(connection, path)
  connection.pragma('query_only = ON')
  connection.pragma('mmap_size = 1073741824')
  return connection
}

/** Opens for import and key commands, making the file and its tables where there are none. Throws DatabaseRefused. */
export function openForWriting(path: string): Connection {
  mkdirSync(dirname(path), { recursive: true })
  const connection = connect(path, {})
  // Before anything is set: a file of another program stays as it is.
  if (!isEmpty(connection, path)) checkVersion(connection, path)
  connection.pragma(`page_size = ${PAGE_SIZE}`)
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = NORMAL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('cache_size = -65536')
  createTables(connection, path)
  return connection
}

function connect(path: string, options: Database.Options): Connection {
  try {
    return new Database(path, { timeout: 10_000, ...options })
  } catch (error) {
    throw new DatabaseRefused(
      `${path}: cannot be opened (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}

function createTables(connection: Connection, path: string): void {
  connection
    .transaction(() => {
      const isNew = connection.pragma('application_id', { simple: true }) === 0 && isEmpty(connection, path)
      if (!isNew) return
      connection.exec(SCHEMA)
      connection.pragma(`user_version = ${SCHEMA_VERSION}`)
      connection.pragma(`application_id = ${GROUNDSHEET}`)
    })
    .immediate()
  checkVersion(connection, path)
}

function isEmpty(connection: Connection, path: string): boolean {
  try {
    return connection.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined
  } catch {
    throw new DatabaseRefused(`${path}: is not an SQLite database. Name another file with --database.`)
  }
}

function checkVersion(connection: Connection, path: string): void {
  let application: unknown
  try {
    application = connection.pragma('application_id', { simple: true })
  } catch {
    throw new DatabaseRefused(`${path}: is not an SQLite database. Name another file with --database.`)
  }
  if (application !== GROUNDSHEET) {
    throw new DatabaseRefused(`${path}: is not a Groundsheet database. Name another file with --database.`)
  }
  const version = Number(connection.pragma('user_version', { simple: true }))
  if (version > SCHEMA_VERSION) {
    throw new DatabaseRefused(
      `${path}: was written by a newer Groundsheet (schema ${version}, this program knows ${SCHEMA_VERSION}). Update the program.`,
    )
  }
}
