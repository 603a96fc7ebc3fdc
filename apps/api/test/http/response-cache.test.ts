import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { openForWriting } from '../../src/sqlite/open.ts'
import { openKeyStore } from '../../src/sqlite/key-store.ts'
import { createRepresentation } from '../../src/http/representation.ts'
import { keepResponse } from '../../src/http/response-cache.ts'
import { EMPTY, HARBOUR, makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS, withId } from './addresses.ts'
import { startPair, type TestRequest, type Pair } from './cached-and-plain.ts'

vi.setConfig({ testTimeout: 120_000 })

const NOON_MS = Date.parse('2026-05-01T12:00:00.000Z')
const LISTED_ORIGIN = 'https://maps.example.org'
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function start(options: Parameters<typeof startPair>[0] = {}): Promise<Pair> {
  const pair = await startPair({ now: () => NOON_MS, ...options })
  undo.push(() => pair.close())
  return pair
}

async function requestBoth({ quick, plain }: Pair, requested: TestRequest) {
  const [again, fresh] = await Promise.all([quick.request(requested), plain.request(requested)])
  expect(again, JSON.stringify(requested)).toEqual(fresh)
  return again
}

const locations = ADDRESSES.listLocations
/** Never cached, and each answer starts a process. */
const EXPORT = ADDRESSES.exportProject
const PATHS = [
  ...OPERATION_IDS.map((id) => ADDRESSES[id]),
  `${locations}?include=style`,
  `${locations}?limit=3`,
  `${locations}?limit=3&limit=4`,
  `${locations}?sort=up`,
  `${locations}?include=nothing`,
  '/v1/projects?q=stra%C3%9Fe',
  '/v1/projects?q=%',
  withId(ADDRESSES.getProject, EMPTY),
  withId(ADDRESSES.getProject, 'f'.repeat(24)),
  `/v1/projects/${HARBOUR}/tables/NONE`,
  '/v1/nothing',
  '/v1/%',
  '/ready',
  '/docs',
  '/config.json',
  '//%20@',
  `http://somewhere${locations}`,
  '/v1/tiles/0/0/0?words=clay',
]

const CALLS: readonly Omit<TestRequest, 'path'>[] = [
  {},
  { method: 'HEAD' },
  { method: 'POST' },
  { method: 'OPTIONS', headers: { Origin: LISTED_ORIGIN } },
  { headers: { 'Accept-Encoding': 'gzip, br' } },
  { headers: { 'Accept-Encoding': 'gzip' } },
  { method: 'HEAD', headers: { 'Accept-Encoding': 'br;q=0.1, gzip' } },
  { headers: { 'If-None-Match': '*' } },
  { method: 'HEAD', headers: { 'If-None-Match': '"other", *' } },
  { headers: { 'If-None-Match': '"other"', 'Accept-Encoding': 'br' } },
  { headers: { Origin: LISTED_ORIGIN } },
  { headers: { Origin: 'https://evil.example', 'Accept-Encoding': 'br' } },
  { headers: { 'If-None-Match': '*', Origin: LISTED_ORIGIN } },
  { headers: { 'X-Request-Id': 'from-the-proxy' } },
  { headers: { 'X-Request-Id': 'with <markup>' } },
  { headers: { Connection: 'keep-alive' } },
]

/** The first two may see the same, so that they share pages; their rate limits differ. */
const keysOf = async (database: string): Promise<(string | null)[]> => [
  await makeKey(database),
  await makeKey(database, { rateLimit: 50_000 }),
  await makeKey(database, { scopes: ['locations:read'] }),
  await makeKey(database, { projects: ['EMPTY'] }),
  await makeKey(database, { company: 'Birk Drilling' }),
  await makeKey(database, { revoked: true }),
  null,
]

const asCaller = (requested: TestRequest, key: string | null): TestRequest =>
  key === null
    ? requested
    : { ...requested, headers: { Authorization: `Bearer ${key}`, ...requested.headers } }

