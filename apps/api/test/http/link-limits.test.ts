import { execFileSync } from 'node:child_process'
import { createLink, narrowLink } from '@groundsheet/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINK_RATE_LIMIT } from '../../src/http/link-limits.ts'
import { makeKey } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'

const NOON_MS = Date.UTC(2027, 2, 31, 12)

let now = NOON_MS
let service: TestService
beforeAll(async () => {
  service = await startTestService({ rateLimit: 300, now: () => now })
})
afterAll(() => service.close())

async function linkOf(key: string): Promise<string> {
  const me = (await service.request('/v1/me', key)).json.data as Parameters<typeof createLink>[1]
  const ends = new Date(NOON_MS + 3_600_000)
  return createLink(key, me, { name: 'Client', ends, scopes: ['projects:read'], projects: null })
}

const request = (key: string) => service.request('/v1/projects', key)

async function requestUntilRefused(keys: readonly string[]): Promise<number> {
  for (let requested = 0; ; requested += 1) {
    const { status } = await request(keys[requested % keys.length] ?? '')
    if (status === 429) return requested
    expect(status).toBe(200)
  }
}

test('a link and those made of it share a small limit, which leaves requests to the key', async () => {
  const key = await makeKey(service.database)
  const link = await linkOf(key)
  const child = await narrowLink(link, { name: 'child' })
  expect(await requestUntilRefused([link, child])).toBe(LINK_RATE_LIMIT)
  const refused = await request(child)
  expect(refused.headers['x-ratelimit-limit']).toBe(String(LINK_RATE_LIMIT))
  expect(refused.headers['x-ratelimit-remaining']).toBe('0')
  expect(await requestUntilRefused([key])).toBe(300 - LINK_RATE_LIMIT)
  now += 60_000
  expect((await request(link)).status).toBe(200)
})

test('a link has no request where its key has none', async () => {
  const key = await makeKey(service.database, { rateLimit: 3 })
  const link = await linkOf(key)
  expect(await requestUntilRefused([key, link])).toBe(3)
  expect((await request(link)).headers['x-ratelimit-limit']).toBe('3')
})

/** Bytes that remain after 300,000 windows, nearly all of which have ended, and what is left in the first. */
const MEASURE = `
const { createRateLimiter } = await import(process.argv[1])
let at = 0
const limiter = createRateLimiter(5, () => at)
gc()
const before = process.memoryUsage().heapUsed
for (let id = 0; id < 300_000; id += 1) {
  limiter.tryTake({ id: 'link ' + id, rateLimit: null })
  if (id % 9_000 === 0) at += 61_000
}
gc()
const bytes = process.memoryUsage().heapUsed - before
const { remaining } = await limiter.status({ id: 'link 1', rateLimit: null })
console.log(JSON.stringify({ bytes, remaining }))`

test('windows that have ended are forgotten', () => {
  const limiter = new URL('../../src/http/rate-limiter.ts', import.meta.url).href
  // Of the command line, where Node documents it.
  const options = ['--expose-gc', '--input-type=module', '--eval', MEASURE, limiter]
  const printed = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' })) as object
  expect(printed).toEqual({ bytes: expect.any(Number) as number, remaining: 5 })
  expect(printed).toHaveProperty(
    'bytes',
    expect.toSatisfy((bytes: number) => bytes < 5_000_000),
  )
})
