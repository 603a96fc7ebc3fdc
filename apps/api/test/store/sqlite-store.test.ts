import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import Database from 'better-sqlite3'
import { afterEach, expect, test } from 'vitest'
import { openKeyStore } from '../../src/sqlite/key-store.ts'
import { openForReading, openForWriting, refusing, toRefusal } from '../../src/sqlite/open.ts'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import { AINSLEY, PUMP, makeKey, seedWorld } from '../seed-world.ts'
import { StoreUnavailable } from '../../src/store/store-unavailable.ts'
import { describeStore } from './contract/store-contract.ts'
import { UserError } from '../../src/common/user-error.ts'

describeStore('the store in an SQLite file', async () => {
  const { database, remove } = seedWorld()
  const key = await makeKey(database, { projects: ['100%_sure'], scopes: ['projects:read'] })
  const store = openReadStore(database)
  const write = (sql: string) => {
    const connection = openForWriting(database)
    connection.exec(sql)
    connection.close()
    return Promise.resolve()
  }
  return {
    store,
    key,
    change: () => write(`UPDATE project SET name = name || '!'`),
    revoke: () => write(`UPDATE api_key SET revoked_at = '2026-06-01T00:00:00.000Z'`),
    async close() {
      await store.close()
      remove()
    },
  }
})

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach((step) => step()))

function world(): string {
  const { database, remove } = seedWorld()
  undo.push(remove)
  return database
}

test('the connection for serving cannot write', () => {
  const connection = openForReading(world())
  expect(() => connection.exec(`DELETE FROM project`)).toThrow(/readonly/)
  connection.close()
})

test('reading works during a write by another connection', async () => {
  const database = world()
  const store = openReadStore(database)
  const writer = openForWriting(database)
  const page = {
    limit: 10,
    after: null,
    sort: 'created',
    updatedSince: null,
    q: '',
    withLocation: false,
  } as const
  const count = async () =>
    (await store.projects({ companyId: AINSLEY, projectIds: null }, page)).items.length
  const before = await count()
  writer.exec(`BEGIN IMMEDIATE; UPDATE project SET body = body || ' '`)
  expect(await count()).toBe(before)
  writer.exec('COMMIT')
  expect(await count()).toBeGreaterThan(before)
  writer.close()
  await store.close()
})

test.each<[string, (path: string) => void, RegExp]>([
  ['no file', () => undefined, /there is no such database\. .* make this one with: npx groundsheet import/],
  ['an empty file', (path: string) => writeFileSync(path, ''), /is not a Groundsheet database/],
  [
    'a text',
    (path: string) => writeFileSync(path, '"GROUP","PROJ"\n'.repeat(100)),
    /is not an SQLite database/,
  ],
])('%s in place of the database is refused in one line', (_what, make, message) => {
  const path = `${world()}.other`
  make(path)
  for (const open of message.source.includes('Groundsheet')
    ? [openReadStore]
    : [openReadStore, openKeyStore]) {
    expect(() => open(path)).toThrow(UserError)
    expect(() => open(path)).toThrow(message)
    expect(() => open(path)).toThrow(/^[^\n]+$/)
  }
})

test.each([0, 1])(
  'a database of another program, of its version %i, is refused and left as it is',
  (version) => {
    const path = `${world()}.other`
    const other = new Database(path)
    other.exec('CREATE TABLE notes (text)')
    other.pragma(`user_version = ${version}`)
    other.close()
    const before = readFileSync(path)
    expect(() => openForWriting(path)).toThrow(/is not a Groundsheet database/)
    expect(readFileSync(path).equals(before)).toBe(true)
  },
)

test('a replaced database is served from then on; requests fail while there is none', async () => {
  const database = world()
  const store = openReadStore(database)
  const before = store.version()
  const access = { companyId: AINSLEY, projectIds: null }
  const replacement = world()
  for (const file of [database, `${database}-wal`, `${database}-shm`]) rmSync(file, { force: true })
  const failure = () => store.projectNames(access).catch((error: unknown) => error)
  await expect.poll(failure).toBeInstanceOf(StoreUnavailable)
  expect(store.version()).toBeNull()
  copyFileSync(replacement, database)
  expect([null, before]).not.toContain(store.version())
  expect(await store.icon(access, PUMP)).toMatch(/^<svg/)
  await store.close()
})

test('keys are listed during an import; creating one is refused in one line after a long wait', async () => {
  const database = world()
  const importing = openForWriting(database)
  importing.exec('BEGIN IMMEDIATE')
  const keys = openKeyStore(database)
  expect(await keys.list()).toEqual([])
  const impatient = refusing(database, () => new Database(database, { timeout: 20 }))
  expect(() => refusing(database, () => impatient.exec('BEGIN IMMEDIATE'))).toThrow(
    `${database}: is being written by another command. Try again when that is done.`,
  )
  for (const one of [importing, impatient]) one.close()
  await keys.close()
})

test('a damaged database is refused in one line', () => {
  const database = world()
  const bytes = readFileSync(database)
  writeFileSync(database, bytes.fill(7, 100, 8192))
  expect(() => openForReading(database)).toThrow(/is damaged\. Restore a backup/)
})

test('a full disk: the temporary folder, where SQLite sorts, is named too', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  expect(String(toRefusal('ground.sqlite', full))).toContain(
    `the disk is full, its own or that of the temporary folder (${tmpdir()})`,
  )
})
