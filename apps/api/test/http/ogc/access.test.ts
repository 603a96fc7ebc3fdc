import { scopeNames, type Scope } from '@groundsheet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../../../src/config/logger.ts'
import { seedId } from '../../seed-database.ts'
import { BIRK, HARBOUR, HOLE, makeKey, STRASSE, STRATUM } from '../../seed-world.ts'
import { startTestService, type TestService } from '../test-service.ts'

const OTHER_COMPANY_PROJECT = seedId('project', BIRK, 'HQ-1')
const NOTHING = seedId('nothing', 'at all')
const BOUNDARY = seedId('boundary', HARBOUR, 'Site')
const GROUP = seedId('group', HARBOUR, 'North')

/** Every address of a project that needs a key, with the scopes that it needs. */
const ADDRESSES: readonly (readonly [path: string, scopes: readonly Scope[]])[] = [
  ['/collections', ['projects:read']],
  ...(
    [
      ['holes', ['locations:read']],
      ['boundaries', ['map:read']],
      ['groups', ['map:read', 'locations:read']],
      ['GEOL', ['tables:read', 'locations:read']],
      ['A%2FB', ['tables:read', 'locations:read']],
    ] as const
  ).flatMap(([id, scopes]) =>
    ['', '/items', '/feature-schema', '/schema', '/queryables', '/sortables'].map(
      (end): readonly [string, readonly Scope[]] => [`/collections/${id}${end}`, scopes],
    ),
  ),
  [`/collections/holes/items/${HOLE}`, ['locations:read']],
  [`/collections/GEOL/items/${STRATUM}`, ['tables:read', 'locations:read']],
  [`/collections/boundaries/items/${BOUNDARY}`, ['map:read']],
  [`/collections/groups/items/${GROUP}`, ['map:read', 'locations:read']],
]
const COMPANY_ADDRESSES = [
  '/collections',
  '/collections/holes',
  '/collections/holes/items',
  '/collections/holes/feature-schema',
  '/collections/holes/schema',
  '/collections/holes/queryables',
  '/collections/holes/sortables',
  `/collections/holes/items/${HOLE}`,
]
const PUBLIC = ['', '/', '/api', '/conformance']

let service: TestService
const keys: Record<string, string> = {}
beforeAll(async () => {
  service = await startTestService({ rateLimit: 1_000_000 })
  const { database } = service
  keys.whole = await makeKey(database)
  keys.restricted = await makeKey(database, { projects: ['100%_sure'] })
  keys.abroad = await makeKey(database, { company: 'Birk Drilling' })
  keys.revoked = await makeKey(database, { revoked: true })
  keys.none = await makeKey(database, { scopes: [] })
  for (const scope of scopeNames)
    keys[scope] = await makeKey(database, { scopes: scopeNames.filter((one) => one !== scope) })
})
afterAll(() => service.close())

