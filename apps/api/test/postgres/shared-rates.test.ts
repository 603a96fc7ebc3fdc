import { once } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limiter.ts'
import { openStore } from '../../src/open-store.ts'
import type { RunningServer } from '../../src/server.ts'
import { createDatabaseLimiter } from '../../src/http/database-rates.ts'
import { spawnGroundsheet } from '../cli/run-groundsheet.ts'
import { makeKey } from '../seed-world.ts'
import { freePort } from '../../../../test/free-port.ts'
import { request, fillDatabase, serve, until } from './own-service.ts'
import { startPostgres } from './postgres-server.ts'
import { createDatabase, query } from './test-database.ts'

const LIMIT_REQUESTS = 160
/** A server leases at most this part of the limit at once, so others may lose that many to it. */
const LEASE_REQUESTS = LIMIT_REQUESTS / 16

let address: string
let servers: RunningServer[]
beforeAll(async () => {
  address = await createDatabase()
  await fillDatabase(address)
  servers = await Promise.all([serve(address), serve(address), serve(address)])
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** Asks the servers in the order of their numbers, and returns the statuses. */
async function requestInOrder(key: string, order: readonly number[]): Promise<number[]> {
  const statuses: number[] = []
  for (const number of order) {
    const server = servers[number]
    if (server) statuses.push((await request(server, '/projects', key)).status)
  }
  return statuses
}

const allowed = (statuses: readonly number[]): number => statuses.filter((status) => status === 200).length

test('three servers in turn allow the limit together, to within what two of them leased', async () => {
  const key = await makeKey(address, { rateLimit: LIMIT_REQUESTS })
  const statuses = await requestInOrder(
    key,
    Array.from({ length: 2 * LIMIT_REQUESTS }, (_, index) => index % 3),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(allowed(statuses)).toBeLessThanOrEqual(LIMIT_REQUESTS)
  expect(allowed(statuses)).toBeGreaterThanOrEqual(LIMIT_REQUESTS - 2 * LEASE_REQUESTS)
  for (const server of servers) {
    const refused = await request(server, '/projects', key)
    expect(refused.status).toBe(429)
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60)
  }
})

test('a server with the most requests gets what the others did not lease', async () => {
  const key = await makeKey(address, { rateLimit: LIMIT_REQUESTS })
  const others = await requestInOrder(key, [0, 1])
  const statuses = await requestInOrder(key, Array<number>(LIMIT_REQUESTS).fill(2))
  expect(allowed(others)).toBe(2)
  expect(allowed(statuses)).toBeLessThanOrEqual(LIMIT_REQUESTS - 2)
  expect(allowed(statuses)).toBeGreaterThanOrEqual(LIMIT_REQUESTS - 2 * LEASE_REQUESTS)
})

test('requests sent to all servers at once never exceed the limit', async () => {
  const key = await makeKey(address, { rateLimit: LIMIT_REQUESTS })
  const answers = await Promise.all(
    Array.from({ length: 3 * LIMIT_REQUESTS }, (_, index) =>
      request(servers[index % 3] ?? never(), '/projects', key),
    ),
  )
  const count = allowed(answers.map(({ status }) => status))
  expect(count).toBeLessThanOrEqual(LIMIT_REQUESTS)
  expect(count).toBeGreaterThanOrEqual(LIMIT_REQUESTS - 2 * LEASE_REQUESTS)
})

function never(): never {
  throw new Error('there are three servers')
}

test('the workers of a server count together with another server', async () => {
  const port = await freePort()
  const words = ['serve', '--workers', '2', '--port', String(port), '--database', address]
  const child = spawnGroundsheet(words)
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const withWorkers = { url: `http://127.0.0.1:${port}` }
  await until(() => fetch(withWorkers.url).then(Boolean, () => false), 60_000)
  const key = await makeKey(address, { rateLimit: LIMIT_REQUESTS })
  const places = [withWorkers, servers[0] ?? never()]
  const answers = await Promise.all(
    Array.from({ length: 3 * LIMIT_REQUESTS }, (_, index) =>
      request(places[index % 2] ?? never(), '/projects', key),
    ),
  )
  const count = allowed(answers.map(({ status }) => status))
  expect(count).toBeLessThanOrEqual(LIMIT_REQUESTS)
  expect(count).toBeGreaterThanOrEqual(LIMIT_REQUESTS - 2 * LEASE_REQUESTS)
}, 120_000)

test('a new window begins when the old one has ended', async () => {
  const key = await makeKey(address, { rateLimit: 3 })
  expect(await requestInOrder(key, [0, 0, 0, 0])).toEqual([200, 200, 200, 429])
  await query(address, `UPDATE rate_window SET ends_at = clock_timestamp() - interval '1 millisecond'`)
  const server = await serve(address)
  onTestFinished(() => server.close())
  expect((await request(server, '/projects', key)).status).toBe(200)
})

/** A limiter of a server of its own, and the number of times it went on without the database. */
async function limiterAt(database: string): Promise<{ limiter: RateLimiter; isAway: () => boolean }> {
  const quotas = (await openStore(database)).openQuotas()
  if (quotas === null) throw new Error('the store counts no requests')
  onTestFinished(() => quotas.close())
  let away = 0
  const fallback = createRateLimiter(LIMIT_REQUESTS, Date.now)
  const limiter = createDatabaseLimiter({
    quotas,
    defaultLimit: LIMIT_REQUESTS,
    now: Date.now,
    fallback,
    onAway: () => (away += 1),
    onFailure: () => undefined,
  })
  return { limiter, isAway: () => away > 0 }
}

async function takeAll(limiter: RateLimiter, id: string): Promise<number> {
  let taken = 0
  while (taken <= 2 * LIMIT_REQUESTS && (await limiter.take({ id, rateLimit: null })) !== null) taken += 1
  return taken
}

test('while the database is away each server counts alone, and together on its return', async () => {
  const database = await startPostgres()
  onTestFinished(() => database.stop())
  await fillDatabase(`${database.url}postgres`)
  const [first, second] = [
    await limiterAt(`${database.url}postgres`),
    await limiterAt(`${database.url}postgres`),
  ]
  expect((await takeAll(first.limiter, 'before')) + (await takeAll(second.limiter, 'before'))).toBe(
    LIMIT_REQUESTS,
  )
  await database.kill()
  expect(await takeAll(first.limiter, 'away')).toBe(LIMIT_REQUESTS)
  expect(await takeAll(second.limiter, 'away')).toBe(LIMIT_REQUESTS)
  expect([first.isAway(), second.isAway()]).toEqual([true, true])
  await database.start()
  let keys = 0
  await until(async () => {
    const id = `after ${keys++}`
    return (await takeAll(first.limiter, id)) + (await takeAll(second.limiter, id)) === LIMIT_REQUESTS
  })
})
