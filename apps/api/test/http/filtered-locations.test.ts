import type { LocationCounts, PlacedLocation } from '@groundsheet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedId, type SeedCompany, type SeedLocation } from '../seed-database.ts'
import { AINSLEY, makeKey } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'
import { readVectorTile } from './tiles/read-vector-tile.ts'

const TYPES = ['CP', 'TP', 'RC', 'WS']

/** Holes east of Paris, each with a type, a depth and a date of its own. */
const holesAt = (count: number, longitude: number): SeedLocation[] =>
  Array.from({ length: count }, (_, index) => ({
    locaId: `H${index}`,
    position: [longitude + (index % 40) / 2000, 48 + Math.floor(index / 40) / 2000] as [number, number],
    type: TYPES[index % TYPES.length] ?? '',
    ...(index % 5 === 4 ? {} : { finalDepth: 1 + (index % 30) }),
    ...(index % 3 === 0 ? {} : { begun: `20${10 + (index % 9)}-0${1 + (index % 6)}-11` }),
  }))

const described = (locaId: string, description: string) => ({ locaId, data: { GEOL_DESC: description } })

const FURTHER: readonly SeedCompany[] = [
  {
    name: 'Ainsley Ground',
    projects: [
      {
        reference: 'FIRST',
        name: 'First',
        locations: [...holesAt(150, 10), { locaId: 'NOWHERE', type: 'TP', finalDepth: 3 }],
        tables: [
          {
            code: 'GEOL',
            group: 'GEOL',
            rows: [
              described('H0', 'Brown asbestos CLAY'),
              described('H0', 'Grey SAND'),
              described('H1', 'Grey SAND with odour'),
              described('H7', 'Made ground with asbestos'),
            ],
          },
          { code: 'SAMP', group: 'SAMP', rows: ['H0', 'H2'].map((locaId) => ({ locaId, data: {} })) },
        ],
      },
      { reference: 'SECOND', name: 'Second', status: 'closed', locations: holesAt(90, 10.5) },
      { reference: 'THIRD', name: 'Third', status: 'archived', locations: holesAt(700, 10.005) },
    ],
  },
  {
    name: 'Birk Drilling',
    projects: [
      {
        reference: 'HIDDEN',
        name: 'Hidden',
        status: 'secret',
        locations: [
          { locaId: 'S1', position: [10.001, 48], type: 'SECRET', finalDepth: 99, begun: '1999-01-01' },
        ],
        tables: [{ code: 'SECR', group: 'SECR', rows: [described('S1', 'asbestos')] }],
      },
    ],
  },
]
const [FIRST, SECOND, THIRD] = ['FIRST', 'SECOND', 'THIRD'].map((name) => seedId('project', AINSLEY, name))

let service: TestService
const keys = { whole: '', second: '', foreign: '', plain: '' }
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 }, FURTHER)
  const { database } = service
  keys.whole = await makeKey(database)
  keys.second = await makeKey(database, { projects: ['SECOND'] })
  keys.foreign = await makeKey(database, { company: 'Birk Drilling' })
  keys.plain = await makeKey(database, { scopes: ['locations:read'] })
})
afterAll(() => service.close())

async function answer(address: string, key = keys.whole): Promise<{ data: unknown; meta?: unknown }> {
  const { status, json } = await service.request(`/v1/${address}`, key)
  expect([status, json.error], address).toEqual([200, undefined])
  const { data, meta } = json
  return { data, meta }
}

/** All holes of a list, in pages of `limit`. */
async function readAll(query: string, limit = 1000, key = keys.whole): Promise<PlacedLocation[]> {
  const holes: PlacedLocation[] = []
  for (let cursor = ''; ;) {
    const { data, meta } = await answer(`locations?${query}&limit=${limit}${cursor}`, key)
    holes.push(...(data as PlacedLocation[]))
    const { nextCursor } = meta as { nextCursor: string | null }
    if (nextCursor === null) return holes
    cursor = `&cursor=${nextCursor}`
  }
}

