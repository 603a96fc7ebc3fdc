import { accessSync, constants, existsSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import Database from 'better-sqlite3'
import { commandText } from '../common/command-text.ts'
import { foldCase } from '../common/fold-case.ts'
import { createPrivateFile } from '../common/private-files.ts'
import { compareVersions, newerSchema, olderSchema } from '../common/schema-version.ts'
import { defineChecksumOf } from './checksum.ts'
import { migrate, SCHEMA_VERSION, versionOf } from './migrations.ts'
import { DATABASE_PAGE_BYTES, SCHEMA } from './schema.ts'
import { UserError } from '../common/user-error.ts'

export type Connection = Database.Database

const APPLICATION_ID = 0x47534854 // "GSHT", in the header of the file, by which ours are known

/** How long to wait for another writer. */
export const LOCK_TIMEOUT_MS = 10_000

/** `fold_case(text)` in SQL; null stays null. */
const foldCaseOf = (text: unknown) => (typeof text === 'string' ? foldCase(text) : null)

interface ReadOptions {
  /** Also opens databases that have to be upgraded before they are served. */
  readonly older?: boolean
  /** A copy of the database that is opened in place of it; errors name `path`. */
  readonly copy?: string
  /**
   * On close, SQLite removes the log that it creates beside the database. The file must be writable and
   * unused.
   */
  readonly removesLog?: boolean
}

/** Opens for serving. The handle cannot change data: SQLite refuses. Throws UserError. */
export function openForReading(
  path: string,
  { older = false, copy = path, removesLog = false }: ReadOptions = {},
): Connection {
  refuseBlanks(path)
  mustExist(path)
  refuseFolder(path)
  return refusing(path, () => {
    const connection = new Database(copy, { timeout: LOCK_TIMEOUT_MS, readonly: !removesLog })
    connection.pragma('query_only = ON')
    connection.function('fold_case', { deterministic: true }, foldCaseOf)
    defineChecksumOf(connection)
    if (checkVersion(connection, path) === 'older' && !older) {
      throw olderSchema(path, versionOf(connection), SCHEMA_VERSION)
    }
    // A small cache is faster for pages that are read once; a larger one or mmap was slower for long pages.
    connection.pragma('cache_size = -2048')
    return connection
  })
}

/**
 * The write-ahead log of a large import is cut to this by the next write, while other processes have it open.
 */
const MAX_LOG_BYTES = 16 << 20

/**
 * Opens for import and key commands. Creates the file and its tables if missing, and upgrades an older
 * database. Throws UserError.
 */
export function openForWriting(path: string): Connection {
  return refusing(path, () => {
    refuseBlanks(path)
    refuseUnreadable(path)
    refuseFolder(path)
    // Before SQLite opens it, since SQLite gives its own files the mode of the database.
    createPrivateFile(path)
    const connection = new Database(path, { timeout: LOCK_TIMEOUT_MS })
    defineChecksumOf(connection)
    // Before any setting: a file of another program must stay unchanged.
    const age = isEmpty(connection) ? 'same' : checkVersion(connection, path)
    connection.pragma(`page_size = ${DATABASE_PAGE_BYTES}`)
    connection.pragma('journal_mode = WAL')
    connection.pragma(`journal_size_limit = ${MAX_LOG_BYTES}`)
    connection.pragma('synchronous = NORMAL')
    connection.pragma('foreign_keys = ON')
    // A cache four times as large makes no import faster: SQLite overwrites a changed page in its log.
    connection.pragma('cache_size = -16384')
    // After the check, since taking the lock would make every key command wait for a running import.
    if (isEmpty(connection)) createTables(connection)
    if (age === 'older') migrate(connection)
    return connection
  })
}

/** Throws UserError, with the command that creates a database or the reason why this user cannot read it. */
export function mustExist(path: string): void {
  refuseUnreadable(path)
  if (existsSync(path)) return
  const make = commandText(['import', 'FILE'], { database: path })
  throw new UserError(
    `${resolve(path)}: there is no such database. Name another with --database FILE, or make this one ` +
      `with: ${make}`,
  )
}

/** SQLite reports a file that this user may not read only as one that cannot be opened. */
function refuseUnreadable(path: string): void {
  try {
    accessSync(path, constants.R_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return
    throw new UserError(
      `${path}: permission denied${ownership(path)}. Run this as the user who owns it, or ask that ` +
        'user for access.',
      { cause: error },
    )
  }
}

/** Empty if a parent folder is closed to this user, so that the owner is unknown. */
function ownership(path: string): string {
  try {
    const { uid, mode } = statSync(path)
    return (
      ` (owned by user id ${uid}, mode ${(mode & 0o777).toString(8)}; you are user id ` +
      `${process.getuid?.()})`
    )
  } catch {
    return ''
  }
}

/** better-sqlite3 trims paths, and would open another file than the one created. */
function refuseBlanks(path: string): void {
  if (path === path.trim()) return
  throw new UserError(
    `${JSON.stringify(path)}: begins or ends with a blank. Name a file without it with --database.`,
  )
}

function refuseFolder(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  throw new UserError(`${path}: is a folder. Name a file in it with --database.`)
}

/** Removes a file whose tables could not be created, unless another process has created them meanwhile. */
export function removeEmpty(path: string): void {
  if (!existsSync(path)) return
  const connection = new Database(path, { timeout: 0 })
  try {
    connection.exec('BEGIN IMMEDIATE')
    if (isEmpty(connection)) for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    connection.exec('ROLLBACK')
  } catch {
    // Locked by another process, or no database of SQLite: not ours to remove.
  } finally {
    connection.close()
  }
}

function createTables(connection: Connection): void {
  const create = connection.transaction(() => {
    if (!isEmpty(connection)) return
    connection.exec(SCHEMA)
    connection.pragma(`user_version = ${SCHEMA_VERSION}`)
    connection.pragma(`application_id = ${APPLICATION_ID}`)
  })
  create.immediate()
}

function isEmpty(connection: Connection): boolean {
  return connection.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined
}

function checkVersion(connection: Connection, path: string): 'same' | 'older' {
  const isOurs = connection.pragma('application_id', { simple: true }) === APPLICATION_ID
  const age = compareVersions(versionOf(connection), SCHEMA_VERSION)
  if (isEmpty(connection) || !isOurs || age === 'none') {
    throw new UserError(`${path}: is not a Groundsheet database. Name another file with --database.`)
  }
  if (age === 'newer') throw newerSchema(path, versionOf(connection), SCHEMA_VERSION)
  return age
}

/** Upgrades an older database before it is served; others are left unchanged. Throws UserError. */
export function migrateFile(path: string): void {
  const reader = openForReading(path, { older: true })
  const age = compareVersions(versionOf(reader), SCHEMA_VERSION)
  reader.close()
  if (age === 'older') openForWriting(path).close()
}

/** SQLite sorts in files of the temporary folder, and does not say which disk is full. */
const FULL =
  `cannot grow: the disk is full, its own or that of the temporary folder (${tmpdir()}). ` +
  'Make room and try again.'

/** Reason and advice for SQLite errors, by the beginning of their code. */
const REASONS: Record<string, string> = {
  SQLITE_BUSY: 'is being written by another command. Try again when that is done.',
  SQLITE_NOTADB: 'is not an SQLite database. Name another file with --database.',
  SQLITE_CORRUPT: 'is damaged. Restore a backup, or import the files again.',
  SQLITE_CANTOPEN: 'cannot be opened here. The folder must be writable, for the log beside the database.',
  SQLITE_READONLY: 'cannot be written. Check who owns the file and its folder.',
  SQLITE_FULL: FULL,
  SQLITE_IOERR:
    'cannot be read or written: the disk fails, or allows no larger file. Check it and try again.',
  ENOSPC: 'cannot grow: the disk is full. Make room and try again.',
  EACCES: 'cannot be made here: permission denied. Check who owns the folder, or name a place elsewhere.',
  EROFS: 'cannot be made here: the file system is read-only. Name a place elsewhere.',
}

/** Runs `work` on the database at `path`, with SQLite errors turned into UserError. */
export function refusing<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw toRefusal(path, error)
  }
}

/** Errors of SQLite and the file system as UserError; any other error unchanged. */
export function toRefusal(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UserError || !('code' in error)) return error
  const code = String(error.code)
  const [, reason] = Object.entries(REASONS).find(([start]) => code.startsWith(start)) ?? []
  if (reason === undefined && !/^(SQLITE_|E[A-Z]+$)/.test(code)) return error
  return new UserError(`${path}: ${reason ?? `cannot be used (${error.message}).`}`, { cause: error })
}