test.each([
  [{ corsOrigins: [LISTED_ORIGIN] }, PATHS],
  [{ corsOrigins: ['*'] }, PATHS.slice(4, 7)],
  [{}, PATHS.slice(4, 7)],
])(
  'the first, second and third answer are equal, and equal to that of Express: %j',
  async (options, paths) => {
    const pair = await start(options)
    const keys = await keysOf(pair.database)
    for (const path of paths) {
      for (const call of path === EXPORT ? CALLS.slice(0, 2) : CALLS) {
        for (const key of path === locations ? keys : keys.slice(0, 2)) {
          const requested = asCaller({ path, ...call }, key)
          const first = await requestBoth(pair, requested)
          const others = [await requestBoth(pair, requested), await requestBoth(pair, requested)]
          for (const other of others) expect([other.status, other.body]).toEqual([first.status, first.body])
        }
      }
    }
    expect(pair.quick.again()).toBeGreaterThan(paths.length * 8)
    expect(pair.plain.again()).toBe(0)
    // Both are updated after the answer is sent, so the client may be earlier.
    await expect.poll(() => pair.quick.log()).toEqual(pair.plain.log())
    await expect.poll(() => pair.quick.counted()).toEqual(await pair.plain.counted())
  },
)

/** Events between two requests. */
const EVENTS = {
  commit: (database: string) => {
    const writer = openForWriting(database)
    writer.exec(`UPDATE project SET name = name || '.', body = replace(body, 'Quay', 'Quay.')`)
    writer.close()
    return Promise.resolve()
  },
  revoke: async (database: string) => {
    const store = openKeyStore(database)
    const [key] = (await store.list()).filter(
      ({ scopes, revokedAt }) => scopes.length === 2 && revokedAt === null,
    )
    if (key) await store.revoke(key.id)
    await store.close()
  },
  key: async (database: string) => {
    await makeKey(database)
  },
} as const

test('any requests in any order, with keys revoked and data written, give the same as Express', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          { weight: 12, arbitrary: fc.record({ path: fc.nat(2), call: fc.nat(3), key: fc.nat(3) }) },
          { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(EVENTS) as (keyof typeof EVENTS)[])) },
        ),
        { minLength: 30, maxLength: 60 },
      ),
      async (steps) => {
        const pair = await startPair({ now: () => NOON_MS, rateLimit: 25 })
        const scopes = ['projects:read', 'locations:read'] as const
        const keys = [
          ...[
            await makeKey(pair.database, { scopes }),
            await makeKey(pair.database, { scopes, projects: ['HQ-1'] }),
          ],
          ...[await makeKey(pair.database, { scopes: ['projects:read'] }), await makeKey(pair.database)],
        ]
        const paths = ['/v1/projects', ADDRESSES.getProject, locations]
        const calls = [CALLS[0], CALLS[1], CALLS[4], CALLS[7]]
        for (const step of steps) {
          if (typeof step === 'string') await EVENTS[step](pair.database)
          else {
            const requested = { path: paths[step.path] ?? '', ...calls[step.call] }
            await requestBoth(pair, asCaller(requested, keys[step.key] ?? null))
          }
        }
        await pair.close()
      },
    ),
    { numRuns: 15 },
  )
})

const CALLER_PATH = '/v1/projects'

test('a revoked key is refused at once, and new data is served at once', async () => {
  const pair = await start()
  const [revoked, other] = [
    await makeKey(pair.database, { scopes: ['projects:read', 'map:read'] }),
    await makeKey(pair.database),
  ]
  const request = (key: string) => requestBoth(pair, asCaller({ path: CALLER_PATH }, key))
  for (let times = 0; times < 3; times += 1) expect((await request(revoked)).status).toBe(200)
  const before = await request(other)
  expect(pair.quick.again()).toBeGreaterThan(0)
  await EVENTS.revoke(pair.database)
  expect((await request(revoked)).status).toBe(401)
  await EVENTS.commit(pair.database)
  expect((await request(other)).body).not.toBe(before.body)
  expect((await request(revoked)).status).toBe(401)
})

