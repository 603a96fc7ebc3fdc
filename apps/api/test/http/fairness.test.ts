import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { readSettings } from '../../src/config/settings.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { createRateLimiter } from '../../src/http/rate-limiter.ts'
import { openReadStore } from '../../src/sqlite/read-store.ts'
import { makeKey, seedWorld } from '../seed-world.ts'
import { ADDRESSES } from './addresses.ts'

/** The real application, whose first list of holes is read when `release` is called. */
async function serveWithHeldRead() {
  const world = seedWorld()
  const store = openReadStore(world.database)
  const held = Promise.withResolvers<undefined>()
  /** Limits of the lists of holes, in the order in which they are read. */
  const read: number[] = []
  let received = 0
  const { express, ...app } = createApp({
    store: {
      ...store,
      async locations(access, id, page) {
        read.push(page.limit)
        await held.promise
        return store.locations(access, id, page)
      },
    },
    settings: readSettings({}),
    logger: pino({ level: 'silent' }),
    limiter: createRateLimiter(600, Date.now),
    now: Date.now,
    noteUse: () => void (received += 1),
  })
  const server = createHttpServer({ express, ...app }, readSettings({}).limits)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    await store.close()
    world.remove()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    newKey: () => makeKey(world.database),
    received: () => received,
    read,
    release: () => held.resolve(undefined),
  }
}

const MANY = 64

test('a key that asks for 64 pages at once does not delay that of another key', async () => {
  const { url, newKey, received, read, release } = await serveWithHeldRead()
  const [many, one] = [await newKey(), await newKey()]
  const ask = (key: string, limit: number) =>
    fetch(`${url}${ADDRESSES.listLocations}?limit=${limit}`, { headers: { Authorization: `Bearer ${key}` } })
  const answers = Array.from({ length: MANY }, (_, index) => ask(many, index + 1))
  await expect.poll(received).toBe(MANY)
  const other = ask(one, 1000)
  await expect.poll(received).toBe(MANY + 1)
  expect(read).toHaveLength(1)
  release()
  for (const answer of [...answers, other]) expect((await answer).status).toBe(200)
  expect(read).toHaveLength(MANY + 1)
  // The read that was under way, one of the first key, whose turn it was, then that of the other.
  expect(read.indexOf(1000)).toBeLessThanOrEqual(2)
})