const countsOf = async (query: string, key = keys.whole) =>
  (await answer(`locations/counts?${query}`, key)).data as LocationCounts

type Keeps = (hole: PlacedLocation) => boolean
const dayOf = ({ data }: PlacedLocation) => data.LOCA_STAR ?? ''
const STATUSES = new Map([[SECOND, 'closed'], [THIRD, 'archived']]) // oxfmt-ignore
const statusOf = ({ project }: PlacedLocation) => STATUSES.get(project.id) ?? 'open'
const depthOf = ({ finalDepth }: PlacedLocation) => finalDepth ?? NaN
const tablesOf = ({ tables = [] }: PlacedLocation) => tables.map(({ code }) => code)
const WITH_ASBESTOS = new Set(['H0', 'H7'].map((name) => seedId('location', FIRST ?? '', name)))

/** Every part of a filter, and a test of its own. */
const FILTERS: readonly [query: string, keeps: Keeps][] = [
  ['type=TP', ({ data }) => data.LOCA_TYPE === 'TP'],
  ['type=TP,WS', ({ data }) => ['TP', 'WS'].includes(data.LOCA_TYPE ?? '')],
  ['type=none', () => false],
  ['status=closed,archived', (hole) => statusOf(hole) !== 'open'],
  ['minDepth=20', (hole) => depthOf(hole) >= 20],
  ['maxDepth=2.5', (hole) => depthOf(hole) <= 2.5],
  ['minDepth=3&maxDepth=3', (hole) => depthOf(hole) === 3],
  ['minDate=2015-01-01', (hole) => dayOf(hole) >= '2015-01-01'],
  ['maxDate=2012-03-11', (hole) => dayOf(hole) !== '' && dayOf(hole) <= '2012-03-11'],
  ['hasData=GEOL', (hole) => tablesOf(hole).includes('GEOL')],
  ['hasData=GEOL,SAMP', (hole) => ['GEOL', 'SAMP'].every((code) => tablesOf(hole).includes(code))],
  ['words=asbestos', ({ id }) => WITH_ASBESTOS.has(id)],
  ['words=asbes%20-made', ({ locationId, id }) => locationId === 'H0' && WITH_ASBESTOS.has(id)],
  [
    'type=CP&minDepth=5&status=open',
    (hole) => hole.data.LOCA_TYPE === 'CP' && depthOf(hole) >= 5 && statusOf(hole) === 'open',
  ],
]

const AREAS = ['', 'bbox=10,47.99,10.02,48.0008', 'bbox=9.99,47,10.6,49', 'near=10.003,48.0005&radius=900']

describe.each(AREAS)('holes of the area "%s"', (area) => {
  test.each(FILTERS)(
    '%s leaves those that meet it, in the same order and once each',
    async (filter, keeps) => {
      const all = await readAll(`${area}&include=tables`)
      const left = all.filter(keeps)
      expect(await readAll(`${area}&${filter}&include=tables`)).toEqual(left)
      expect(await readAll(`${area}&${filter}&include=tables`, 7)).toEqual(left)
    },
  )

  test.each(FILTERS)('%s is counted', async (filter, keeps) => {
    const all = await readAll(`${area}&include=tables`)
    const counts = await countsOf(`${area}&${filter}`)
    expect(counts).toMatchObject({
      total: all.length,
      matching: all.filter(keeps).length,
      areWordsWhole: true,
    })
    expect(Object.values(counts.without).every((count) => count >= counts.matching)).toBe(true)
  })

  test('counts of values are those of the lists that choose them', async () => {
    const filter = 'type=TP&minDepth=4&maxDate=2016-12-31'
    const { types, statuses = [], tables, matching, without } = await countsOf(`${area}&${filter}`)
    const number = async (query: string) => (await readAll(`${area}&${query}`)).length
    expect(types.length).toBeGreaterThan(1)
    for (const { type, count } of types)
      expect(await number(`type=${type}&minDepth=4&maxDate=2016-12-31`), type).toBe(count)
    for (const { status, count } of statuses) expect(await number(`${filter}&status=${status}`)).toBe(count)
    for (const { code, count } of tables) expect(await number(`${filter}&hasData=${code}`)).toBe(count)
    expect(without).toEqual({
      type: await number('minDepth=4&maxDate=2016-12-31'),
      depth: await number('type=TP&maxDate=2016-12-31'),
      date: await number('type=TP&minDepth=4'),
    })
    expect(matching).toBe(await number(filter))
  })

  test('bins of depths and dates hold the holes that state one', async () => {
    const all = await readAll(area)
    const { depths, dates } = await countsOf(`${area}&minDepth=10`)
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
    expect(depths.edges).toHaveLength(depths.counts.length + 1)
    expect(sum(depths.counts)).toBe(all.filter((hole) => depthOf(hole) >= 0).length)
    expect(sum(dates.counts)).toBe(all.filter((hole) => dayOf(hole) !== '' && depthOf(hole) >= 10).length)
    const [first = '', second = ''] = dates.edges
    const inFirst = all.filter((hole) => depthOf(hole) >= 10 && dayOf(hole) >= first && dayOf(hole) < second)
    expect(dates.counts[0]).toBe(inFirst.length)
  })
})

