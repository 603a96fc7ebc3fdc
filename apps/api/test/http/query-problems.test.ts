import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { readSettings } from '../../src/config/settings.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { createRateLimiter } from '../../src/http/rate-limiter.ts'
import { openStore } from '../../src/open-store.ts'
import type { ReadStore } from '../../src/store/read-store.ts'
import { inStoreOfTests } from '../postgres/test-database.ts'
import { HARBOUR, makeKey, seedWorld } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS, withId } from './addresses.ts'

/** What the store was called for, with the limit of a page where there is one. */
const calls: string[] = []

/** The store with every call noted. */
function watched(store: ReadStore): ReadStore {
  return new Proxy(store, {
    get(target, name: keyof ReadStore) {
      const member = target[name]
      if (typeof member !== 'function') return member
      return (...given: object[]) => {
        const limit = given.flatMap((one) =>
          'limit' in Object(one) ? [(one as { limit: number }).limit] : [],
        )
        calls.push([name, ...limit].join(' '))
        return (member as (...given: object[]) => unknown).apply(target, given)
      }
    },
  })
}

const world = seedWorld()
let key = ''
let url = ''
let close = () => Promise.resolve()

beforeAll(async () => {
  const database = await inStoreOfTests(world.database)
  key = await makeKey(database)
  const store = (await openStore(database)).openReading()
  const settings = readSettings({})
  const app = createApp({
    store: watched(store),
    settings,
    logger: pino({ level: 'silent' }),
    limiter: createRateLimiter(100_000, Date.now),
    now: Date.now,
    noteUse: () => undefined,
  })
  const server = createHttpServer(app, settings.limits, () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    await store.close()
  }
})
afterAll(async () => {
  await close()
  world.remove()
})

const request = async (path: string) => {
  calls.length = 0
  return (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).status
}

/** Calls that identify the caller, and find whether the named thing is there. */
const LOOKED_UP = /^(?:version|findKey|resolveAccess|project|location|icon|projectNames)$| 0$/

const EVERY = OPERATION_IDS.flatMap((id) => ['unknown=1', '%=1'].map((query) => [id, query] as const))

test.each(EVERY)('a query with an error reads no content: %s?%s', async (id, query) => {
  expect(await request(`${ADDRESSES[id]}?${query}`)).toBe(400)
  expect(calls.filter((call) => !LOOKED_UP.test(call))).toEqual([])
})

test.each(['/tables/PROJ', '/metadata/GEOL'])(
  'a query with an error reads no row where a group has another address: %s',
  async (path) => {
    expect(await request(`/v1/projects/${HARBOUR}${path}?unknown=1`)).toBe(404)
    expect(calls.filter((call) => !LOOKED_UP.test(call))).toEqual([])
  },
)

test.each(['getProjectMap', 'getDictionary'] as const)(
  'a query with an error of a project that is not there is 404: %s',
  async (id) => expect(await request(`${withId(ADDRESSES[id], 'f'.repeat(24))}?unknown=1`)).toBe(404),
)
