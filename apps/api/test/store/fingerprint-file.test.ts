import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { afterEach, expect, test } from 'vitest'
import { openForWriting } from '../../src/sqlite/open.ts'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import { createPageCache } from '../../src/http/page-cache.ts'
import { createRepresentation } from '../../src/http/representation.ts'
import type { ReadStore } from '../../src/store/read-store.ts'
import { AINSLEY, seedWorld } from '../seed-world.ts'

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach((step) => step()))

/**
 * A log overwritten from its beginning, while the clock stands still: neither size nor time distinguishes
 * commits.
 */
function worldWithoutClock() {
  const { database, remove } = seedWorld()
  const writer = openForWriting(database)
  const store = openReadStore(database)
  undo.push(
    () => void writer.close(),
    () => void store.close(),
    remove,
  )
  writer.pragma('wal_autocheckpoint = 0')
  const name = (text: string): void => {
    writer.pragma('wal_checkpoint(RESTART)')
    writer.prepare('UPDATE project SET name = ?').run(text)
    stopClock(database)
  }
  writer.exec(`UPDATE project SET name = 'a name of a project', body = body || zeroblob(20000)`)
  writer.exec(`UPDATE project SET body = rtrim(body, char(0))`)
  return { database, store, writer, name }
}

function stopClock(database: string): void {
  for (const file of [database, `${database}-wal`].filter((path) => existsSync(path))) utimesSync(file, 1, 1)
}

const nameNow = (writer: Database) => String(writer.prepare('SELECT name FROM project').pluck().get())

test('every commit has its own version, however quick their succession', () => {
  const { store, name } = worldWithoutClock()
  const seen = new Set<string>()
  for (let commit = 0; commit < 50; commit += 1) {
    name(`name ${String(commit % 2)}`)
    seen.add(String(store.version()))
  }
  expect(seen.size).toBe(50)
})

test('a page read before a commit is not served after it', () => {
  const { store, writer, name } = worldWithoutClock()
  const cache = createPageCache()
  const page = (): string => {
    const version = String(store.version())
    const known = cache.get(version, '/projects')
    if (known) return known.pieces.join('')
    const text = nameNow(writer)
    cache.put(version, '/projects', createRepresentation(Buffer.from(text), {}))
    return text
  }
  for (const text of ['old', 'new', 'old', 'newer']) {
    name(text)
    expect(page()).toBe(text)
    expect(page()).toBe(text)
  }
})

/** Locks of this process on a file, from /proc without line numbers, which other processes change. */
const locksOn = (file: string): string[] =>
  readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${statSync(file).ino} `))
    .map((line) => line.replace(/^\d+: /, ''))

test.skipIf(process.platform !== 'linux')(
  'asking for the version lets go of no lock, else another process would take the shared memory away',
  async () => {
    const { database, store, name, writer } = worldWithoutClock()
    name('one')
    writer.close()
    const files = [database, `${database}-shm`]
    await store.projectNames({ companyId: AINSLEY, projectIds: null })
    const before = files.map(locksOn)
    expect(before[1]).not.toEqual([])
    store.version()
    expect(files.map(locksOn)).toEqual(before)
  },
)

async function versionOfFreshReader(database: string): Promise<string | null> {
  const store: ReadStore = openReadStore(database)
  const version = store.version()
  await store.close()
  return version
}

test('reading does not change the version, and other processes see the same one', async () => {
  const { database, store } = worldWithoutClock()
  const version = store.version()
  await store.projectNames({ companyId: AINSLEY, projectIds: null })
  expect(store.version()).toBe(version)
  expect(await versionOfFreshReader(database)).toBe(version)
})
