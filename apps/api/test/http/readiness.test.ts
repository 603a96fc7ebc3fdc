import { copyFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from './test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

test('/ready answers without a key, and the answer is not cached', async () => {
  const { status, headers, json } = await service.request('/ready')
  expect([status, headers['cache-control'], json]).toEqual([200, 'no-store', { data: { status: 'ready' } }])
  expect((await service.request('/ready', null, {}, 'HEAD')).body).toHaveLength(0)
})

test('/ready is 503 while there is no database, /health is 200, and /ready recovers by itself', async () => {
  const { database } = service
  copyFileSync(database, `${database}.away`)
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true })
  await expect.poll(async () => (await service.request('/ready')).status, { timeout: 30_000 }).toBe(503)
  const { json, headers } = await service.request('/ready')
  expect([json.error?.type, headers['retry-after']]).toEqual(['unavailable', '5'])
  expect((await service.request('/v1/health')).status).toBe(200)
  copyFileSync(`${database}.away`, database)
  await expect.poll(async () => (await service.request('/ready')).status, { timeout: 30_000 }).toBe(200)
})
