import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { createStore, entries } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteEndedEntries } from '../../src/data/service/delete-ended-entries.ts'
import { keepQueries, keptFor, keptOnRequest, restoreQueries } from '../../src/data/service/keep-queries.ts'
import {
  deleteAllKept,
  hasEnded,
  identityOf,
  openKeptQueries,
  type KeptQueries,
} from '../../src/data/service/kept-queries.ts'

const KEY = 'gs_0123456789012345678901234567890123456789'
const stored = () => entries(createStore('groundsheet', 'queries'))
const at = (moment: number, data: unknown = moment) => ({ at: moment, data })

beforeEach(() => deleteAllKept())

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

test('at the limit the projects written first are deleted, and the current one stays', async () => {
  const kept = openKeptQueries(KEY, { maxWeight: 10 })
  await kept.write('old', 'q', at(1), 6)
  await kept.write('new', 'q', at(2), 6)
  expect([await kept.read('old', 'q'), await kept.read('new', 'q')]).toEqual([undefined, at(2)])
  await kept.write('huge', 'q', at(3), 60)
  expect([await kept.read('new', 'q'), await kept.read('huge', 'q')]).toEqual([undefined, at(3)])
})

test('deleting one key leaves what others have read, and nothing is written after it', async () => {
  const [one, other] = [openKeptQueries(KEY), openKeptQueries('gs_other')]
  await one.write('p', 'q', at(1), 1)
  await other.write('p', 'q', at(2), 1)
  await one.delete()
  await one.write('p', 'q', at(3), 1)
  expect(await openKeptQueries(KEY).read('p', 'q')).toBeUndefined()
  expect(await other.read('p', 'q')).toEqual(at(2))
  await deleteAllKept()
  expect(await stored()).toEqual([])
})

test.each([
  ['everything', () => deleteAllKept()],
  ['the key', () => openKeptQueries(KEY).delete()],
])(
  'what an earlier session of the page is still writing when %s is deleted does not stay',
  async (_, deleteKept) => {
    for (let turns = 0; turns < 12; turns++) {
      const writing = openKeptQueries(KEY).write('', 'me', at(turns), 1)
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
      await Promise.all([deleteKept(), writing])
      expect(await stored()).toEqual([])
    }
  },
)

test('a browser that keeps nothing is no reason to fail', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const kept = openKeptQueries(KEY)
  await kept.write('p', 'q', at(1), 1)
  expect(await kept.read('p', 'q')).toBeUndefined()
  await kept.delete()
  vi.unstubAllGlobals()
})

test('a project that is kept on request stays when room runs out, and is replaced as a whole', async () => {
  const kept = openKeptQueries(KEY, { maxWeight: 10 })
  await kept.write('requested', 'seen', at(1), 1)
  await kept.keepProject(
    'requested',
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
    5,
  )
  await kept.write('new', 'q', at(6), 60)
  await kept.write('newer', 'q', at(7), 60)
  expect(await kept.keptProjects()).toEqual(new Map([['requested', 5]]))
  expect(await kept.readInKept('a')).toEqual(at(5, 1))
  expect(await kept.read('requested', 'seen')).toBeUndefined()
  await kept.keepProject('requested', new Map([['a', 3]]), 8)
  expect([await kept.readInKept('a'), await kept.readInKept('b')]).toEqual([at(8, 3), undefined])
  expect(await openKeptQueries('gs_other').readInKept('a')).toBeUndefined()
  await kept.dropProject('requested')
  expect((await kept.keptProjects()).size).toBe(0)
  expect(await kept.readInKept('a')).toBeUndefined()
})

test('reading of a project that ends after its key was deleted stores nothing', async () => {
  const kept = openKeptQueries(KEY)
  await kept.delete()
  await expect(kept.keepProject('p', new Map([['a', 1]]), 1)).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('nothing is stored or read until the key is stored', async () => {
  let isKeyStored = false
  const kept = openKeptQueries(KEY, { isStored: () => isKeyStored })
  await kept.write('p', 'q', at(1), 1)
  await expect(kept.keepProject('p', new Map(), 1)).rejects.toThrow()
  expect(await stored()).toEqual([])
  isKeyStored = true
  await kept.write('p', 'q', at(1), 1)
  expect(await kept.read('p', 'q')).toEqual(at(1))
})

test('entries of keys that have ended are deleted, those of others stay', async () => {
  const end = '2027-03-31T00:00:00Z'
  const [ended, current] = [openKeptQueries(KEY), openKeptQueries('gs_current')]
  await ended.write('', 'me', at(Date.parse(end) - 1, { expiresAt: end }), 1)
  await ended.write('p', 'q', at(1), 1)
  await current.write('', 'me', at(1, { expiresAt: null }), 1)
  await deleteEndedEntries('me', Date.parse(end) - 1)
  expect(await ended.read('p', 'q')).toEqual(at(1))
  await deleteEndedEntries('me', Date.parse(end))
  expect(await ended.read('p', 'q')).toBeUndefined()
  expect(await current.read('', 'me')).toBeDefined()
})

test('a key that was accepted after its end has not ended: the clock of this computer is wrong', () => {
  const expiresAt = '2027-03-31T00:00:00Z'
  const end = Date.parse(expiresAt)
  expect(hasEnded(at(end + 1, { expiresAt }), end + 2)).toBe(false)
  expect(hasEnded(at(end - 1, { expiresAt }), end + 2)).toBe(true)
  expect(hasEnded(at(end - 1, { expiresAt: null }), end + 2)).toBe(false)
})

test('a query begins with what is kept on request, also in the shape of another one', async () => {
  const kept = openKeptQueries(KEY)
  await kept.keepProject('p', new Map([['["rows"]', ['BH1']]]), Date.now())
  const { client, stop } = visit(kept)
  const queryFn = vi.fn(() => Promise.resolve('requested'))
  const read = (data: unknown) => ({ read: data })
  const from = { queryKey: ['rows'], read }
  expect(await client.query({ queryKey: ['rows'], queryFn, meta: keptOnRequest() })).toEqual(['BH1'])
  expect(await client.query({ queryKey: ['page'], queryFn, meta: keptOnRequest(from) })).toEqual({
    read: ['BH1'],
  })
  expect(await client.query({ queryKey: ['other'], queryFn, meta: keptOnRequest() })).toBe('requested')
  expect(queryFn).toHaveBeenCalledTimes(1)
  stop()
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
  await expect.poll(() => kept.read('p', '["marked"]')).toMatchObject({ data: 'first' })
  first.stop()
  expect(JSON.stringify(await stored())).not.toContain('secret')

  const second = visit(openKeptQueries(KEY))
  expect(await second.client.query(marked('second'))).toBe('first')
  await expect.poll(() => second.client.getQueryData(['marked'])).toBe('second')
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