test('a cached caller is refused from the moment on at which its key ends', async () => {
  let now = NOON_MS
  const pair = await start({ now: () => now })
  const key = await makeKey(pair.database, { expiresAt: new Date(NOON_MS + 10_000).toISOString() })
  const request = async () => (await requestBoth(pair, asCaller({ path: CALLER_PATH }, key))).status
  for (let times = 0; times < 3; times += 1) expect(await request()).toBe(200)
  now = NOON_MS + 9_999
  expect(await request()).toBe(200)
  expect(pair.quick.again()).toBe(2)
  now = NOON_MS + 10_000
  expect(await request()).toBe(401)
  now = NOON_MS + 86_400_000
  expect(await request()).toBe(401)
  expect(pair.quick.again()).toBe(2)
})

test('a page of one key is not sent to another without access', async () => {
  const pair = await start()
  const [wide, narrow] = [await makeKey(pair.database), await makeKey(pair.database, { projects: ['EMPTY'] })]
  const request = (key: string) => requestBoth(pair, asCaller({ path: locations }, key))
  for (const key of [wide, wide, narrow, wide, narrow, wide])
    expect((await request(key)).status).toBe(key === wide ? 200 : 404)
  // The second request is cached; the fourth and the sixth are answered from the cache.
  expect(pair.quick.again()).toBe(2)
})

test('CORS headers of a listed origin are not sent to others', async () => {
  const pair = await start({ corsOrigins: [LISTED_ORIGIN] })
  const key = await makeKey(pair.database)
  const request = (origin: object) =>
    requestBoth(pair, asCaller({ path: CALLER_PATH, headers: { ...origin } }, key))
  const allowed: boolean[] = []
  for (const origin of [
    { Origin: LISTED_ORIGIN },
    { Origin: LISTED_ORIGIN },
    {},
    { Origin: 'https://evil.example' },
  ])
    allowed.push((await request(origin)).headers.includes(`Access-Control-Allow-Origin: ${LISTED_ORIGIN}`))
  expect(allowed).toEqual([true, true, false, false])
  expect(pair.quick.again()).toBe(2)
})

test('a request over the limit is refused, although the page is cached', async () => {
  const pair = await start({ rateLimit: 5 })
  const key = await makeKey(pair.database)
  const statuses: number[] = []
  for (let times = 0; times < 7; times += 1)
    statuses.push((await requestBoth(pair, asCaller({ path: CALLER_PATH }, key))).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(pair.quick.again()).toBe(3)
})

test('a declared header that differs between callers is not replayed to another key', async () => {
  const actual = await import('@groundsheet/contract')
  const getMe = { ...actual.operations.getMe, headers: { 'X-Caller': 'who asks' } }
  vi.resetModules()
  vi.doMock('@groundsheet/contract', () => ({ ...actual, operations: { ...actual.operations, getMe } }))
  undo.push(() => vi.doUnmock('@groundsheet/contract'))
  const { keepResponse: keep } = await import('../../src/http/response-cache.ts')
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.setHeader('Groundsheet-Words-Whole', 'true')
  response.setHeader('X-Caller', 'the first one')
  const page = createRepresentation(Buffer.from('{}'), {})
  await keep({ route: null }, response, page, 'unchanged')
  expect(page.responses.get('unchanged')?.headers).toEqual(['Groundsheet-Words-Whole', 'true'])
})

test('headers that may differ between callers are not cached', async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.setHeader('ETag', 'W/"tag"')
  response.setHeader('X-Caller', 'the first one')
  response.setHeader('Set-Cookie', 'session=1')
  const page = createRepresentation(Buffer.from('{}'), {})
  await keepResponse({ route: null }, response, page, 'identity')
  expect(page.responses.get('identity')?.headers).toEqual(['ETag', 'W/"tag"', 'Content-Length', '2'])
})
