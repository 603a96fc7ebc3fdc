import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EARLY, HARBOUR, HOLE, LATE, makeKey } from '../seed-world.ts'
import { ADDRESSES } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'

let service: TestService
let key = ''
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 })
  key = await makeKey(service.database)
})
afterAll(() => service.close())

interface Item {
  id: string
  locationId: string
  projectId: string
  data: Record<string, string>
}

async function readPage(path: string): Promise<{ items: Item[]; next: string | null; link: unknown }> {
  const { status, json, headers } = await service.request(path, key)
  expect(status, path).toBe(200)
  return { items: json.data as Item[], next: json.meta?.nextCursor ?? null, link: headers.link }
}

const withParameters = (path: string, text: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${text}`

async function readToEnd(path: string, limit: number): Promise<{ items: Item[]; pages: number }> {
  const items: Item[] = []
  let cursor = ''
  for (let pages = 1; ; pages++) {
    const page = await readPage(withParameters(path, `limit=${limit}${cursor}`))
    items.push(...page.items)
    if (page.next === null) return { items, pages }
    cursor = `&cursor=${page.next}`
  }
}

const ids = (items: Item[]): string[] => items.map(({ id }) => id)

const lists: [path: string, length: number][] = [
  [ADDRESSES.listProjects, 3],
  [ADDRESSES.listLocations, 26],
  [ADDRESSES.listProjectRows, 60],
  [ADDRESSES.listLocationRows, 3],
  [ADDRESSES.listDeletions, 3],
  [`${ADDRESSES.listDeletions}?since=${LATE}`, 0],
  [`${ADDRESSES.listDeletions}?since=${EARLY}`, 3],
  [ADDRESSES.listBoundaries, 3],
  [ADDRESSES.listGroups, 2],
  [`${ADDRESSES.listProjects}?q=e`, 2],
  [`${ADDRESSES.listLocations}?updatedSince=${LATE}`, 5],
  [`${ADDRESSES.listLocations}?updatedSince=${EARLY}`, 26],
  [`${ADDRESSES.listProjectRows}?updatedSince=${LATE}`, 10],
  [`${ADDRESSES.listLocationRows}?updatedSince=${LATE}`, 0],
]

test.each([
  ['metadata/GEOL', 'GEOL is a table of holes', 'tables/GEOL'],
  ['tables/PROJ', 'PROJ belongs to no hole', 'metadata/PROJ'],
])('%s is not found, and says where the group is', async (requested, what, right) => {
  const { status, json } = await service.request(`/v1/projects/${HARBOUR}/${requested}`, key)
  expect(status).toBe(404)
  expect(json).toMatchObject({
    error: { type: 'not_found', message: `${what}: GET /v1/projects/${HARBOUR}/${right}` },
  })
})

test.each(['metadata', 'tables'])('%s/NONE is not found, without another address', async (part) => {
  const { status, json } = await service.request(`/v1/projects/${HARBOUR}/${part}/NONE`, key)
  expect(status).toBe(404)
  expect(json).toMatchObject({ error: { message: 'not found, or this key has no access to it' } })
})

describe.each(lists)('%s', (path, length) => {
  test.each([1, 2, 3, 7, length, length + 1].filter(Boolean))(
    'read in pages of %i is the whole list, once, in both orders',
    async (limit) => {
      const whole = (await readPage(withParameters(path, 'limit=1000'))).items
      expect(whole).toHaveLength(length)
      expect(new Set(ids(whole)).size).toBe(length)
      const forward = await readToEnd(path, limit)
      expect(ids(forward.items)).toEqual(ids(whole))
      expect(forward.pages).toBe(Math.max(1, Math.ceil(length / limit)))
      const backward = await readToEnd(withParameters(path, 'sort=-created'), limit)
      expect(ids(backward.items)).toEqual(ids(whole).reverse())
    },
  )
})

test('the limit may change between pages', async () => {
  const first = await readPage(`${ADDRESSES.listLocations}?limit=5`)
  const rest = await readPage(`${ADDRESSES.listLocations}?limit=500&cursor=${first.next ?? ''}`)
  expect([rest.items.length, rest.next]).toEqual([21, null])
})

test('the next page is also in a Link header, and the last page has none', async () => {
  const first = await readPage(`${ADDRESSES.listLocations}?limit=25&include=style`)
  const target = /^<([^>]+)>; rel="next"$/.exec(String(first.link))?.[1] ?? ''
  const last = await readPage(target)
  expect(last.items.map(({ locationId }) => locationId)).toEqual(['TP 1/A,<b>'])
  expect(last.items[0]).toHaveProperty('style')
  expect(last.link).toBeUndefined()
})

test('the link to the next page keeps every parameter', async () => {
  const named = await readPage(`/v1/projects?q=e&include=location&limit=1`)
  const target = /^<([^>]+)>/.exec(String(named.link))?.[1] ?? ''
  expect((await readPage(target)).items.map(({ projectId }) => projectId)).toEqual(['EMPTY'])
})

describe('a cursor', () => {
  const from = async (path: string) => (await readPage(path)).next ?? ''
  const refused = async (path: string, cursor: string) => {
    const { status, json } = await service.request(withParameters(path, `cursor=${cursor}`), key)
    return status === 400 && json.error?.type === 'invalid_cursor'
  }
  const list = ADDRESSES.listLocations

  test('needs no escaping in an address', async () =>
    expect(await from(`${list}?limit=3`)).toMatch(/^[\w-]+$/))
  test.each([
    ['another sort', `${list}?sort=-created`],
    ['another filter', `${list}?updatedSince=${EARLY}`],
    ['another name', `${list}?locationId=BH1`],
    ['another list of the project', ADDRESSES.listProjectRows],
    ['the projects', ADDRESSES.listProjects],
    ['the rows of a hole', ADDRESSES.listLocationRows],
  ])('is refused for %s', async (_what, other) =>
    expect(await refused(other, await from(`${list}?limit=3`))).toBe(true),
  )
  test('is valid for the same list with the default sort stated', async () => {
    expect(await refused(`${list}?sort=created`, await from(`${list}?limit=3`))).toBe(false)
  })
  test('is refused with a changed, missing or added character', async () => {
    const cursor = await from(`${list}?limit=3`)
    const broken = Array.from(cursor, (letter, at) => {
      return cursor.slice(0, at) + (letter === 'A' ? 'B' : 'A') + cursor.slice(at + 1)
    })
    for (const one of [...broken, cursor.slice(1), cursor.slice(0, -1), `${cursor}A`, `${cursor}%3D`]) {
      expect(await refused(list, one), one).toBe(true)
    }
  })
  test('gives no access: access is checked on every page', async () => {
    const cursor = await from(`${list}?limit=3`)
    expect((await service.request(`${list}?cursor=${cursor}`)).status).toBe(401)
    const otherKey = await makeKey(service.database, { company: 'Birk Drilling' })
    expect((await service.request(`${list}?cursor=${cursor}`, otherKey)).status).toBe(404)
  })
})

test.each([
  ['harbour', ['HQ-1']],
  ['HQ', ['HQ-1']],
  ['strasse', ['100%_sure']],
  ['STRAßE', ['100%_sure']],
  ['überführung', ['100%_sure']],
  ['Überführung'.normalize('NFD'), ['100%_sure']],
  ['%', ['100%_sure']],
  ['_', ['100%_sure']],
  ['0%_S', ['100%_sure']],
  ['%%', []],
  ["' OR 1=1", []],
  ['', ['HQ-1', '100%_sure', 'EMPTY']],
])('q=%s finds %j', async (q, expected) => {
  const { items } = await readPage(`/v1/projects?q=${encodeURIComponent(q)}`)
  expect(items.map(({ projectId }) => projectId)).toEqual(expected)
})

test.each([
  ['harbour', ['HQ-1']],
  ['STRASSE', ['100%_sure']],
  ['WATER & sewer', ['HQ-1', '100%_sure', 'EMPTY']],
  ['bh25', ['HQ-1']],
  ['bh1', ['HQ-1', '100%_sure']],
  ['/a,<B>', ['HQ-1']],
  ['%', ['100%_sure']],
  ['"location"', []],
  ['nowhere', []],
  ['', ['HQ-1', '100%_sure', 'EMPTY']],
])('search=%s finds %j', async (search, expected) => {
  const { items } = await readPage(`/v1/projects?search=${encodeURIComponent(search)}`)
  expect(items.map(({ projectId }) => projectId)).toEqual(expected)
})

test('a search lists the locations found, five at most, and q narrows it', async () => {
  const { items } = await readPage('/v1/projects?search=bh2&q=harbour')
  expect(items).toMatchObject([
    {
      projectId: 'HQ-1',
      matchingLocations: ['BH2', 'BH20', 'BH21', 'BH22', 'BH23'].map((locationId) => ({ locationId })),
    },
  ])
  const [byName] = (await readPage('/v1/projects?search=harbour')).items
  expect(byName).toHaveProperty('matchingLocations', [])
  const [first]: readonly unknown[] = items
  const [{ id }] = (first as { matchingLocations: [{ id: string }] }).matchingLocations
  expect((await service.request(`/v1/locations/${id}`, key)).json.data).toMatchObject({ locationId: 'BH2' })
})

test('a search lists no locations for a key that may not read them', async () => {
  const withoutHoles = await makeKey(service.database, { scopes: ['projects:read'] })
  const request = async (search: string) =>
    (await service.request(`/v1/projects?search=${search}`, withoutHoles)).json.data
  expect(await request('BH25')).toEqual([])
  const found = (await request('harbour')) as object[]
  expect(found).toHaveLength(1)
  expect(found[0]).not.toHaveProperty('matchingLocations')
})

test('locationCount includes locations without a position', async () => {
  const { items } = await readPage('/v1/projects?include=locationCount,location')
  expect(items.map((item) => [item.projectId, (item as { locationCount?: number }).locationCount])).toEqual([
    ['HQ-1', 26],
    ['100%_sure', 1],
    ['EMPTY', 0],
  ])
  expect(items[0]).toHaveProperty('location.count', 20)
  expect((await readPage('/v1/projects')).items[0]).not.toHaveProperty('locationCount')
})

test('a plus sign in an address is a space', async () => {
  expect((await readPage('/v1/projects?q=harbour+quay')).items).toHaveLength(1)
})

test.each([
  ['BH1', 1],
  ['bh1', 0],
  ['BH', 0],
  ['', 0],
  ['TP 1/A,<b>', 1],
])('locationId=%s is exact: %i found', async (name, found) => {
  const { items } = await readPage(`${ADDRESSES.listLocations}?locationId=${encodeURIComponent(name)}`)
  expect(items).toHaveLength(found)
})

test.each([
  ['2026-04-01', 5],
  ['2026-04-01T08:00:00Z', 5],
  ['2026-04-01T08:00:00.001Z', 0],
  ['2026-04-01T10:00:00%2B02:00', 5],
  ['2026-04-01t08:00:00z', 5],
  ['2026-02-01', 26],
  ['2027-01-01', 0],
])('updatedSince=%s gives %i locations, in creation order', async (moment, found) => {
  const { items } = await readPage(`${ADDRESSES.listLocations}?updatedSince=${moment}`)
  expect(items).toHaveLength(found)
  const all = ids((await readPage(ADDRESSES.listLocations)).items)
  const places = ids(items).map((id) => all.indexOf(id))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('members of include are sent only on request', async () => {
  const [plain] = (await readPage(ADDRESSES.listProjects)).items
  const [located] = (await readPage(`${ADDRESSES.listProjects}?include=location`)).items
  expect(plain).not.toHaveProperty('location')
  expect(located).toMatchObject({ id: HARBOUR, location: { count: 20 } })
  const styled = (await readPage(`${ADDRESSES.listLocations}?include=style&include=style`)).items
  expect(styled[0]).toMatchObject({ id: HOLE, style: { hasCustomIcon: true } })
  expect(styled[0]).not.toHaveProperty('tables')
  const counted = (await readPage(`${ADDRESSES.listLocations}?include=tables`)).items
  const { json } = await service.request(ADDRESSES.getLocation, key)
  expect(counted[0]).toEqual(json.data)
  const [both] = (await readPage(`${ADDRESSES.listLocations}?include=tables,style`)).items
  expect(both).toEqual({ ...styled[0], ...counted[0] })
  const [bare] = (await readPage(ADDRESSES.listLocations)).items
  expect(bare).not.toHaveProperty('style')
  expect(bare).not.toHaveProperty('tables')
})

test('the mean position is null where no location has coordinates', async () => {
  const { items } = await readPage('/v1/projects?include=location&q=EMPTY')
  expect(items[0]).toHaveProperty('location', null)
})

test('values are returned as the file states them', async () => {
  const { items } = await readPage(`${ADDRESSES.listProjectRows}?limit=1`)
  expect(items[0]?.data).toEqual({ GEOL_TOP: '0.00', GEOL_DESC: 'Firm "brown" CLAY, 0\n, é', GEOL_LEG: '' })
})
