import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApp } from '../../src/app.ts'
import { readSettings } from '../../src/config/settings.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { createRateLimiter } from '../../src/http/rate-limiter.ts'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import { makeKey, seedWorld } from '../seed-world.ts'

/** The real application, whose lists of holes are read when `release` is called. */
export async function serveWithHeldRead() {
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
    held.resolve(undefined)
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    await store.close()
    world.remove()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    newKey: () => makeKey(world.database),
    /** Requests with a key so far. */
    received: () => received,
    openConnections: promisify(server.getConnections.bind(server)),
    read,
    release: () => held.resolve(undefined),
  }
}
