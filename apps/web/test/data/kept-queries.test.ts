import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { createStore, entries } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepQueries, keptFor, restoreQueries } from '../../src/data/service/keep-queries.ts'
import {
  forgetAllKept,
  identityOf,
  openKeptQueries,
  type KeptQueries,
} from '../../src/data/service/kept-queries.ts'

const KEY = 'gs_0123456789012345678901234567890123456789'
const stored = () => entries(createStore('groundsheet', 'queries'))
const at = (moment: number, data: unknown = moment) => ({ at: moment, data })

beforeEach(() => forgetAllKept())

test('what was written with a key is read with it and with no other', async () => {
  await openKeptQueries(KEY).write('p', 'q', at(1, ['BH1']), 1)
  expect(await openKeptQueries(KEY).read('p', 'q')).toEqual(at(1, ['BH1']))
  expect(await openKeptQueries('gs_other').read('p', 'q')).toBeUndefined()
})

test('the key itself is nowhere in the store', async () => {
  await openKeptQueries(KEY).write('p', 'q', at(1), 1)
  expect(JSON.stringify(await stored())).not.toContain(KEY)
  expect(await identityOf(KEY)).toMatch(/^\d+\.[0-9a-f]{32}$/)
})

test('a page without HTTPS, where the browser has no hashes, finds the same entries', async () => {
  const secure = await identityOf(KEY)
  vi.stubGlobal('crypto', {})
  expect(await identityOf(KEY)).toBe(secure)
  vi.unstubAllGlobals()
})

test('when room runs out the projects written first go, and the one at hand stays', async () => {
  const kept = openKeptQueries(KEY, 10)
  await kept.write('old', 'q', at(1), 6)
  await kept.write('new', 'q', at(2), 6)
  expect([await kept.read('old', 'q'), await kept.read('new', 'q')]).toEqual([undefined, at(2)])
  await kept.write('huge', 'q', at(3), 60)
  expect([await kept.read('new', 'q'), await kept.read('huge', 'q')]).toEqual([undefined, at(3)])
})

test('forgetting one key leaves what others have read, and nothing is written after it', async () => {
  const [one, other] = [openKeptQueries(KEY), openKeptQueries('gs_other')]
  await one.write('p', 'q', at(1), 1)
  await other.write('p', 'q', at(2), 1)
  await one.forget()
  await one.write('p', 'q', at(3), 1)
  expect(await openKeptQueries(KEY).read('p', 'q')).toBeUndefined()
  expect(await other.read('p', 'q')).toEqual(at(2))
  await forgetAllKept()
  expect(await stored()).toEqual([])
})

test.each([
  ['everything', () => forgetAllKept()],
  ['the key', () => openKeptQueries(KEY).forget()],
])(
  'what an earlier session of the page is still writing when %s is forgotten does not stay',
  async (_, forget) => {
    for (let turns = 0; turns < 12; turns++) {
      const writing = openKeptQueries(KEY).write('', 'me', at(turns), 1)
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
      await Promise.all([forget(), writing])
      expect(await stored()).toEqual([])
    }
  },
)

test('a browser that keeps nothing is no reason to fail', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const kept = openKeptQueries(KEY)
  await kept.write('p', 'q', at(1), 1)
  expect(await kept.read('p', 'q')).toBeUndefined()
  await kept.forget()
  vi.unstubAllGlobals()
})

/** A client as on a new visit. */
function visit(kept: KeptQueries) {
  const client = new QueryClient({ defaultOptions: { queries: { persister: restoreQueries(kept) } } })
  return { client, stop: keepQueries(client, kept) }
}

test('a marked query begins with what was kept, and is then read again; others are not kept', async () => {
  const kept = openKeptQueries(KEY)
  const marked = (answer: string) => ({
    queryKey: ['marked'],
    queryFn: () => Promise.resolve(answer),
    meta: keptFor('p'),
  })
  const first = visit(kept)
  await first.client.query(marked('first'))
  await first.client.query({ queryKey: ['unmarked'], queryFn: () => Promise.resolve('secret') })
  await vi.waitFor(async () => expect(await kept.read('p', '["marked"]')).toMatchObject({ data: 'first' }), {
    timeout: 5000,
  })
  first.stop()
  expect(JSON.stringify(await stored())).not.toContain('secret')

  const second = visit(openKeptQueries(KEY))
  expect(await second.client.query(marked('second'))).toBe('first')
  await vi.waitFor(() => expect(second.client.getQueryData(['marked'])).toBe('second'))
  second.stop()
})

test('a query that stays fresh is not read again', async () => {
  const kept = openKeptQueries(KEY)
  await kept.write('p', '["icon"]', at(Date.now(), 'svg'), 1)
  const { client, stop } = visit(kept)
  const queryFn = vi.fn(() => Promise.resolve('other'))
  await client.query({ queryKey: ['icon'], queryFn, meta: keptFor('p', Infinity) })
  await new Promise((resolve) => setTimeout(resolve))
  expect([client.getQueryData(['icon']), queryFn.mock.calls.length]).toEqual(['svg', 0])
  stop()
})