const keyOf = (name: string): string => keys[name] ?? ''
const basic = (user: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

const CHANGING_HEADERS = /^(date|ratelimit|x-ratelimit-remaining|x-ratelimit-reset)$/

/** Everything a caller can see of an answer, except the clock and its own request count. */
async function seen(path: string, name: string, headers = {}, method = 'GET'): Promise<string> {
  const answer = await service.ask(path, keyOf(name), { 'X-Request-Id': 'same', ...headers }, method)
  const reported = Object.entries(answer.headers).filter(([header]) => !CHANGING_HEADERS.test(header))
  return JSON.stringify([answer.status, reported, answer.body.toString('latin1')])
}

describe('landing, api and conformance', () => {
  test.each(PUBLIC)('%j answer without a key, the same for every project', async (path) => {
    const landing = await service.ask(`/ogc/${NOTHING}${path}`)
    expect(landing.status).toBe(200)
    for (const project of [HARBOUR, OTHER_COMPANY_PROJECT]) {
      const { status, body } = await service.ask(`/ogc/${project}${path}`)
      expect([status, body.toString()]).toEqual([200, landing.body.toString().replaceAll(NOTHING, project)])
    }
    expect((await service.ask(`/ogc${path}`)).status).toBe(200)
  })
  test('name nothing of a project', async () => {
    for (const path of PUBLIC) {
      const { body } = await service.ask(`/ogc/${HARBOUR}${path}`)
      expect(body.toString()).not.toMatch(/Harbour|HQ-1|GEOL|Ainsley|BH1/)
    }
  })
  test.each(['x', 'HQ-1', HARBOUR.toUpperCase(), `${HARBOUR}0`, '%00'])(
    'of %j need a key and are not found',
    async (id) => {
      expect((await service.ask(`/ogc/${id}`)).status).toBe(401)
      expect((await service.ask(`/ogc/${id}`, keyOf('whole'))).status).toBe(404)
    },
  )
  test('refuse unknown parameters', async () => {
    expect((await service.ask('/ogc?limit=1')).json.error).toMatchObject({
      type: 'invalid_parameter',
      param: 'limit',
    })
  })
})

test.each([
  ...ADDRESSES.map(([path]) => `/ogc/${HARBOUR}${path}`),
  ...COMPANY_ADDRESSES.map((path) => `/ogc${path}`),
])('%s answers a key with every scope, however the key is sent', async (path) => {
  const { status, body } = await service.ask(path, keyOf('whole'))
  expect(status).toBe(200)
  const other = await service.ask(path, null, basic('anyone', keyOf('whole')))
  expect([other.status, other.body.toString()]).toEqual([200, body.toString()])
  expect((await service.ask(path, null, basic('', keyOf('whole')))).status).toBe(200)
})

describe.each([
  ...ADDRESSES.map(([path]) => `/ogc/${HARBOUR}${path}`),
  '/ogc/collections',
  '/ogc/nowhere',
  '/ogc/%ZZ',
])('%s refuses', (path) => {
  const CHALLENGE = 'Basic realm="groundsheet", charset="UTF-8", Bearer realm="groundsheet"'
  const refused = async (key: string | null, headers: Record<string, string> = {}) => {
    const { status, json, headers: answered } = await service.ask(path, key, headers)
    return [status, json.error?.type, answered['www-authenticate']]
  }
  test('a request without a key, and says how to send it', async () => {
    expect(await refused(null)).toEqual([401, 'missing_api_key', CHALLENGE])
    expect((await service.ask(path)).json.error?.message).toMatch(/Bearer.*Basic/)
  })
  test.each(['Basic', 'Basic =', `Basic ${Buffer.from('no-colon').toString('base64')}`, 'Token x'])(
    'the header %j',
    async (Authorization) =>
      expect(await refused(null, { Authorization })).toEqual([401, 'missing_api_key', CHALLENGE]),
  )
  test('unknown and revoked keys, alike', async () => {
    const unknown = await refused(`gs_${'x'.repeat(40)}`)
    expect(unknown).toEqual([401, 'invalid_api_key', `${CHALLENGE}, error="invalid_token"`])
    expect(await refused(keyOf('revoked'))).toEqual(unknown)
    expect(await refused(null, basic('user', keyOf('revoked')))).toEqual(unknown)
    expect(await refused(null, basic(keyOf('whole'), ''))).toEqual([401, 'missing_api_key', CHALLENGE])
  })
  test('a key in the address', async () => {
    expect(await refused(null, {})).toEqual([401, 'missing_api_key', CHALLENGE])
    expect((await service.ask(`${path}?key=${keyOf('whole')}`)).status).toBe(401)
  })
})

describe.each(ADDRESSES)('%s', (path, scopes) => {
  const own = `/ogc/${HARBOUR}${path}`

  test.each(scopes)('needs the scope %s, for its own things and for any other', async (scope) => {
    const refused = await seen(`/ogc/${NOTHING}${path}`, scope)
    expect(refused).toMatch(/^\[403,.*insufficient_scope/)
    expect(refused).toContain(scope)
    for (const project of [HARBOUR, OTHER_COMPANY_PROJECT]) {
      expect(await seen(`/ogc/${project}${path}`, scope)).toBe(refused)
      expect(await seen(`/ogc/${project}${path}?limit=0`, scope)).toBe(refused)
    }
    expect(await seen(own, 'none')).toMatch(/^\[403,/)
  })
  test('needs no other scope', async () => {
    const key = await makeKey(service.database, { scopes })
    expect((await service.ask(own, key)).status).toBe(200)
  })
  test('answers alike for "no access" and "does not exist"', async () => {
    for (const [name, hidden] of [
      ['whole', [OTHER_COMPANY_PROJECT, HOLE, HARBOUR.toUpperCase(), 'x']],
      ['restricted', [HARBOUR, OTHER_COMPANY_PROJECT]],
      ['abroad', [HARBOUR, STRASSE]],
    ] as const) {
      for (const query of ['', '?limit=x', '?bbox=1', '?crs=x', '?cursor=x', '?colour=red']) {
        const nothing = await seen(`/ogc/${NOTHING}${path}${query}`, name)
        expect(nothing).toMatch(/^\[404,.*not_found/)
        for (const id of hidden) expect(await seen(`/ogc/${id}${path}${query}`, name)).toBe(nothing)
      }
      const head = await seen(`/ogc/${NOTHING}${path}`, name, {}, 'HEAD')
      for (const id of hidden) expect(await seen(`/ogc/${id}${path}`, name, {}, 'HEAD')).toBe(head)
      const known = { 'If-None-Match': '*' }
      const conditional = await seen(`/ogc/${NOTHING}${path}`, name, known)
      for (const id of hidden) expect(await seen(`/ogc/${id}${path}`, name, known)).toBe(conditional)
    }
  })
  test('is 304 for who has it, and has the same headers for HEAD', async () => {
    const { headers, body } = await service.ask(own, keyOf('whole'))
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Authorization, Accept, Accept-Encoding, Origin',
    })
    const again = await service.ask(own, keyOf('whole'), { 'If-None-Match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const head = await service.ask(own, keyOf('whole'), {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(body.length),
      0,
    ])
  })
})

test.each(['PROJ', 'LABX', 'CORE', 'LOCA', 'null', 'geol', 'NOPE', '__proto__', '%00', 'holes%2Fitems'])(
  'there is no collection %s',
  async (id) => {
    for (const end of ['', '/items', '/feature-schema', '/queryables', `/items/${STRATUM}`]) {
      const { status, json } = await service.ask(`/ogc/${HARBOUR}/collections/${id}${end}`, keyOf('whole'))
      expect([status, json.error?.type]).toEqual([404, 'not_found'])
    }
  },
)

test('/collections lists what the key may read, and counts tell nothing more', async () => {
  const listed = async (name: string, project = HARBOUR) => {
    const { json } = await service.ask(`/ogc/${project}/collections`, keyOf(name))
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
      (await service.ask(`/ogc/${HARBOUR}/collections/holes/${kind}`, keyOf(name))).body.toString()
    expect(await schema('whole')).toContain('Exploratory hole')
    expect((await schema('tables:read')).replaceAll('Exploratory holes', '')).not.toContain(
      'Exploratory hole',
    )
  }
})

test('the holes of the company are those of the projects that the key reaches', async () => {
  const found = async (name: string) => {
    const { json } = await service.ask('/ogc/collections/holes/items?limit=1000', keyOf(name))
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
  expect((await service.ask(`/ogc/collections/holes/items/${HOLE}`, keyOf('restricted'))).status).toBe(404)
  expect((await service.ask('/ogc/collections/GEOL/items', keyOf('whole'))).status).toBe(404)
})

test('the company dataset needs projects:read, since it names projects', async () => {
  expect((await service.ask('/ogc/collections/holes/items', keyOf('projects:read'))).status).toBe(403)
  expect((await service.ask('/ogc/collections', keyOf('projects:read'))).status).toBe(403)
})

test('a cursor of one project or company is refused in another, and gives no access', async () => {
  const cursorOf = async (path: string) => {
    const { json } = await service.ask(`${path}?limit=1`, keyOf('whole'))
    const { links } = json as { links: { rel: string; href: string }[] }
    return new URL(links.find(({ rel }) => rel === 'next')?.href ?? '').searchParams.get('cursor') ?? ''
  }
  const cursor = await cursorOf(`/ogc/${HARBOUR}/collections/holes/items`)
  for (const path of ['/ogc/collections/holes/items', `/ogc/${HARBOUR}/collections/GEOL/items`]) {
    expect((await service.ask(`${path}?cursor=${cursor}`, keyOf('whole'))).json.error?.type).toBe(
      'invalid_cursor',
    )
  }
  const company = await cursorOf('/ogc/collections/holes/items')
  const { json } = await service.ask(`/ogc/collections/holes/items?cursor=${company}`, keyOf('abroad'))
  expect(JSON.stringify(json)).not.toContain(HARBOUR)
})

test('pages for people need the same key and scopes, and are no JSON that was cached', async () => {
  const path = `/ogc/${HARBOUR}/collections/GEOL/items?limit=2`
  const Accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  for (let times = 0; times < 3; times++) {
    const page = await service.ask(path, keyOf('whole'), { Accept })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const plain = await service.ask(path, keyOf('whole'))
    expect(plain.headers['content-type']).toBe('application/geo+json')
    expect(plain.headers.etag).not.toBe(page.headers.etag)
  }
  for (const [name, status] of [
    ['tables:read', 403],
    ['restricted', 404],
    ['abroad', 404],
  ] as const)
    expect((await service.ask(path, keyOf(name), { Accept })).status).toBe(status)
  expect((await service.ask(path, null, { Accept })).status).toBe(401)
})

test('a page cached for one key is not sent to one that may see less', async () => {
  const path = `/ogc/${HARBOUR}/collections/GEOL/items?limit=2`
  for (let times = 0; times < 3; times++) expect((await service.ask(path, keyOf('whole'))).status).toBe(200)
  expect((await service.ask(path, keyOf('tables:read'))).status).toBe(403)
  expect((await service.ask(path, keyOf('restricted'))).status).toBe(404)
  expect((await service.ask(path, keyOf('abroad'))).status).toBe(404)
  const schema = '/ogc/collections/holes/items?limit=5'
  for (let times = 0; times < 3; times++) await service.ask(schema, keyOf('whole'))
  expect((await service.ask(schema, keyOf('abroad'))).body.toString()).not.toContain(HARBOUR)
})

test('Basic does not open the API itself', async () => {
  const path = `/v1/projects/${HARBOUR}/locations?limit=3`
  for (let times = 0; times < 3; times++) expect((await service.ask(path, keyOf('whole'))).status).toBe(200)
  await service.ask('/ogc/collections', null, basic('x', keyOf('whole')))
  expect((await service.ask(path, null, basic('x', keyOf('whole')))).status).toBe(401)
})

test('links have the host of the request', async () => {
  const path = `/ogc/${HARBOUR}/collections/holes/items?limit=2`
  for (const Host of ['one.example:8080', 'two.example', '[::1]:80']) {
    const { body } = await service.ask(path, keyOf('whole'), { Host })
    expect(body.toString()).toContain(`"href":"http://${Host}${path}"`)
  }
  const { body } = await service.ask(path, keyOf('whole'), { Host: 'x"><script>' })
  expect(body.toString()).toContain(`"href":"http://localhost${path}"`)
})

test('every page and every unknown address counts towards the rate limit', async () => {
  const limited = await startTestService({ rateLimit: 4 })
  const key = await makeKey(limited.database)
  try {
    for (const path of ['/collections', '/collections/holes/items?limit=1000', '/nowhere', '/collections']) {
      expect((await limited.ask(`/ogc${path}`, key)).status).not.toBe(429)
    }
    const refused = await limited.ask('/ogc/collections/holes/items', null, basic('', key))
    expect([refused.status, refused.json.error?.type]).toEqual([429, 'rate_limited'])
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect((await limited.ask('/ogc')).status).toBe(200)
  } finally {
    await limited.close()
  }
})

test('keys in addresses are announced by a warning at the start', async () => {
  const warningsOf = async (queryKeys: boolean) => {
    let log = ''
    const logger = createLogger({ logLevel: 'warn' }, { write: (line: string) => void (log += line) })
    await (await startTestService({ queryKeys, logger })).close()
    return log
  }
  expect(await warningsOf(true)).toMatch(/GROUNDSHEET_QUERY_KEYS=on: keys in addresses end up in logs/)
  expect(await warningsOf(false)).toBe('')
})

describe('with other settings', () => {
  let other: TestService
  let key = ''
  beforeAll(async () => {
    other = await startTestService({ publicUrl: 'https://ground.example/gs', queryKeys: true })
    key = await makeKey(other.database)
  })
  afterAll(() => other.close())

  test('links begin with the public address, whatever host the request names', async () => {
    for (const path of [
      `/ogc/${HARBOUR}`,
      '/ogc/collections',
      `/ogc/${HARBOUR}/collections/holes/items?limit=1`,
    ]) {
      const { body } = await other.ask(path, key, { Host: 'evil.example' })
      const links = [...body.toString().matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) expect(link).toMatch(/^https:\/\/ground\.example\/gs\/ogc/)
    }
  })
  test('a key may be in the address, and is in no answer and no link', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=1`
    for (const path of [`${items}&key=${key}`, `/ogc/collections?key=${key}`, `/ogc?key=${key}`]) {
      const { status, body, headers } = await other.ask(path)
      expect(status).toBe(200)
      expect(body.toString() + JSON.stringify(headers)).not.toContain(key)
    }
    expect((await other.ask(`${items}&key=gs_wrong`)).json.error?.type).toBe('invalid_api_key')
    expect((await other.ask(`${items}&key=`)).json.error?.type).toBe('missing_api_key')
    expect((await other.ask(`${items}&key=${key}`, null, { Authorization: 'Bearer gs_wrong' })).status).toBe(
      401,
    )
    expect((await other.ask(`/v1/projects?key=${key}`)).status).toBe(401)
  })
  test('the key is the parameter of that name, and never part of another value', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=1`
    const hidden = await other.ask(`${items}&locationId=BH1?key=${key}`)
    expect([hidden.status, hidden.json.error?.type]).toEqual([401, 'missing_api_key'])
    expect((await other.ask(`${items}&k%65y=${key}`)).status).toBe(200)
  })
  test('the form is the parameter of that name', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=1`
    expect((await other.ask(`${items}&%66=html`, key)).headers['content-type']).toContain('text/html')
    expect((await other.ask(`${items}&key=${key}&f=json`)).headers['content-type']).toContain('json')
  })
  test('an invalid address is not answered as a valid one that differs by its key', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items`
    const quoted = `${items}?filter=locationId='?key=x'`
    for (let times = 0; times < 3; times++) expect((await other.ask(quoted, key)).status).toBe(200)
    expect((await other.ask(`${items}?filter=locationId='?`, key)).status).toBe(400)
    for (let times = 0; times < 3; times++)
      expect((await other.ask(`${items}?limit=3`, key)).status).toBe(200)
    expect((await other.ask(`${items}?limit=3&key=${key}&key=${key}`)).status).toBe(400)
  })
  test('a key in the address is an error where keys are not read from it, on a cached page too', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=3`
    for (let times = 0; times < 3; times++)
      expect((await service.ask(items, keyOf('whole'))).status).toBe(200)
    expect((await service.ask(`${items}&key=x`, keyOf('whole'))).status).toBe(400)
  })
  test('a wrong key in the address does not get the page that was cached for a right one', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=2&key=`
    for (let times = 0; times < 3; times++) expect((await other.ask(items + key)).status).toBe(200)
    expect((await other.ask(`${items}gs_wrong`)).status).toBe(401)
  })
})
