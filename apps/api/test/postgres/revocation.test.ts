import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import type { RunningServer } from '../../src/server.ts'
import { makeKey } from '../seed-world.ts'
import { request, endListeners, fillDatabase, lastStatement, revoke, serve, until } from './own-service.ts'
import { createDatabase, query } from './test-database.ts'

/** A revoked key is accepted for at most this time, and the test waits for an answer after it. */
const MAX_REVOCATION_MS = 1_000 + 300

let address: string
let servers: RunningServer[]
beforeAll(async () => {
  address = await createDatabase()
  await fillDatabase(address)
  servers = await Promise.all([serve(address), serve(address)])
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

const statuses = (key: string) =>
  Promise.all(servers.map(async (server) => (await request(server, '/projects', key)).status))

/** The key is known to both servers, and its page is in their caches. */
async function usedKey(): Promise<string> {
  const key = await makeKey(address, { rateLimit: 1_000_000 })
  for (let times = 0; times < 3; times += 1) expect(await statuses(key)).toEqual([200, 200])
  return key
}

const isRefused = (key: string) => async () => (await statuses(key)).every((status) => status === 401)

test('a revoked key ends on both servers within a second', async () => {
  const key = await usedKey()
  await revoke(address, key)
  expect(await until(isRefused(key))).toBeLessThan(MAX_REVOCATION_MS)
})

test('a revoked key ends within a second although the announcement is lost', async () => {
  const key = await usedKey()
  expect(await endListeners(address)).toBe(2)
  await revoke(address, key)
  expect(await until(isRefused(key))).toBeLessThan(MAX_REVOCATION_MS)
})

test('a new key works at once, on both servers', async () => {
  expect(await statuses(await makeKey(address))).toEqual([200, 200])
})

test('a warm page does not read the database', async () => {
  const key = await usedKey()
  const isDatabaseRead = async () => {
    const before = await lastStatement(address)
    expect(before).not.toBeNull()
    for (let times = 0; times < 200; times += 1) expect(await statuses(key)).toEqual([200, 200])
    return (await lastStatement(address)) !== before
  }
  // Once more where the version came late: then it is rightly requested.
  await expect.poll(isDatabaseRead, { timeout: 25_000 }).toBe(false)
  const before = await lastStatement(address)
  for (const server of servers) await request(server, '/projects?limit=7', key)
  expect(await lastStatement(address)).not.toBe(before)
})

test.each([
  `UPDATE company SET last_moment = '2099-01-01T00:00:00.000Z'`,
  `UPDATE api_key SET revoked_at = '2099-01-01T00:00:00.000Z'`,
])('what others change after a failover lost as many changes gets another version: %s', async (change) => {
  const store = (await openStore(address)).openReading()
  onTestFinished(() => store.close())
  const isKnown = () => Promise.resolve(store.version() !== null)
  await until(isKnown)
  const before = store.version()
  await query(address, change)
  await until(() => Promise.resolve(store.version() !== before && store.version() !== null), 2_000)
})
