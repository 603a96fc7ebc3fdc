import { createLink, narrowLink } from '@groundsheet/client'
import { scopeNames } from '@groundsheet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signBlock } from '../../../../packages/client/test/sign-block.ts'
import { changeStored } from '../postgres/test-database.ts'
import { openStore } from '../../src/open-store.ts'
import type { Store } from '../../src/store/store.ts'
import { makeKey } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'
import { HOUR_MS, NOON_MS, isoAfter, type Me } from './expect-no-more-than-parent.ts'

let now = NOON_MS
let service: TestService
beforeAll(async () => {
  service = await startTestService({ rateLimit: 1_000_000_000, now: () => now })
})
afterAll(() => service.close())

async function meOf(key: string): Promise<Me> {
  return (await service.request('/v1/me', key)).json.data as Me
}

async function linkOf(key: string, ends = new Date(NOON_MS + HOUR_MS)): Promise<string> {
  return createLink(key, await meOf(key), { name: 'Client', ends, scopes: scopeNames, projects: null })
}

const statusOf = async (link: string) => (await service.request('/v1/projects', link)).status

test('a link is refused from its end on, also where its pages are in memory', async () => {
  now = NOON_MS
  const link = await linkOf(await makeKey(service.database))
  for (let times = 0; times < 3; times += 1) expect(await statusOf(link)).toBe(200)
  now = NOON_MS + HOUR_MS - 1
  expect(await statusOf(link)).toBe(200)
  now = NOON_MS + HOUR_MS
  expect(await statusOf(link)).toBe(401)
})

test('a link is refused when its key is revoked or has ended', async () => {
  now = NOON_MS
  const ending = await makeKey(service.database, { expiresAt: isoAfter(60_000) })
  const revoked = await makeKey(service.database)
  const links = [await linkOf(ending), await narrowLink(await linkOf(revoked), { name: 'child' })]
  for (const link of links) expect(await statusOf(link)).toBe(200)
  const { linkIssuer } = await meOf(revoked)
  await withKeys((keys) => keys.revoke(linkIssuer?.keyId ?? ''))
  now = NOON_MS + 60_000
  for (const link of links) await expect.poll(() => statusOf(link)).toBe(401)
})

async function withKeys<T>(work: (keys: ReturnType<Store['openKeys']>) => Promise<T>) {
  const keys = (await openStore(service.database)).openKeys()
  try {
    return await work(keys)
  } finally {
    await keys.close()
  }
}

test('links end one by one with those made of them, or all of a key until now', async () => {
  now = NOON_MS
  const key = await makeKey(service.database)
  const [one, other] = [await linkOf(key), await linkOf(key)]
  const [child, sibling] = [
    await narrowLink(one, { name: 'child' }),
    await narrowLink(one, { name: 'sibling' }),
  ]
  const grandchild = await narrowLink(child, { scopes: ['projects:read'] })
  const idOf = async (link: string) =>
    ((await service.request('/v1/me', link)).json.data as { link: { id: string } }).link.id
  const { linkIssuer } = await meOf(key)
  const keyId = linkIssuer?.keyId ?? ''
  const statuses = () => Promise.all([one, child, grandchild, sibling, other].map(statusOf))
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  const childId = await idOf(child)
  await withKeys((keys) => keys.endLinks(keyId, [childId]))
  await expect.poll(statuses).toEqual([200, 401, 401, 200, 200])
  const oneId = await idOf(one)
  await withKeys((keys) => keys.endLinks(keyId, [oneId]))
  await expect.poll(statuses).toEqual([401, 401, 401, 401, 200])
  await withKeys((keys) => keys.endLinks(keyId, null))
  await expect.poll(statuses).toEqual([401, 401, 401, 401, 401])
  expect(await statusOf(key)).toBe(200)
  const later = await linkOf(key)
  expect(await statusOf(later)).toBe(200)
  // A link that states a later epoch than the key has was not made of what the service said.
  const start = {
    key: keyId,
    epoch: 7,
    name: 'x',
    ends: isoAfter(HOUR_MS),
    scopes: ['projects:read'],
    projects: null,
  }
  expect(await statusOf(await signBlock(key, start))).toBe(401)
})

test('a key from before links makes none, and nobody can make one in its name', async () => {
  now = NOON_MS
  const old = await makeKey(service.database)
  const link = await linkOf(old)
  expect(await statusOf(link)).toBe(200)
  const { linkIssuer } = await meOf(old)
  await changeStored(
    service.database,
    `UPDATE api_key SET link_public_key = NULL WHERE id = '${linkIssuer?.keyId}'`,
    `UPDATE api_key SET link_public_key = NULL WHERE id = '${linkIssuer?.keyId}'; UPDATE key_version ` +
      'SET version = version + 1',
  )
  await expect.poll(() => statusOf(link)).toBe(401)
  expect((await meOf(old)).linkIssuer).toBeNull()
  await expect(linkOf(old)).rejects.toThrow('This key was made before links: rotate it.')
})
