import { createLink, readLink } from '@groundsheet/client/links'
import { expect, test, vi } from 'vitest'
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

const KEY_ID = '0123456789abcdef01234567'
const TERMS = { name: 'Client', scopes: ['projects:read'], projects: null }

const makeLink = (endsMs: number) =>
  createLink(
    'gs_key',
    { linkIssuer: { keyId: KEY_ID, epoch: 0 }, scopes: TERMS.scopes, projects: null },
    { ...TERMS, ends: new Date(endsMs) },
  )

/** Sends a link to a key with these links ended; returns how many signatures were checked. */
async function countChecks(link: string, ended: readonly string[]): Promise<number> {
  const links = { publicKey: new Uint8Array(32), epoch: 0, ended }
  const store = partOf<ReadStore>({ findKey: () => Promise.resolve({ ...ANONYMOUS_KEY, id: KEY_ID, links }) })
  const verify = vi.spyOn(crypto.subtle, 'verify')
  try {
    const request = { headers: { authorization: `Bearer ${link}` } }
    await expect(authenticate(store, request, NOON_MS)).rejects.toMatchObject({ status: 401 })
    return verify.mock.calls.length
  } finally {
    verify.mockRestore()
  }
}

test('no signature is checked of a link that has ended', async () => {
  const [past, current] = [await makeLink(NOON_MS), await makeLink(NOON_MS + 1)]
  expect(await countChecks(past, [])).toBe(0)
  expect(await countChecks(current, [(await readLink(current)).id])).toBe(0)
  // Another key signed it.
  expect(await countChecks(current, [])).toBe(1)
})
