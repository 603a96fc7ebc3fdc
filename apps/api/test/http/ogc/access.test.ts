import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../seed-database.ts'
import { BIRK, HARBOUR, HOLE, makeKey, STRASSE } from '../../seed-world.ts'
import {
  ADDRESSES,
  basic,
  COMPANY_ADDRESSES,
  startAccessService,
  type AccessService,
} from './access-service.ts'

const OTHER_COMPANY_PROJECT = seedId('project', BIRK, 'HQ-1')
const NOTHING = seedId('nothing', 'at all')

const PUBLIC = ['', '/', '/api', '/conformance']

let service: AccessService['service']
let keyOf: AccessService['keyOf']
let seen: AccessService['seen']

beforeAll(async () => {
  ;({ service, keyOf, seen } = await startAccessService())
})
afterAll(() => service.close())

describe('landing, api and conformance', () => {
  test.each(PUBLIC)('%j answer without a key, the same for every project', async (path) => {
    const landing = await service.request(`/ogc/${NOTHING}${path}`)
    expect(landing.status).toBe(200)
    for (const project of [HARBOUR, OTHER_COMPANY_PROJECT]) {
      const { status, body } = await service.request(`/ogc/${project}${path}`)
      expect([status, body.toString()]).toEqual([200, landing.body.toString().replaceAll(NOTHING, project)])
    }
    expect((await service.request(`/ogc${path}`)).status).toBe(200)
  })
  test('name nothing of a project', async () => {
    for (const path of PUBLIC) {
      const { body } = await service.request(`/ogc/${HARBOUR}${path}`)
      expect(body.toString()).not.toMatch(/Harbour|HQ-1|GEOL|Ainsley|BH1/)
    }
  })
  test.each(['x', 'HQ-1', HARBOUR.toUpperCase(), `${HARBOUR}0`, '%00'])(
    'of %j need a key and are not found',
    async (id) => {
      expect((await service.request(`/ogc/${id}`)).status).toBe(401)
      expect((await service.request(`/ogc/${id}`, keyOf('whole'))).status).toBe(404)
    },
  )
  test('refuse unknown parameters', async () => {
    expect((await service.request('/ogc?limit=1')).json.error).toMatchObject({
      type: 'invalid_parameter',
      param: 'limit',
    })
  })
})

test.each([
  ...ADDRESSES.map(([path]) => `/ogc/${HARBOUR}${path}`),
  ...COMPANY_ADDRESSES.map((path) => `/ogc${path}`),
])('%s answers a key with every scope, however the key is sent', async (path) => {
  const { status, body } = await service.request(path, keyOf('whole'))
  expect(status).toBe(200)
  const other = await service.request(path, null, basic('anyone', keyOf('whole')))
  expect([other.status, other.body.toString()]).toEqual([200, body.toString()])
  expect((await service.request(path, null, basic('', keyOf('whole')))).status).toBe(200)
})

describe.each([
  ...ADDRESSES.map(([path]) => `/ogc/${HARBOUR}${path}`),
  '/ogc/collections',
  '/ogc/nowhere',
  '/ogc/%ZZ',
])('%s refuses', (path) => {
  const CHALLENGE = 'Basic realm="groundsheet", charset="UTF-8", Bearer realm="groundsheet"'
  const refused = async (key: string | null, headers: Record<string, string> = {}) => {
    const { status, json, headers: answered } = await service.request(path, key, headers)
    return [status, json.error?.type, answered['www-authenticate']]
  }
  test('a request without a key, and says how to send it', async () => {
    expect(await refused(null)).toEqual([401, 'missing_api_key', CHALLENGE])
    expect((await service.request(path)).json.error?.message).toMatch(/Bearer.*Basic/)
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
    expect((await service.request(`${path}?key=${keyOf('whole')}`)).status).toBe(401)
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
    expect((await service.request(own, key)).status).toBe(200)
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
    const { headers, body } = await service.request(own, keyOf('whole'))
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Authorization, Accept, Accept-Encoding, Origin',
    })
    const again = await service.request(own, keyOf('whole'), { 'If-None-Match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const head = await service.request(own, keyOf('whole'), {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(body.length),
      0,
    ])
  })
})
