import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyStore } from '../../src/copy/copy-store.ts'
import { storedItems } from '../../src/postgres/read/listings.ts'
import { readFeatures } from '../../src/postgres/read/read-features.ts'
import { readMap } from '../../src/postgres/read/read-map.ts'
import { readDictionary, readProject, readProjectList } from '../../src/postgres/read/read-projects.ts'
import { readLocation, readLocationRows, readProjectRows } from '../../src/postgres/read/read-rows.ts'
import type { ReadSession } from '../../src/postgres/read/read-session.ts'
import type { AccessScope, PageRequest } from '../../src/store/read-store.ts'
import { AINSLEY, HARBOUR, seedWorld } from '../seed-world.ts'
import { createDatabase, query } from './test-database.ts'

const access: AccessScope = { companyId: AINSLEY, projectIds: [HARBOUR] }
const page: PageRequest = { limit: 10, after: null, sort: 'created', updatedSince: null }

let address = ''
let client: pg.Client
beforeAll(async () => {
  const { database, remove } = seedWorld()
  address = await createDatabase()
  await copyStore(database, address)
  remove()
  client = new pg.Client(address)
  await client.connect()
  // Otherwise small tables are read from their beginning, whatever is looked for.
  await client.query('ANALYZE; SET enable_seqscan = off')
})
afterAll(() => client.end())

type Read = (session: ReadSession, id: string) => Promise<unknown>

test.each<[what: string, table: 'project' | 'location', read: Read]>([
  ['a project', 'project', (session, id) => readProject(session, access, id)],
  ['a dictionary', 'project', (session, id) => readDictionary(session, access, id)],
  [
    'a list of a project',
    'project',
    (session, id) => readProjectList(session, access, id, storedItems('finding'), page),
  ],
  ['rows of a project', 'project', (session, id) => readProjectRows(session, access, id, 'GEOL', page)],
  ['a map', 'project', (session, id) => readMap(session, access, id, true)],
  ['a hole', 'location', (session, id) => readLocation(session, access, id)],
  ['rows of a hole', 'location', (session, id) => readLocationRows(session, access, id, 'GEOL', page)],
  [
    'a feature',
    'location',
    (session, id) => readFeatures(session, access, { kind: 'holes', projectId: null }, { ids: [id] }),
  ],
])('%s: out of reach takes as many blocks as not there', async (_what, table, read) => {
  const owner = table === 'project' ? 'seq' : 'project_seq'
  const hidden = await query<{ id: string }>(
    address,
    `SELECT one.id FROM ${table} AS one JOIN project ON project.company_id = one.company_id
       AND project.seq = one.${owner} WHERE one.company_id = '${AINSLEY}' AND project.id <> '${HARBOUR}'`,
  )
  const absent = Array.from({ length: 20 }, () => randomBytes(12).toString('hex'))
  const counts = async (ids: readonly string[]) => {
    const found = new Set<number>()
    for (const id of ids) found.add(await countBlocks((session) => read(session, id)))
    return [...found]
  }
  expect(hidden).not.toEqual([])
  expect(await counts(hidden.map(({ id }) => id))).toEqual(await counts(absent))
})

interface Explained {
  readonly 'QUERY PLAN': readonly {
    readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
  }[]
}

/** How many blocks PostgreSQL reads for it, in memory or on the disk. */
async function countBlocks(read: (session: ReadSession) => Promise<unknown>): Promise<number> {
  let blocks = 0
  await read({
    async many(sql, values) {
      const explained = `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${sql}`
      const { rows } = await client.query<Explained>(explained, [...values])
      const [{ Plan } = { Plan: { 'Shared Hit Blocks': NaN, 'Shared Read Blocks': NaN } }] =
        rows[0]?.['QUERY PLAN'] ?? []
      blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
      return []
    },
  })
  return blocks
}
