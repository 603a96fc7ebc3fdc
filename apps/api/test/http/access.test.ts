import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '@groundsheet/contract'
import { COMPANIES, makeKey, STRASSE, STRATUM } from '../seed-world.ts'
import { seedId } from '../seed-database.ts'
import { ADDRESSES, OPERATION_IDS, scopeOf, scopesWithout, withId } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'

let service: TestService
const keys = { full: '', none: '', revoked: '', ended: '', restricted: '', foreign: '' }

beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 })
  const { database } = service
  keys.full = await makeKey(database)
  keys.none = await makeKey(database, { scopes: [] })
  keys.revoked = await makeKey(database, { revoked: true })
  keys.ended = await makeKey(database, { expiresAt: new Date(Date.now() - 1).toISOString() })
  keys.restricted = await makeKey(database, { projects: ['100%_sure'] })
  keys.foreign = await makeKey(database, { company: COMPANIES[1]?.name ?? '' })
})
afterAll(() => service.close())

const authenticated = OPERATION_IDS.filter((id) => operations[id].authenticated)
const scoped = OPERATION_IDS.filter((id) => operations[id].scope !== null)
const addressed = OPERATION_IDS.filter((id) => operations[id].path.includes('{id}'))
const unknownId = seedId('nothing', 'at all')

test.each(OPERATION_IDS)('%s answers a key with every scope', async (id) => {
  expect((await service.request(ADDRESSES[id], keys.full)).status).toBe(200)
})

describe.each(authenticated)('%s refuses', (id) => {
  const refused = async (key: string | null, headers: Record<string, string> = {}) => {
    const { status, json, headers: answered } = await service.request(ADDRESSES[id], key, headers)
    return [status, json.error?.type, answered['www-authenticate']]
  }
  const missing = [401, 'missing_api_key', 'Bearer realm="groundsheet"']
  const invalid = [401, 'invalid_api_key', 'Bearer realm="groundsheet", error="invalid_token"']

  test('a request without a key', async () => expect(await refused(null)).toEqual(missing))
  test.each(['Bearer', 'Bearer ', 'Basic Z3M6eA==', 'gs_abc', 'Bearer a b', 'Token x', ''])(
    'a malformed header: %j',
    async (Authorization) => expect(await refused(null, { Authorization })).toEqual(missing),
  )
  test('an unknown key', async () => expect(await refused(`gs_${'x'.repeat(40)}`)).toEqual(invalid))
  test('a revoked key, with the same message', async () =>
    expect(await refused(keys.revoked)).toEqual(invalid))
  test('a key that has ended, with the same message', async () =>
    expect(await refused(keys.ended)).toEqual(invalid))
})

describe.each(scoped)('%s, for missing scopes,', (id) => {
  const scope = scopeOf(id) ?? ''

  test('names the missing one', async () => {
    const key = await makeKey(service.database, { scopes: scopesWithout(scopeOf(id)) })
    const { status, json, headers } = await service.request(ADDRESSES[id], key)
    expect([status, json.error?.type]).toEqual([403, 'insufficient_scope'])
    expect(json.error?.message).toContain(scope)
    expect(headers['www-authenticate']).toBe(
      `Bearer realm="groundsheet", error="insufficient_scope", scope="${scope}"`,
    )
  })
  test('refuses before it looks up the thing or checks the parameters', async () => {
    const address = `${withId(ADDRESSES[id], unknownId)}?sort=upwards`
    expect((await service.request(address, keys.none)).status).toBe(403)
  })
})

describe.each(addressed)('%s answers the same 404', (id) => {
  const answer = async (address: string, key: string) => {
    const { status, json } = await service.request(address, key)
    return [status, json.error?.type, json.error?.message]
  }
  const expected = [404, 'not_found', 'not found, or this key has no access to it']

  test.each([
    ['an id that nothing has', unknownId],
    ['upper case', 'ABCDEF0123456789ABCDEF01'],
    ['too short an id', 'abc'],
    ['a reference instead of an id', 'HQ-1'],
    ['an id with an apostrophe', "x'%20OR%201=1--"],
    ['an id that cannot be decoded', '%E0%A4%A'],
    ['a NUL', '%00'],
  ])('for %s', async (_what, bad) =>
    expect(await answer(withId(ADDRESSES[id], bad), keys.full)).toEqual(expected),
  )
  test('for a thing of another company', async () =>
    expect(await answer(ADDRESSES[id], keys.foreign)).toEqual(expected))
  test('before it checks the parameters', async () =>
    expect(await answer(`${withId(ADDRESSES[id], unknownId)}?sort=upwards&x=1`, keys.full)).toEqual(expected))
  if (id !== 'getMarker') {
    test('for a project outside the access of the key', async () =>
      expect(await answer(ADDRESSES[id], keys.restricted)).toEqual(expected))
  }
})

