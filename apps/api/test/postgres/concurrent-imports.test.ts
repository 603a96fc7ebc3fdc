import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { UPDATED_AT_CHARACTERS } from '../../src/import/rows/row-text.ts'
import { openStore } from '../../src/open-store.ts'
import { startServer } from '../../src/server.ts'
import type { WriteStore } from '../../src/store/write/write-store.ts'
import { smallSite } from '../import/ags-text.ts'
import { makeKey } from '../seed-world.ts'
import { createDatabase, query } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-concurrent-'))
afterAll(() => rmSync(folder, { recursive: true }))

function site(name: string, depths: readonly number[]): string {
  const path = join(folder, `${name}.ags`)
  const GEOL = [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ...depths.map((depth) => ['BH1', depth.toFixed(2), (depth + 1).toFixed(2), `CLAY ${name}`]),
  ]
  writeFileSync(path, smallSite({ GEOL }))
  return path
}

const write = async (address: string, company: string, work: (store: WriteStore) => Promise<unknown>) =>
  (await openStore(address)).write(
    { company, updatedAtLength: UPDATED_AT_CHARACTERS, now: () => new Date() },
    work,
  )

describe('imports at the same time', () => {
  test('of two companies do not wait for each other', async () => {
    const database = await createDatabase()
    const file = site('two', [0, 1])
    await importPaths({ paths: [file], database, company: 'Ainsley' })
    await write(database, 'Ainsley', async (store) => {
      const report = await importPaths({ paths: [file], database, company: 'Birk' })
      expect(report.projects).toHaveLength(1)
      expect(await store.companies.find('Ainsley')).toBeDefined()
    })
    expect((await examineDatabase(database)).defects).toEqual([])
  })

  test('of one company queue, also where both create it, and the later one has a later time', async () => {
    const database = await createDatabase()
    await (await openStore(database)).migrate()
    const order: string[] = []
    const first = write(database, 'Ainsley', async (store) => {
      order.push('first begins')
      await sleep(500)
      order.push('first ends')
      return store.moment
    })
    await expect.poll(() => order.length).toBe(1)
    const second = write(database, 'Ainsley', (store) => {
      order.push('second begins')
      return Promise.resolve(store.moment)
    })
    const files = Array.from({ length: 4 }, (_, index) => site(`queue-${index}`, [index]))
    await Promise.all([first, second, ...files.map((file) => importPaths({ paths: [file], database }))])
    expect(order).toEqual(['first begins', 'first ends', 'second begins'])
    const [counted] = await query<{ companies: string; rows: string; moments: string }>(
      database,
      `SELECT (SELECT count(*) FROM company) AS companies, (SELECT count(*) FROM data_row) AS rows,
         (SELECT count(DISTINCT updated_at) FROM data_row) AS moments`,
    )
    expect(counted).toMatchObject({ companies: '1', moments: '4' })
    expect((await examineDatabase(database)).defects).toEqual([])
  })

  test('a follower of what changed loses nothing while two importers write', async () => {
    const database = await createDatabase()
    await importPaths({ paths: [site('follow', [0])], database })
    const key = await makeKey(database, { company: 'Local' })
    const server = await startServer({ port: 0, database, logLevel: 'silent', rateLimit: 1_000_000 })
    const request = async (address: string) =>
      (await (await fetch(server.url + address, { headers: { Authorization: `Bearer ${key}` } })).json()) as {
        data: { id: string; updatedAt: string }[]
      }
    const project = (await request('/v1/projects')).data[0]?.id ?? ''
    const followed = new Map<string, string>()
    let since = '2000-01-01'
    const importing = { isDone: false }
    const follow = async () => {
      const { data } = await request(`/v1/projects/${project}/tables/GEOL?limit=1000&updatedSince=${since}`)
      for (const { id, updatedAt } of data) {
        followed.set(id, updatedAt)
        if (updatedAt > since) since = updatedAt
      }
    }
    const following = (async () => {
      while (!importing.isDone) await follow()
    })()
    const importer = async (first: number) => {
      for (let round = 0; round < 5; round++)
        await importPaths({ paths: [site(`follow-${first}-${round}`, [first + round])], database })
    }
    await Promise.all([importer(100), importer(200)])
    importing.isDone = true
    await following
    // The data of a server are out of date for at most a second.
    await expect.poll(async () => (await follow(), followed.size)).toBe(11)
    await server.close()
  })
})
