import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { createUseNotes } from '../../src/http/record-key-use.ts'
import { usesPostgres } from '../postgres/test-database.ts'
import { makeKey } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'

const NOON_MS = Date.UTC(2027, 2, 31, 12)
const DAY_MS = 86_400_000

let now = NOON_MS
let service: TestService
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000, now: () => now })
})
afterAll(() => service.close())

async function lastUse(): Promise<(string | null)[]> {
  const keys = (await openStore(service.database)).openKeys()
  const listed = await keys.list()
  await keys.close()
  return listed.map(({ lastUsedOn }) => lastUsedOn)
}

test('the list of keys has the day of the last request, also of one answered from memory', async () => {
  const key = await makeKey(service.database)
  await makeKey(service.database)
  expect(await lastUse()).toEqual([null, null])
  for (let times = 0; times < 3; times += 1)
    expect((await service.request('/v1/projects', key)).status).toBe(200)
  await expect.poll(lastUse).toEqual(['2027-03-31', null])
  now += DAY_MS
  expect((await service.request('/v1/projects', key)).status).toBe(200)
  await expect.poll(lastUse).toEqual(['2027-04-01', null])
})

test('requests with an unknown or ended key are no use', async () => {
  const ended = await makeKey(service.database, { expiresAt: new Date(NOON_MS).toISOString() })
  for (const key of [ended, `gs_${'x'.repeat(40)}`])
    expect((await service.request('/v1/me', key)).status).toBe(401)
  expect((await lastUse()).at(-1)).toBe(null)
})

test.skipIf(usesPostgres)('the days are in a file of their own, which only its owner can read', async () => {
  const file = `${service.database}-usage`
  expect(statSync(file).mode & 0o777).toBe(0o600)
  rmSync(file)
  expect(await lastUse()).toEqual([null, null, null])
  now += DAY_MS
  const key = await makeKey(service.database)
  const before = readFileSync(service.database)
  await service.request('/v1/me', key)
  await expect.poll(() => existsSync(file)).toBe(true)
  await expect.poll(async () => (await lastUse()).at(-1)).toBe('2027-04-02')
  expect(readFileSync(service.database).equals(before)).toBe(true)
  writeFileSync(file, 'damaged'.repeat(1000))
  await expect(lastUse()).rejects.toThrow(/-usage: cannot be read .*if it is damaged, remove it\.$/)
  expect((await service.request('/v1/me', await makeKey(service.database))).status).toBe(200)
})

test('a day that could not be stored is stored by a request a minute later', async () => {
  let at = NOON_MS
  let isBroken = true
  const [stored, failures] = [[] as string[], [] as unknown[]]
  const note = createUseNotes({
    usage: {
      note: (id, day) =>
        isBroken ? Promise.reject(new Error('full')) : Promise.resolve(void stored.push(`${id} ${day}`)),
      close: () => Promise.resolve(),
    },
    now: () => at,
    onFailure: (error) => failures.push(error),
  })
  const noteKey = (id: string) => note({ id, person: null })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
  noteKey('a')
  await settle()
  noteKey('a')
  await settle()
  expect([stored, failures.length]).toEqual([[], 1])
  isBroken = false
  noteKey('a')
  await settle()
  expect(stored).toEqual([])
  at += 60_000
  noteKey('a')
  noteKey('a')
  noteKey('b')
  await settle()
  expect(stored).toEqual(['a 2027-03-31', 'b 2027-03-31'])
})
