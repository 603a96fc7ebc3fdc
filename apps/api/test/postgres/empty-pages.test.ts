import { expect, test } from 'vitest'
import { NO_FILTER } from '../../src/store/filter/hole-filter.ts'
import { pageSql } from '../../src/postgres/read/read-page.ts'
import { Bindings } from '../../src/postgres/read/read-session.ts'
import { readHoles } from '../../src/postgres/read/read-holes.ts'
import { readWords } from '../../src/postgres/read/read-words.ts'
import { copyStore } from '../../src/copy/copy-store.ts'
import { AINSLEY, seedWorld } from '../seed-world.ts'
import { ALL, PAGE } from '../store/contract/access-scopes.ts'
import { createDatabase, query } from './test-database.ts'

const PROJECTS = { from: 'project', where: 'true', item: `'{'` }
const EMPTY = { items: new Uint8Array(), next: null }

/** A session that runs no statement. */
const closed = { many: () => Promise.reject(new Error('a statement is run')) }

test('a page of no items reads no row, and another one row more than it has', async () => {
  const { database, remove } = seedWorld()
  const address = await createDatabase()
  await copyStore(database, address)
  remove()
  for (const [limit, rows] of [
    [0, 0],
    [1, 2],
    [2, 3],
  ] as const) {
    const bindings = new Bindings()
    bindings.add(AINSLEY, 'text')
    const sql = pageSql(PROJECTS, { ...PAGE, limit }, bindings)
    expect(await query(address, sql, bindings.values)).toHaveLength(rows)
  }
})

test('a page of no holes, and one of no rows with words, run no statement', async () => {
  const projectIds = null
  const holes = { area: null, q: '', projectIds, filter: NO_FILTER, withStyle: false, withTables: false }
  expect(await readHoles(closed, ALL, { ...holes, limit: 0, after: null })).toEqual(EMPTY)
  await expect(readHoles(closed, ALL, { ...holes, limit: 1, after: null })).rejects.toThrow('a statement')
  const terms = { required: [], excluded: [] }
  const words = { terms, parts: [], projectIds, withLocation: false, after: null }
  expect(await readWords(closed, ALL, { ...words, limit: 0 })).toEqual(EMPTY)
  await expect(readWords(closed, ALL, { ...words, limit: 1 })).rejects.toThrow('a statement')
})