test('a filter and a part of the name leave holes with both', async () => {
  const all = await readAll('q=h1')
  const left = all.filter(({ data }) => data.LOCA_TYPE === 'WS')
  expect(left.length).toBeGreaterThan(10)
  for (const limit of [1000, 4]) expect(await readAll('q=h1&type=WS', limit)).toEqual(left)
})

describe('tiles', () => {
  const tileAt = (zoom: number, longitude: number, latitude: number) => {
    const y = 0.5 - Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI)
    return `tiles/${zoom}/${Math.floor(((longitude + 180) / 360) * 2 ** zoom)}/${Math.floor(y * 2 ** zoom)}`
  }
  const points = async (address: string, key = keys.whole) => {
    const { status, body } = await service.request(`/v1/${address}`, key)
    expect(status).toBe(200)
    return body.length === 0 ? [] : readVectorTile(body).points
  }
  const holesIn = (found: Awaited<ReturnType<typeof points>>) =>
    found.reduce((sum, { properties }) => sum + Number(properties.count ?? 1), 0)

  test.each([0, 3, 8, 12, 13])('of zoom %i count the holes that a filter leaves', async (zoom) => {
    const address = tileAt(zoom, 10.003, 48.0003)
    for (const filter of ['type=TP', 'minDepth=20', 'status=closed', 'words=asbestos', 'hasData=GEOL,SAMP']) {
      const [x = 0, y = 0] = address.split('/').slice(2).map(Number)
      const edge = (column: number) => (column / 2 ** zoom) * 360 - 180
      const north = (row: number) =>
        (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI
      const box = [edge(x), north(y + 1), edge(x + 1), north(y)].map((one) => one.toFixed(9))
      const { matching } = await countsOf(`bbox=${box.join(',')}&${filter}`)
      expect(holesIn(await points(`${address}?${filter}`)), filter).toBe(matching)
    }
  })

  test('with a filter that leaves everything are those without one', async () => {
    const types = (await countsOf('')).types.map(({ type }) => type).join(',')
    for (const zoom of [0, 2, 7, 11, 13, 14, 15, 16, 18])
      for (const filter of [`type=${types}`, 'status=open,closed,archived']) {
        const address = tileAt(zoom, 10.0051, 48.0001)
        const bare = await service.request(`/v1/${address}`, keys.whole)
        const filtered = await service.request(`/v1/${address}?${filter}`, keys.whole)
        expect(filtered.body.equals(bare.body), `zoom ${zoom} ${filter}`).toBe(true)
      }
  })

  test('of a status are those of the same holes by another filter', async () => {
    const types = (await countsOf('')).types.map(({ type }) => type).join(',')
    for (const zoom of [0, 7, 11, 13, 14, 15, 16, 18])
      for (const status of ['closed', 'archived,closed', 'secret']) {
        const address = tileAt(zoom, 10.0051, 48.0001)
        const alone = await service.request(`/v1/${address}?status=${status}`, keys.whole)
        const judged = await service.request(`/v1/${address}?status=${status}&type=${types}`, keys.whole)
        expect(alone.body.equals(judged.body), `zoom ${zoom} ${status}`).toBe(true)
      }
  })

  test('nearer show the holes that a filter leaves', async () => {
    const found = await points(`${tileAt(15, 10.0001, 48.0001)}?type=RC`)
    expect(found.length).toBeGreaterThan(3)
    for (const { properties } of found) expect(properties.type).toBe('RC')
  })

  test('of a restricted key and of another company have none of the holes of others', async () => {
    const address = tileAt(0, 10, 48)
    expect(holesIn(await points(`${address}?maxDepth=1000`, keys.second))).toBe(72)
    expect(holesIn(await points(`${address}?words=asbestos`, keys.second))).toBe(0)
    expect(holesIn(await points(`${address}?minDepth=0`, keys.foreign))).toBe(1)
    expect(holesIn(await points(`${address}?status=closed,archived,secret`, keys.second))).toBe(90)
    expect(holesIn(await points(`${address}?status=archived`, keys.second))).toBe(0)
    expect(holesIn(await points(`${address}?status=secret`))).toBe(0)
    expect(holesIn(await points(`${address}?status=secret`, keys.foreign))).toBe(1)
  })
})

