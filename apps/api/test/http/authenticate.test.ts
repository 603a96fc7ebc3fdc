import { expect, test } from 'vitest'
import { ANONYMOUS_KEY, authenticate } from '../../src/http/authenticate.ts'
import type { ReadStore } from '../../src/store/read-store.ts'
import { partOf } from '../../../../test/part-of.ts'

const NOON_MS = Date.UTC(2026, 0, 5, 12)

const find = (endsAt: number | null) => {
  const store = partOf<ReadStore>({ findKey: () => Promise.resolve({ ...ANONYMOUS_KEY, id: 'key', endsAt }) })
  return authenticate(store, { headers: { authorization: 'Bearer gs_key' } }, NOON_MS)
}

test.each([
  ['without an end', null],
  ['a millisecond before its end', NOON_MS + 1],
])('a key %s is accepted', async (_, endsAt) => {
  expect((await find(endsAt)).id).toBe('key')
})

test.each([
  ['at its end', NOON_MS],
  ['whose end cannot be read', Number.NaN],
])('a key %s is refused', async (_, endsAt) => {
  await expect(find(endsAt)).rejects.toMatchObject({ type: 'invalid_api_key', status: 401 })
})