test('a restricted key lists only its own projects', async () => {
  const { json } = await service.request('/v1/projects', keys.restricted)
  expect((json.data as { id: string }[]).map(({ id }) => id)).toEqual([STRASSE])
  const me = await service.request('/v1/me', keys.restricted)
  expect(me.json.data).toMatchObject({ projects: [{ id: STRASSE, name: 'Straße ÜBERFÜHRUNG' }] })
})

test('unknown, revoked and ended keys get the same answer', async () => {
  const answers = []
  for (const key of [`gs_${'x'.repeat(40)}`, keys.revoked, keys.ended]) {
    const { status, headers, json } = await service.request('/v1/projects', key)
    const { date, 'x-request-id': id, ...others } = headers
    expect([typeof date, typeof id]).toEqual(['string', 'string'])
    answers.push({ status, others, error: { ...json.error, requestId: '' } })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('/me states when the key ends', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const ending = await makeKey(service.database, { expiresAt })
  expect((await service.request('/v1/me', ending)).json.data).toMatchObject({ expiresAt })
  expect((await service.request('/v1/me', keys.full)).json.data).toMatchObject({ expiresAt: null })
})

test('a key without scopes may call /me', async () => {
  const { status, json } = await service.request('/v1/me', keys.none)
  expect(status).toBe(200)
  expect(json.data).toMatchObject({ company: 'Ainsley Ground', scopes: [], projects: null })
})

test('styles need map:read beside locations:read', async () => {
  const key = await makeKey(service.database, { scopes: ['locations:read'] })
  const plain = await service.request(ADDRESSES.listLocations, key)
  const counted = await service.request(`${ADDRESSES.listLocations}?include=tables`, key)
  expect(counted.status).toBe(200)
  const styled = await service.request(`${ADDRESSES.listLocations}?include=style`, key)
  expect([plain.status, styled.status, styled.json.error?.type]).toEqual([200, 403, 'insufficient_scope'])
  expect(styled.json.error?.message).toContain('map:read')
  // A page cached for a key that may see styles is not sent to one that may not.
  expect((await service.request(`${ADDRESSES.listLocations}?include=style`, keys.full)).status).toBe(200)
  expect((await service.request(`${ADDRESSES.listLocations}?include=style`, key)).status).toBe(403)
})

test.each([
  ['/v1/locations/{row}', 404],
  ['/v1/locations/{row}/tables/GEOL', 404],
])('the id of a row in another table is not a location: %s', async (path, status) => {
  expect((await service.request(path.replace('{row}', STRATUM), keys.full)).status).toBe(status)
})

test.each([
  ['an unknown table', 'NOPE', 404],
  ['a table in small letters', 'geol', 404],
  ['a table without rows', 'CORE', 404],
  ['a table that belongs to no hole', 'PROJ', 404],
  ['the name of a table without a code', 'LABX', 404],
  ['the word null', 'null', 404],
  ['a code with a slash', 'A%2FB', 200],
  ['the locations table', 'LOCA', 200],
])('%s answers %s with %i', async (_what, code, status) => {
  const path = ADDRESSES.listProjectRows.replace('GEOL', code)
  expect((await service.request(path, keys.full)).status).toBe(status)
})

test('a table without rows at this location is an empty list', async () => {
  const { status, json } = await service.request(
    ADDRESSES.listLocationRows.replace('GEOL', 'SAMP'),
    keys.full,
  )
  expect([status, json]).toEqual([200, { data: [], meta: { nextCursor: null, table: 'SAMP' } }])
})

test.each([...Object.values(ADDRESSES), '/docs', '/ready', '/config.json', '/nowhere'])(
  '%s forbids browsers to sniff types, frame it or send a referrer',
  async (address) => {
    expect((await service.request(address, keys.full)).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/) as string,
    })
  },
)
