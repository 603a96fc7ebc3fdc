import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKeyStore } from '../../src/sqlite/key-store.ts'
import { openForWriting } from '../../src/sqlite/open.ts'
import { startServer } from '../../src/server.ts'
import { seedDatabase } from '../seed-database.ts'
import { makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'

let service: TestService
let key = ''
const NOON_MS = Date.parse('2026-05-01T12:00:00.000Z')
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000, now: () => NOON_MS })
  key = await makeKey(service.database)
})
afterAll(() => service.close())

const addresses = [...OPERATION_IDS.map((id) => ADDRESSES[id]), '/docs', '/config.json', '/v1/openapi.json']

describe.each(addresses)('%s', (path) => {
  const request = (headers: Record<string, string> = {}, method = 'GET') =>
    service.request(path, key, headers, method)

  test('has an ETag, and is not sent again to a client that has it', async () => {
    const etag = String((await request()).headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    const holding = [etag, etag.slice(2), `"other", ${etag}`, '*', ` ${etag} ,W/"x"`]
    for (const value of holding) {
      const { status, headers, body } = await request({ 'If-None-Match': value })
      expect([status, headers.etag, body.length], value).toEqual([304, etag, 0])
      expect(headers['cache-control']).toBeDefined()
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers['content-type']).toBeUndefined()
    }
    expect((await request({ 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('answers HEAD like GET, without the body', async () => {
    const got = await request()
    const head = await request({}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary']) {
      expect(head.headers[name], name).toBe(got.headers[name])
    }
  })
})

test('data is private and revalidated; icons may be cached for a day', async () => {
  const { headers } = await service.request(ADDRESSES.listLocations, key)
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers.vary).toBe('Authorization, Accept-Encoding, Origin')
  const icon = await service.request(ADDRESSES.getMarker, key)
  expect(icon.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(icon.body.toString()).toMatch(/^<svg /)
})

test('errors have no ETag, so If-None-Match does not hide them', async () => {
  const { status, headers } = await service.request('/v1/projects/abc', key, { 'If-None-Match': '*' })
  expect([status, headers.etag]).toEqual([404, undefined])
})

test('keys with different access get different ETags for the same address', async () => {
  const narrow = await makeKey(service.database, { projects: ['EMPTY'] })
  const wide = await service.request('/v1/projects', key)
  const answer = await service.request('/v1/projects', narrow, { 'If-None-Match': String(wide.headers.etag) })
  expect([answer.status, (answer.json.data as unknown[]).length]).toEqual([200, 1])
})

test('a new import is served at once, with another ETag', async () => {
  const list = '/v1/projects?q=later'
  const before = await service.request(list, key)
  expect(before.json.data).toEqual([])
  seedDatabase(service.database, [
    { name: 'Ainsley Ground', projects: [{ reference: 'LATER-1', name: 'Later' }] },
  ])
  const after = await service.request(list, key, { 'If-None-Match': String(before.headers.etag) })
  expect(after.status).toBe(200)
  expect(after.json.data).toMatchObject([{ projectId: 'LATER-1' }])
})

test('a revoked key is refused at once, although its pages are cached', async () => {
  const revoked = await makeKey(service.database, { scopes: ['projects:read'] })
  expect((await service.request('/v1/projects', revoked)).status).toBe(200)
  const store = openKeyStore(service.database)
  const keys = await store.list()
  await store.revoke(keys.find(({ scopes }) => scopes.length === 1)?.id ?? '')
  await store.close()
  expect((await service.request('/v1/projects', revoked)).status).toBe(401)
})

test('an ETag stays valid across a restart only while the data is the same', async () => {
  const held = openForWriting(service.database)
  const again = async () => {
    const other = await startServer({ port: 0, database: service.database, logLevel: 'silent' })
    const answer = await fetch(`${other.url}/v1/projects`, { headers: { Authorization: `Bearer ${key}` } })
    await other.close()
    return answer.headers.get('etag')
  }
  const etag = await again()
  expect(await again()).toBe(etag)
  held.exec(`UPDATE project SET body = replace(body, 'Harbour', 'Harbor')`)
  expect(await again()).not.toBe(etag)
  expect((await service.request('/v1/projects', key)).headers.etag).not.toBe(etag)
  held.close()
})
