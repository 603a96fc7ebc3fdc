import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { createPrivateFile } from '../common/private-files.ts'
import { UserError } from '../common/user-error.ts'
import type { KeyUsage } from '../store/key-usage.ts'
import { asynchronous } from './asynchronous.ts'

/** Beside the database, which a server only reads; without this file only the days are lost. */
const usageFile = (path: string): string => `${path}-usage`

/** Other processes of the server write for milliseconds, once a day for each key. */
const LOCK_TIMEOUT_MS = 500

const TABLE = `CREATE TABLE IF NOT EXISTS key_usage (
  key_id TEXT PRIMARY KEY,
  day TEXT NOT NULL                     -- UTC
) STRICT, WITHOUT ROWID`

const NOTE = `INSERT INTO key_usage (key_id, day) VALUES (?, ?)
  ON CONFLICT (key_id) DO UPDATE SET day = max(day, excluded.day)`

/** Opens the file for each day of a key only, so that it may be moved or removed at any time. */
export const openUsage = (path: string): KeyUsage =>
  asynchronous<KeyUsage>({
    note(keyId, day) {
      const file = usageFile(path)
      createPrivateFile(file)
      const connection = new Database(file, { timeout: LOCK_TIMEOUT_MS })
      try {
        connection.exec(TABLE)
        connection.prepare(NOTE).run(keyId, day)
      } finally {
        connection.close()
      }
    },
    close: () => undefined,
  })

/** The last day of each key that was used. Throws UserError. */
export function readUsage(path: string): ReadonlyMap<string, string> {
  const file = usageFile(path)
  if (!existsSync(file)) return new Map()
  try {
    return readDays(file)
  } catch (error) {
    throw new UserError(
      `${file}: cannot be read (${error instanceof Error ? error.message : String(error)}). It holds ` +
        'only the days on which keys were used: if it is damaged, remove it.',
      { cause: error },
    )
  }
}

function readDays(file: string): ReadonlyMap<string, string> {
  const connection = new Database(file, { timeout: LOCK_TIMEOUT_MS, readonly: true })
  try {
    const isMade = connection.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'key_usage'`).get()
    if (isMade === undefined) return new Map()
    const rows = connection
      .prepare<[], { id: string; day: string }>('SELECT key_id AS id, day FROM key_usage')
      .all()
    return new Map(rows.map(({ id, day }) => [id, day]))
  } finally {
    connection.close()
  }
}
