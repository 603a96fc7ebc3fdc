import { createClient } from '@groundsheet/client'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wholeTableQuery } from '../../src/data/holes/hole-tables.ts'
import { createQuota } from '../../src/data/service/quota.ts'
import { createRequestPace } from '../../src/data/service/request-pace.ts'

const REQUESTS_PER_WINDOW = 600
const TABLES = Array.from({ length: 15 }, (_, index) => `TAB${index}`)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A service with a rate limit, and a reader who opens one hole after another. */
function reader() {
  const quota = createQuota()
  const pace = createRequestPace(quota)
  let requested = 0
  const read = new Set<string>()
  const client = createClient({
    baseUrl: 'http://127.0.0.1/v1',
    key: 'gs_test',
    fetch: (input, init) => {
      init?.signal?.throwIfAborted()
      requested += 1
      const address = input instanceof Request ? input.url : input.toString()
      read.add(/locations\/(\w+)/.exec(address)?.[1] ?? '')
      const headers = {
        'x-ratelimit-limit': String(REQUESTS_PER_WINDOW),
        'x-ratelimit-remaining': String(Math.max(0, REQUESTS_PER_WINDOW - requested)),
      }
      quota.note(new Headers(headers))
      return Promise.resolve(Response.json({ data: [], meta: { nextCursor: null } }, { headers }))
    },
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let leave: (() => void)[] = []
  return {
    /** Opens a hole, which leaves the one before, and stays there. */
    open: async (hole: string, milliseconds: number) => {
      for (const unsubscribe of leave) unsubscribe()
      leave = TABLES.map((table) =>
        new QueryObserver(queries, wholeTableQuery(client, hole, table, { pace })).subscribe(() => undefined),
      )
      await vi.advanceTimersByTimeAsync(milliseconds)
    },
    requested: () => requested,
    isRead: (hole: string) => read.has(hole),
  }
}

test('a single hole is read at once', async () => {
  const { open, requested } = reader()
  await open('hole0', 1)
  expect(requested()).toBe(TABLES.length)
  await open('hole1', 1000)
  await open('hole2', 1)
  expect(requested()).toBe(3 * TABLES.length)
})

test('holes that are passed are not read, the one at which the reader stays is', async () => {
  const { open, requested, isRead } = reader()
  for (let step = 0; step < 40; step++) await open(`hole${step}`, 100)
  expect(requested()).toBe(TABLES.length)
  await open('hole40', 249)
  expect(isRead('hole40')).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  expect(isRead('hole40')).toBe(true)
  expect(requested()).toBe(2 * TABLES.length)
})

test.each([300, 500, 800, 1000, 1500, 2000])(
  'at %i ms a hole, a reader of a minute stays within the limit, and the last hole is read',
  async (milliseconds) => {
    const { open, requested, isRead } = reader()
    const steps = Math.floor(60_000 / milliseconds)
    for (let step = 0; step < steps; step++) await open(`hole${step}`, milliseconds)
    await open('last', 4000)
    expect(isRead('last')).toBe(true)
    expect(requested()).toBeLessThanOrEqual(REQUESTS_PER_WINDOW)
  },
)

test('an answer without the headers of a limit changes nothing', () => {
  const quota = createQuota()
  quota.note(new Headers({ 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': '150' }))
  quota.note(new Headers())
  expect(quota.left()).toBe(0.25)
})
