import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openForReading } from '../../src/sqlite/open.ts'
import { openReadStore } from '../../src/sqlite/read-store.ts'
import type { AccessScope, PageRequest, ReadStore } from '../../src/store/read-store.ts'
import { AINSLEY, BIRK, HARBOUR, seedWorld } from '../seed-world.ts'

const { database, remove } = seedWorld()
const store = openReadStore(database)
afterAll(async () => {
  await store.close()
  remove()
})

const randomIds = (count: number) => Array.from({ length: count }, () => randomBytes(12).toString('hex'))
/** As long as the list of a key to many projects. */
const MANY = [HARBOUR, ...randomIds(1000)]

const PAGE: PageRequest = { limit: 10, after: null, sort: 'created', updatedSince: null }
const NO_PROJECT = { kind: 'holes', projectId: null } as const
const ALL_OF_BIRK: AccessScope = { companyId: BIRK, projectIds: null }
const ALL_OF_AINSLEY: AccessScope = { companyId: AINSLEY, projectIds: null }
const FIRST_PROJECT: AccessScope = { companyId: AINSLEY, projectIds: [HARBOUR] }
const MANY_PROJECTS: AccessScope = { companyId: AINSLEY, projectIds: MANY }

type Read = (store: ReadStore, access: AccessScope, id: string) => Promise<unknown>
const project: Read = (from, access, id) => from.project(access, id)
const rows: Read = (from, access, id) => from.projectRows(access, id, 'GEOL', PAGE)
const findings: Read = (from, access, id) => from.findings(access, id, PAGE)
const hole: Read = (from, access, id) => from.location(access, id)
const rowsOfHole: Read = (from, access, id) => from.locationRows(access, id, 'GEOL', PAGE)
const feature: Read = (from, access, id) => from.features(access, NO_PROJECT, { ids: [id] })

// Times of a few microseconds differ for a processor's own reasons; a further read of a table shows clearly.
test.each<[what: string, read: Read, table: string, access: AccessScope]>([
  ['a project of another company', project, 'project', ALL_OF_BIRK],
  ['rows of a project of another company', rows, 'project', ALL_OF_BIRK],
  ['findings of a project of another company', findings, 'project', ALL_OF_BIRK],
  ['a hole of another company', hole, 'location', ALL_OF_BIRK],
  ['a hole, for a key to all projects', hole, 'location', ALL_OF_AINSLEY],
  ['a hole, for a key to one project', hole, 'location', FIRST_PROJECT],
  ['a hole, for a key to many projects', hole, 'location', MANY_PROJECTS],
  ['rows of a hole, for a key to many projects', rowsOfHole, 'location', MANY_PROJECTS],
  ['a feature of another company', feature, 'location', ALL_OF_BIRK],
])('%s: out of reach takes as long as not there', async (_what, read, table, access) => {
  const hidden = idsOutOfReach(table, access)
  const share = await shareOfSlower(hidden, randomIds(hidden.length), (id) => read(store, access, id))
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.6)
})

function idsOutOfReach(table: string, { companyId, projectIds }: AccessScope): string[] {
  const owner = table === 'project' ? 'one.seq' : 'one.project_seq'
  const connection = openForReading(database)
  const ids = connection
    .prepare<[string, string], string>(
      `SELECT one.id FROM ${table} AS one JOIN project ON project.seq = ${owner}
       WHERE NOT (project.company_id = ? AND (? = 'all' OR project.id = '${HARBOUR}'))`,
    )
    .pluck()
    .all(companyId, projectIds === null ? 'all' : 'one')
  connection.close()
  return ids
}

/** The share of pairs in which an id out of reach takes longer; 0.5 shows no difference. */
async function shareOfSlower(
  hidden: readonly string[],
  absent: readonly string[],
  read: (id: string) => Promise<unknown>,
): Promise<number> {
  const timed: { time: number; isHidden: boolean }[] = []
  for (let index = 0; index < 8000; index += 1) {
    // At random, so that nothing that recurs falls on one kind only.
    const isHidden = Math.random() < 0.5
    const ids = isHidden ? hidden : absent
    const id = ids[Math.floor(Math.random() * ids.length)] ?? ''
    const started = performance.now()
    await read(id)
    if (index >= 500) timed.push({ time: performance.now() - started, isHidden })
  }
  timed.sort((a, b) => a.time - b.time)
  const ranks = timed.flatMap(({ isHidden }, index) => (isHidden ? [index + 1] : []))
  const sum = ranks.reduce((total, rank) => total + rank, 0)
  return (sum - (ranks.length * (ranks.length + 1)) / 2) / (ranks.length * (timed.length - ranks.length))
}
