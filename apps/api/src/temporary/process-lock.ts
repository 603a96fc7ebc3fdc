import Database from 'better-sqlite3'

/** A lock on a file. The operating system releases it when the process ends, however it ends. */
export interface ProcessLock {
  release(): void
}

/**
 * Locks a file, and creates it if missing.
 * Null: another process has locked it, or the file system cannot lock.
 */
export function takeProcessLock(path: string): ProcessLock | null {
  let connection: Database.Database | null = null
  try {
    connection = new Database(path, { timeout: 0 })
    // No journal file: nothing is ever written, so the file stays empty.
    connection.pragma('journal_mode = MEMORY')
    connection.exec('BEGIN EXCLUSIVE')
    return { release: connection.close.bind(connection) }
  } catch {
    connection?.close()
    return null
  }
}