describe('a key', () => {
  test('restricted to a project counts and lists the holes of that project', async () => {
    const own = (await readAll('type=TP')).filter(({ project }) => project.id === SECOND)
    expect(await readAll('type=TP', 1000, keys.second)).toEqual(own)
    expect(await readAll(`type=TP&projectId=${FIRST}`, 1000, keys.second)).toEqual([])
    const counts = await countsOf('', keys.second)
    expect(counts).toMatchObject({ total: 90, statuses: [{ status: 'closed', count: 90 }], tables: [] })
    expect(await countsOf('words=asbestos', keys.second)).toMatchObject({ matching: 0 })
    expect(await countsOf(`projectId=${FIRST}`, keys.second)).toMatchObject({ total: 0, types: [] })
  })

  test('of another company gets nothing of the first', async () => {
    const counts = await countsOf('', keys.foreign)
    expect(counts).toMatchObject({ total: 2, dates: { edges: ['1999-01-01', '1999-01-02'] } })
    expect(JSON.stringify(await countsOf(''))).not.toMatch(/SECRET|secret|SECR|1999/)
  })

  test('without projects:read gets no statuses, and may not filter by them', async () => {
    expect(await countsOf('type=TP', keys.plain)).not.toHaveProperty('statuses')
    for (const address of ['locations?', 'locations/counts?', 'tiles/0/0/0?'])
      for (const filter of ['status=open', 'words=clay', 'status=open&type=&type=', 'words=%22&minDepth=x']) {
        const { status, json } = await service.request(`/v1/${address}${filter}`, keys.plain)
        expect([status, json.error?.type], address + filter).toEqual([403, 'insufficient_scope'])
      }
  })
})

test.each([
  ['minDepth=-1', 'minDepth'],
  ['maxDepth=deep', 'maxDepth'],
  ['minDate=2015-02-30', 'minDate'],
  ['maxDate=2015', 'maxDate'],
  ['words=-', 'words'],
  ['bbox=1,2,3,4&near=1,2', 'bbox'],
  ['colour=red', 'colour'],
])('%s is refused by name', async (query, param) => {
  for (const address of ['locations', 'locations/counts']) {
    const { status, json } = await service.request(`/v1/${address}?${query}`, keys.whole)
    expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_parameter', param])
  }
})

test('a cursor of another filter is refused', async () => {
  const { meta } = await answer('locations?type=TP&limit=2')
  const { nextCursor } = meta as { nextCursor: string }
  const { status, json } = await service.request(
    `/v1/locations?type=WS&limit=2&cursor=${nextCursor}`,
    keys.whole,
  )
  expect([status, json.error?.type]).toEqual([400, 'invalid_cursor'])
})
