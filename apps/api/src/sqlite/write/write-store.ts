import { endOfRange, startOfRange } from '../../store/number-ranges.ts'
import { nextChangeTime } from '../../store/write/next-change-time.ts'
import type { WriteOptions, WriteStore } from '../../store/write/write-store.ts'
import { existsSync, rmSync } from 'node:fs'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { runBeforeExit } from '../../common/run-before-exit.ts'
import { identify } from '../file-identity.ts'
import { createDeferredIndexes } from './deferred-indexes.ts'
import { LOCK_TIMEOUT_MS, openForWriting, removeEmpty, toRefusal, type Connection } from '../open.ts'
import { createAnnotationWriter } from './annotations-and-findings.ts'
import { createDeliveryWriter } from './deliveries.ts'
import { createCompanyWriter } from './companies.ts'
import { createDeletionWriter } from './deletions.ts'
import { createLocationWriter } from './locations.ts'
import { createProjectWriter } from './projects.ts'
import { createRowWriter } from './rows.ts'
import { createTableWriter } from './tables.ts'
import { UserError } from '../../common/user-error.ts'

/** Time between two attempts to get the lock of another writer. */
const LOCK_RETRY_MS = 25

/**
 * Runs `work` in one transaction: everything is stored, or nothing if it throws or the process ends. Readers
 * see the old state meanwhile. A new database that stays empty is removed. Throws UserError.
 */
export async function writeInOneTransaction<T>(
  path: string,
  options: WriteOptions,
  work: (store: WriteStore) => Promise<T>,
): Promise<T> {
  const held: { database: OpenDatabase | null } = { database: null }
  const undo = () => held.database && undoAll(held.database, path)
  const close = () => held.database?.connection.close()
  // Before a new file is created: without a handler, a signal would end the process and leave the file.
  const cancel = runBeforeExit(() => {
    undo()
    close()
  })
  try {
    held.database = await openLocked(path)
    const { connection } = held.database
    const result = await withSequence(connection, options, work)
    // A signal received while SQLite was running is handled now: nothing is committed after it.
    await nextTurn()
    connection.exec('COMMIT')
    return result
  } catch (error) {
    undo()
    // Errors of the work itself are not errors of the database.
    throw isFromDatabase(error) ? toRefusal(path, error) : error
  } finally {
    cancel()
    close()
  }
}

interface OpenDatabase {
  readonly connection: Connection
  /** Made for this import. */
  readonly isNew: boolean
}

function undoAll({ connection, isNew }: OpenDatabase, path: string): void {
  if (connection.inTransaction) connection.exec('ROLLBACK')
  if (isNew) removeUnused(connection, path)
}

const isFromDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_')

/**
 * Opens and locks the file at the path, and creates it if missing. A file that was removed meanwhile is
 * opened again.
 */
async function openLocked(path: string): Promise<OpenDatabase> {
  const isNew = !existsSync(path)
  if (isNew) createDatabase(path)
  const found = identify(path)
  const connection = openForWriting(path)
  await begin(connection, path)
  if (identify(path) === found) return { connection, isNew }
  connection.close()
  return openLocked(path)
}

function createDatabase(path: string): void {
  try {
    openForWriting(path).close()
  } catch (error) {
    removeEmpty(path)
    throw error
  }
}

/** Waits for another writer as long as SQLite would, but lets the process handle signals meanwhile. */
async function begin(connection: Connection, path: string): Promise<void> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS
  connection.pragma('busy_timeout = 0')
  try {
    while (!tryToBegin(connection, performance.now() >= deadline)) await sleep(LOCK_RETRY_MS)
    connection.pragma(`busy_timeout = ${LOCK_TIMEOUT_MS}`)
  } catch (error) {
    connection.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(
      `${path}: cannot be written now (${reason}). Another import may be running: try again.`,
    )
  }
}

/** False: another writer has the lock. `isLast`: SQLite's error is thrown in that case. */
function tryToBegin(connection: Connection, isLast: boolean): boolean {
  try {
    connection.exec('BEGIN IMMEDIATE')
    return true
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
    if (isLast || !isBusy) throw error
    return false
  }
}

/** Removes a database created for an import that failed, unless another import uses it by now. */
function removeUnused(connection: Connection, path: string): void {
  connection.pragma('busy_timeout = 0')
  try {
    connection.exec('BEGIN IMMEDIATE')
  } catch {
    return
  }
  // Under the lock: a waiting process finds another file or none at the path, and opens that.
  const isUsed = connection.prepare('SELECT 1 FROM company LIMIT 1').get() !== undefined
  for (const end of isUsed ? [] : ['', '-wal', '-shm']) rmSync(path + end, { force: true })
  connection.exec('ROLLBACK')
}

async function withSequence<T>(
  connection: Connection,
  options: WriteOptions,
  work: (store: WriteStore) => Promise<T>,
): Promise<T> {
  const first = nextOf(connection, options.company)
  const end = endOfRange(first)
  let next = first
  const takeSeq = () => next++
  const sequence = { peek: () => next, take: takeSeq }
  const moment = nextChangeTime(lastChange(connection), options.now())
  const indexes = createDeferredIndexes(connection)
  const rows = createRowWriter(connection, {
    moment,
    sequence,
    updatedAtLength: options.updatedAtLength,
    indexes,
  })
  const result = await work({
    moment,
    takeSeq,
    companies: createCompanyWriter(connection),
    projects: createProjectWriter(connection, takeSeq),
    tables: createTableWriter(connection, takeSeq, indexes),
    rows,
    locations: createLocationWriter(connection),
    annotations: createAnnotationWriter(connection),
    deliveries: createDeliveryWriter(connection),
    deletions: createDeletionWriter(connection, { moment, takeSeq }),
  })
  indexes.end()
  if (next > end) throw new Error(`company ${options.company}: number ${next} is beyond the end of its range`)
  if (next !== first)
    connection
      .prepare<[number, string]>('UPDATE company SET next_seq = ? WHERE name = ?')
      .run(next, options.company)
  return result
}

/** The number of what the company creates next; a new company has a range of its own. */
function nextOf(connection: Connection, company: string): number {
  const known = connection
    .prepare<[string], { next: number }>('SELECT next_seq AS next FROM company WHERE name = ?')
    .get(company)
  const newest = connection
    .prepare<[], { next: number | null }>('SELECT max(next_seq) AS next FROM company')
    .get()
  return known?.next ?? startOfRange(newest?.next ?? null)
}

/** Newest `updated_at` in the database: one index lookup for every project and table. */
function lastChange(connection: Connection): string | null {
  const newest = connection
    .prepare<[], { last: string | null }>(
      `SELECT max(last) AS last FROM (
         SELECT max(updated_at) AS last FROM company UNION ALL
         SELECT max(updated_at) FROM icon UNION ALL
         SELECT max(updated_at) FROM boundary UNION ALL
         SELECT max(updated_at) FROM location_group UNION ALL
         SELECT max(updated_at) FROM finding UNION ALL
         SELECT max(updated_at) FROM delivery UNION ALL
         SELECT max(updated_at) FROM project UNION ALL
         SELECT max((SELECT max(updated_at) FROM deletion WHERE project_seq = project.seq))
         FROM project UNION ALL
         SELECT max((SELECT max(updated_at) FROM location WHERE project_seq = project.seq))
         FROM project UNION ALL
         SELECT max((SELECT max(updated_at) FROM data_row WHERE table_seq = data_table.seq))
         FROM data_table)`,
    )
    .get()
  return newest?.last ?? null
}
