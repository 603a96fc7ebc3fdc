import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { ADDRESSES } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'

let service: TestService
let key = ''
beforeAll(async () => {
  service = await startTestService()
  key = await makeKey(service.database)
})
afterAll(() => service.close())

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each<[string, keyof typeof unpack]>([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['zstd, GZIP', 'gzip'],
  ['', 'identity'],
  ['nonsense;;q=x', 'identity'],
])('a client that accepts %j gets %s', async (accepted, expected) => {
  const plain = await service.request(ADDRESSES.listLocations, key)
  const { status, headers, body } = await service.request(ADDRESSES.listLocations, key, {
    'Accept-Encoding': accepted,
  })
  expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, expected])
  expect(headers['content-length']).toBe(String(body.length))
  expect(unpack[expected](body).equals(plain.body)).toBe(true)
  if (expected !== 'identity') expect(body.length).toBeLessThan(plain.body.length / 4)
})

test('a short answer is sent uncompressed', async () => {
  const { headers } = await service.request('/v1/health', null, { 'Accept-Encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBeUndefined()
})
