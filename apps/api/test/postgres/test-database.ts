import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openForWriting } from '../../src/sqlite/open.ts'
import { copyStore } from '../../src/copy/copy-store.ts'

/** Whether the tests that use any store use PostgreSQL. */
export const usesPostgres = process.env.TEST_STORE === 'postgres'

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL
  if (url === undefined) throw new Error('the server of the tests is not running')
  return url
}

/** Creates an empty database on the server of the tests, and returns its address. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await query(`${serverUrl()}postgres`, `CREATE DATABASE ${name}`)
  return serverUrl() + name
}

export async function query<Row extends pg.QueryResultRow>(
  address: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/** The same data in the store that the tests use: the file itself, or a database with its content. */
export async function inStoreOfTests(file: string): Promise<string> {
  if (!usesPostgres) return file
  const address = await createDatabase()
  await copyStore(file, address)
  return address
}

/** An empty database in the store that the tests use: a file in the folder, or one on the server. */
export function databaseOfTests(folder: string): () => Promise<string> {
  let created: Promise<string> | null = null
  return () => (created ??= usesPostgres ? createDatabase() : Promise.resolve(join(folder, 'test.sqlite')))
}

/** Makes the file hold what the database holds. */
export async function copyForReading(database: string, file: string): Promise<void> {
  if (database === file || !(await hasTables(database))) return
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  await copyStore(database, file)
}

/** The next import of any project is not skipped. */
export async function deleteImports(database: string): Promise<void> {
  const isThere = usesPostgres ? await hasTables(database) : existsSync(database)
  if (isThere) await changeStored(database, 'DELETE FROM project_import')
}

/** Changes what is stored, as no command does. `inPostgres`: the statements where those of SQLite differ. */
export async function changeStored(database: string, sql: string, inPostgres = sql): Promise<void> {
  if (usesPostgres) {
    await query(database, inPostgres)
    return
  }
  const connection = openForWriting(database)
  connection.exec(sql)
  connection.close()
}

/** Returns what makes the database again as it is now. No process uses it at either time. */
export async function keepState(database: string): Promise<() => Promise<void>> {
  if (!usesPostgres) {
    const copy = `${database}.old`
    copyFileSync(database, copy)
    return () => {
      for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true })
      copyFileSync(copy, database)
      return Promise.resolve()
    }
  }
  const [name, administration] = [new URL(database).pathname.slice(1), `${serverUrl()}postgres`]
  await query(administration, `CREATE DATABASE ${name}_old TEMPLATE ${name}`)
  return async () => {
    await query(administration, `DROP DATABASE ${name} WITH (FORCE)`)
    await query(administration, `CREATE DATABASE ${name} TEMPLATE ${name}_old`)
  }
}

/** Resolves when the server has ended what a killed process has left. */
export async function untilUnused(database: string): Promise<void> {
  if (!usesPostgres) return
  const users =
    'SELECT FROM pg_stat_activity WHERE datname = current_database() ' +
    "AND application_name = 'groundsheet'"
  while ((await query(database, users)).length > 0) await sleep(5)
}

async function hasTables(database: string): Promise<boolean> {
  const [found] = await query<{ there: boolean }>(
    database,
    `SELECT to_regclass('company') IS NOT NULL AS there`,
  )
  return found?.there ?? false
}
