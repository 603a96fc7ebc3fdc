import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { startTestService, type TestAnswer, type TestService } from './test-service.ts'

const START_MS = Date.parse('2026-05-01T12:00:00.000Z')
let now = START_MS
let service: TestService
let key = ''

beforeAll(async () => {
  service = await startTestService({ rateLimit: 2, now: () => now })
})
beforeEach(async () => {
  now = START_MS
  key = await makeKey(service.database)
})
afterAll(() => service.close())

const request = (path = '/v1/projects') => service.request(path, key)

const rates = ({ headers }: TestAnswer): unknown[] => [
  headers['ratelimit-policy'],
  headers.ratelimit,
  headers['x-ratelimit-limit'],
  headers['x-ratelimit-remaining'],
  headers['x-ratelimit-reset'],
]

test('every answer states the remaining requests of the window', async () => {
  const end = String(START_MS / 1000 + 60)
  expect(rates(await request())).toEqual(['"default";q=2;w=60', '"default";r=1;t=60', '2', '1', end])
  now += 15_500
  expect(rates(await request('/v1/nope'))).toEqual([
    '"default";q=2;w=60',
    '"default";r=0;t=45',
    '2',
    '0',
    end,
  ])
})

test('requests over the limit are refused, with the time to wait', async () => {
  await request()
  await request()
  now += 20_000
  const { status, json, headers } = await request()
  expect([status, json.error?.type, headers['retry-after']]).toEqual([429, 'rate_limited', '40'])
  expect(headers['x-ratelimit-remaining']).toBe('0')
})

test('the next window starts at zero', async () => {
  await request()
  await request()
  now += 59_999
  expect((await request()).status).toBe(429)
  now += 1
  const { status, headers } = await request()
  expect([status, headers['x-ratelimit-remaining']]).toEqual([200, '1'])
})

test('one key does not use up the window of another', async () => {
  await request()
  await request()
  expect((await service.request('/v1/projects', await makeKey(service.database))).status).toBe(200)
})

test('a key may have its own limit', async () => {
  key = await makeKey(service.database, { rateLimit: 1 })
  expect((await request()).headers['x-ratelimit-limit']).toBe('1')
  expect((await request()).status).toBe(429)
})

test('/health, /me and refused keys are not counted; /me answers when the window is used up', async () => {
  for (let times = 0; times < 5; times++) {
    await request('/v1/health')
    await request('/v1/me')
    await service.request('/v1/projects', 'gs_wrong')
  }
  expect((await request('/v1/me')).json.data).toMatchObject({ rateLimit: { limit: 2, remaining: 2 } })
  await request()
  await request()
  expect((await request()).status).toBe(429)
  const me = await request('/v1/me')
  expect(me.status).toBe(200)
  expect(me.json.data).toMatchObject({ rateLimit: { limit: 2, remaining: 0, reset: START_MS / 1000 + 60 } })
})

test('the limit is checked before scopes, ids and parameters', async () => {
  key = await makeKey(service.database, { scopes: [], rateLimit: 1 })
  expect((await request('/v1/projects/x?sort=up')).status).toBe(403)
  expect((await request('/v1/projects/x?sort=up')).status).toBe(429)
})

test('an unchanged page (304) is counted like any other', async () => {
  const etag = String((await request()).headers.etag)
  const again = await service.request('/v1/projects', key, { 'If-None-Match': etag })
  expect([again.status, again.headers['x-ratelimit-remaining']]).toEqual([304, '0'])
})
