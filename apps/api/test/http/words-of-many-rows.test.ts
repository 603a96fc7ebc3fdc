import type { PlacedLocation } from '@groundsheet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_ROWS_WITH_WORDS } from '../../src/store/filter/hole-filter.ts'
import type { SeedCompany } from '../seed-database.ts'
import { makeKey } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'

const described = (locaId: string) => ({ locaId, data: { GEOL_DESC: 'Grey basalt' } })
const project = (reference: string, rows: ReturnType<typeof described>[]) => ({
  reference,
  name: reference,
  locations: ['A', 'B'].map((locaId, index) => ({
    locaId,
    type: 'CP',
    position: [10 + index / 100, 48] as [number, number],
  })),
  tables: [{ code: 'GEOL', group: 'GEOL', rows }],
})

/** One row more than is read; only the last is of hole B. */
const MANY = [...Array.from({ length: MAX_ROWS_WITH_WORDS }, () => described('A')), described('B')]

const FURTHER: readonly SeedCompany[] = [
  {
    name: 'Ainsley Ground',
    projects: [project('MANY', MANY), project('FEW', [described('A'), described('B')])],
  },
  { name: 'Birk Drilling', projects: [project('ABROAD', [described('B')])] },
]

let service: TestService
const keys = { whole: '', few: '', abroad: '' }
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 }, FURTHER)
  const { database } = service
  keys.whole = await makeKey(database)
  keys.few = await makeKey(database, { projects: ['FEW'] })
  keys.abroad = await makeKey(database, { company: 'Birk Drilling' })
}, 120_000)
afterAll(() => service.close())

const TILES = ['0/0/0', '9/270/177', '14/8647/5670', '14/8648/5671']

/** Names of the holes of a list, and whether it and all tiles say that they are whole. */
async function read(query: string, key: string) {
  const { json } = await service.request(`/v1/locations?${query}`, key)
  const { data: counts } = (await service.request(`/v1/locations/counts?${query}`, key)).json
  const said = [json.meta?.areWordsWhole, (counts as { areWordsWhole: boolean }).areWordsWhole]
  for (const tile of TILES) {
    const { headers } = await service.request(`/v1/tiles/${tile}?${query}`, key)
    said.push(headers['groundsheet-words-whole'] === 'true')
  }
  const holes = json.data as PlacedLocation[]
  return {
    holes: holes.map(({ locationId, project }) => `${project.projectId} ${locationId}`),
    areWordsWhole: [...new Set(said)],
  }
}

test('lists, counts and tiles state that only holes of the first rows with the words are there', async () => {
  expect(await read('words=basalt', keys.whole)).toEqual({ holes: ['MANY A'], areWordsWhole: [false] })
})

test('rows out of reach do not count, nor do those of other projects than are requested', async () => {
  expect(await read('words=basalt', keys.few)).toEqual({ holes: ['FEW A', 'FEW B'], areWordsWhole: [true] })
  expect(await read('words=basalt', keys.abroad)).toEqual({ holes: ['ABROAD B'], areWordsWhole: [true] })
})

test('without words nothing is reported of them', async () => {
  const { json } = await service.request('/v1/locations?type=CP', keys.whole)
  expect(json.meta).toEqual({ nextCursor: null })
  const { headers } = await service.request('/v1/tiles/0/0/0?type=CP', keys.whole)
  expect(headers).not.toHaveProperty('groundsheet-words-whole')
})

test('what is not modified says it again', async () => {
  const address = '/v1/tiles/0/0/0?words=basalt'
  const { headers } = await service.request(address, keys.whole)
  const again = await service.request(address, keys.whole, { 'If-None-Match': String(headers.etag) })
  expect([again.status, again.headers['groundsheet-words-whole']]).toEqual([304, 'false'])
})
