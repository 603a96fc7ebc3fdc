import { pino } from 'pino'
import { Writable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { readSettings } from '../../src/config/settings.ts'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { createRateLimiter } from '../../src/http/rate-limiter.ts'
import type { ReadStore } from '../../src/store/read-store.ts'
import { StoreUnavailable } from '../../src/store/store-unavailable.ts'
import { makeKey, seedWorld } from '../seed-world.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** The real application over a real store, of which one query fails. */
async function serveBroken(failure: Error): Promise<{ url: string; key: string; log: string[] }> {
  const world = seedWorld()
  const key = await makeKey(world.database)
  const store: ReadStore = { ...openReadStore(world.database), projects: () => Promise.reject(failure) }
  const log: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString())
      done()
    },
  })
  const app = createApp({
    store,
    settings: readSettings({}),
    logger: pino({ level: 'info' }, sink),
    limiter: createRateLimiter(600, Date.now),
    now: Date.now,
    noteUse: () => undefined,
  })
  const server = createHttpServer(app, readSettings({}).limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.push(
    world.remove,
    () => store.close(),
    () => new Promise((resolve) => server.close(resolve)),
    () => server.closeAllConnections(),
  )
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`, key, log }
}

test('an unexpected error is a 500 without internals, and is logged with its request id', async () => {
  const { url, key, log } = await serveBroken(new TypeError('secret of /var/lib'))
  const answer = await fetch(`${url}/v1/projects`, { headers: { Authorization: `Bearer ${key}` } })
  const body = await answer.text()
  expect(answer.status).toBe(500)
  expect(body).toContain('"internal_error"')
  expect(body).not.toMatch(/secret|TypeError|node_modules/)
  const id = answer.headers.get('x-request-id') ?? ''
  expect(log.some((line) => line.includes('secret of /var/lib') && line.includes(id))).toBe(true)
})

test('the text that was searched for is not logged with an error', async () => {
  const { url, key, log } = await serveBroken(new TypeError('broken'))
  const headers = { Authorization: `Bearer ${key}` }
  await fetch(`${url}/v1/projects?limit=5&%71=landfill`, { headers })
  await expect.poll(() => log.length).toBe(2)
  expect(log.join('')).not.toContain('landfill')
  expect(log.filter((line) => line.includes('/v1/projects?limit=5&%71=…'))).toHaveLength(2)
})

test('a store that does not answer is a 503 with Retry-After', async () => {
  const { url, key } = await serveBroken(new StoreUnavailable('busy'))
  const answer = await fetch(`${url}/v1/projects`, { headers: { Authorization: `Bearer ${key}` } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toContain('"unavailable"')
})

test('the log has a line for each request and never contains the key', async () => {
  const { url, key, log } = await serveBroken(new TypeError('broken'))
  await (await fetch(`${url}/v1/me`, { headers: { Authorization: `Bearer ${key}` } })).text()
  await (await fetch(`${url}/v1/projects`, { headers: { Authorization: `Bearer ${key}` } })).text()
  await expect.poll(() => log.filter((line) => line.includes('/v1/me'))).toHaveLength(1)
  expect(log.join('')).not.toContain(key)
})
