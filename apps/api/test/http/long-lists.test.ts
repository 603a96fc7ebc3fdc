import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedId } from '../seed-database.ts'
import { AINSLEY, makeKey } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'

const PROJECT = seedId('project', AINSLEY, 'LONG')
const moment = (index: number): string => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString()

/** More rows than `updatedSince` counts by index; updated in another order than created. */
const ROWS = 9_000

let service: TestService
let key = ''
beforeAll(async () => {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    locaId: 'BH1',
    data: { GEOL_TOP: String(index) },
    updatedAt: moment((index * 7919) % ROWS),
  }))
  service = await startTestService({}, [
    {
      name: 'Ainsley Ground',
      projects: [
        {
          reference: 'LONG',
          name: 'Long',
          locations: [{ locaId: 'BH1' }],
          tables: [{ code: 'GEOL', group: 'GEOL', rows }],
        },
      ],
    },
  ])
  key = await makeKey(service.database)
})
afterAll(() => service.close())

interface Row {
  updatedAt: string
  data: { GEOL_TOP: string }
}

async function readToEnd(query: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor = ''; ;) {
    const path = `/v1/projects/${PROJECT}/tables/GEOL?${query}${cursor}`
    const { json } = await service.request(path, key)
    rows.push(...(json.data as Row[]))
    if (!json.meta?.nextCursor) return rows
    cursor = `&cursor=${json.meta.nextCursor}`
  }
}

test('without a limit a page has 100 items, and never more than 1000', async () => {
  const length = async (query: string) => {
    const { json } = await service.request(`/v1/projects/${PROJECT}/tables/GEOL${query}`, key)
    return (json.data as Row[]).length
  }
  expect([await length(''), await length('?limit=1000'), await length('?limit=100000')]).toEqual([
    100, 1000, 1000,
  ])
})

test.each([
  ['few of many', ROWS - 150],
  ['just below the count at which the way changes', ROWS - 3_999],
  ['just above it', ROWS - 4_001],
  ['all', 0],
])('changes since a time are the same by index and in creation order: %s', async (_what, from) => {
  for (const sort of ['created', '-created']) {
    const rows = await readToEnd(`limit=1000&sort=${sort}&updatedSince=${moment(from)}`)
    const expected = Array.from({ length: ROWS }, (_, index) => index).filter(
      (index) => (index * 7919) % ROWS >= from,
    )
    if (sort === '-created') expected.reverse()
    expect(rows.map(({ data }) => Number(data.GEOL_TOP))).toEqual(expected)
  }
})
