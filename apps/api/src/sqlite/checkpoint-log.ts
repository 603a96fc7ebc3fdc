import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { UserError } from '../common/user-error.ts'

/** How long to wait for readers of the log. */
const READERS_TIMEOUT_MS = 10_000

/**
 * Writes what is only in the log of a database into the database, and empties the log. Nothing is lost then
 * if the log is removed. Does nothing for files that are no database. Throws UserError if another process
 * keeps reading the log.
 */
export function checkpointLog(path: string, timeoutMs = READERS_TIMEOUT_MS): void {
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return
  try {
    const connection = new Database(path, { timeout: timeoutMs, fileMustExist: true })
    try {
      const [result] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
      if (result?.busy === 0) return
    } finally {
      connection.close()
    }
  } catch (error) {
    if (isNoDatabase(error)) return
    throw error
  }
  throw new UserError(`${path}: is being written or read by another process. Try again when that has ended.`)
}

const isNoDatabase = (error: unknown) =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB'
