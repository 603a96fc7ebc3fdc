import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedId } from '../../seed-database.ts'
import { BIRK, HARBOUR, HOLE, STRASSE, STRATUM } from '../../seed-world.ts'
import { startAccessService, type AccessService } from './access-service.ts'

const OTHER_COMPANY_PROJECT = seedId('project', BIRK, 'HQ-1')

let service: AccessService['service']
let keyOf: AccessService['keyOf']

beforeAll(async () => {
  ;({ service, keyOf } = await startAccessService())
})
afterAll(() => service.close())

test.each(['PROJ', 'LABX', 'CORE', 'LOCA', 'null', 'geol', 'NOPE', '__proto__', '%00', 'holes%2Fitems'])(
  'there is no collection %s',
  async (id) => {
    for (const end of ['', '/items', '/feature-schema', '/queryables', `/items/${STRATUM}`]) {
      const { status, json } = await service.request(
        `/ogc/${HARBOUR}/collections/${id}${end}`,
        keyOf('whole'),
      )
      expect([status, json.error?.type]).toEqual([404, 'not_found'])
    }
  },
)

test('/collections lists what the key may read, and counts tell nothing more', async () => {
  const listed = async (name: string, project = HARBOUR) => {
    const { json } = await service.request(`/ogc/${project}/collections`, keyOf(name))
    return (json as { collections: { id: string }[] }).collections.map(({ id }) => id)
  }
  expect(await listed('whole')).toEqual(['holes', 'boundaries', 'groups', 'GEOL', 'SAMP', 'A/B'])
  expect(await listed('locations:read')).toEqual(['boundaries'])
  expect(await listed('tables:read')).toEqual(['holes', 'boundaries', 'groups'])
  expect(await listed('map:read')).toEqual(['holes', 'GEOL', 'SAMP', 'A/B'])
  expect(await listed('restricted', STRASSE)).toEqual(['holes', 'boundaries', 'groups'])
})

test('names of headings are only for keys that may read the dictionary', async () => {
  for (const kind of ['feature-schema', 'schema', 'queryables']) {
    const schema = async (name: string) =>
      (await service.request(`/ogc/${HARBOUR}/collections/holes/${kind}`, keyOf(name))).body.toString()
    expect(await schema('whole')).toContain('Exploratory hole')
    expect((await schema('tables:read')).replaceAll('Exploratory holes', '')).not.toContain(
      'Exploratory hole',
    )
  }
})

test('the holes of the company are those of the projects that the key reaches', async () => {
  const found = async (name: string) => {
    const { json } = await service.request('/ogc/collections/holes/items?limit=1000', keyOf(name))
    const { numberMatched, features } = json as {
      numberMatched: number
      features: { properties: { projectId: string } }[]
    }
    expect(numberMatched).toBe(features.length)
    return [...new Set(features.map(({ properties }) => properties.projectId))]
  }
  expect(await found('whole')).toEqual([HARBOUR, STRASSE])
  expect(await found('restricted')).toEqual([STRASSE])
  expect(await found('abroad')).toEqual([OTHER_COMPANY_PROJECT])
  expect((await service.request(`/ogc/collections/holes/items/${HOLE}`, keyOf('restricted'))).status).toBe(
    404,
  )
  expect((await service.request('/ogc/collections/GEOL/items', keyOf('whole'))).status).toBe(404)
})

test('the company dataset needs projects:read, since it names projects', async () => {
  expect((await service.request('/ogc/collections/holes/items', keyOf('projects:read'))).status).toBe(403)
  expect((await service.request('/ogc/collections', keyOf('projects:read'))).status).toBe(403)
})

test('a cursor of one project or company is refused in another, and gives no access', async () => {
  const cursorOf = async (path: string) => {
    const { json } = await service.request(`${path}?limit=1`, keyOf('whole'))
    const { links } = json as { links: { rel: string; href: string }[] }
    return new URL(links.find(({ rel }) => rel === 'next')?.href ?? '').searchParams.get('cursor') ?? ''
  }
  const cursor = await cursorOf(`/ogc/${HARBOUR}/collections/holes/items`)
  for (const path of ['/ogc/collections/holes/items', `/ogc/${HARBOUR}/collections/GEOL/items`]) {
    expect((await service.request(`${path}?cursor=${cursor}`, keyOf('whole'))).json.error?.type).toBe(
      'invalid_cursor',
    )
  }
  const company = await cursorOf('/ogc/collections/holes/items')
  const { json } = await service.request(`/ogc/collections/holes/items?cursor=${company}`, keyOf('abroad'))
  expect(JSON.stringify(json)).not.toContain(HARBOUR)
})

test('pages for people need the same key and scopes, and are no JSON that was cached', async () => {
  const path = `/ogc/${HARBOUR}/collections/GEOL/items?limit=2`
  const Accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  for (let times = 0; times < 3; times++) {
    const page = await service.request(path, keyOf('whole'), { Accept })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const plain = await service.request(path, keyOf('whole'))
    expect(plain.headers['content-type']).toBe('application/geo+json')
    expect(plain.headers.etag).not.toBe(page.headers.etag)
  }
  for (const [name, status] of [
    ['tables:read', 403],
    ['restricted', 404],
    ['abroad', 404],
  ] as const)
    expect((await service.request(path, keyOf(name), { Accept })).status).toBe(status)
  expect((await service.request(path, null, { Accept })).status).toBe(401)
})

test('a page cached for one key is not sent to one that may see less', async () => {
  const path = `/ogc/${HARBOUR}/collections/GEOL/items?limit=2`
  for (let times = 0; times < 3; times++)
    expect((await service.request(path, keyOf('whole'))).status).toBe(200)
  expect((await service.request(path, keyOf('tables:read'))).status).toBe(403)
  expect((await service.request(path, keyOf('restricted'))).status).toBe(404)
  expect((await service.request(path, keyOf('abroad'))).status).toBe(404)
  const schema = '/ogc/collections/holes/items?limit=5'
  for (let times = 0; times < 3; times++) await service.request(schema, keyOf('whole'))
  expect((await service.request(schema, keyOf('abroad'))).body.toString()).not.toContain(HARBOUR)
})
