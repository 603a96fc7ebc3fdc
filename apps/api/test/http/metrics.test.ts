import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startServer, type ServerOptions } from '../../src/server.ts'
import { HARBOUR, HOLE, makeKey, seedWorld } from '../seed-world.ts'
import { UserError } from '../../src/common/user-error.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function start(options: ServerOptions) {
  const { database, remove } = seedWorld()
  undo.push(remove)
  const server = await startServer({ port: 0, database, logLevel: 'silent', ...options })
  undo.push(() => server.close())
  const key = await makeKey(database)
  const request = (path: string) => fetch(server.url + path, { headers: { Authorization: `Bearer ${key}` } })
  return { ...server, request, key }
}

test('requests are counted by route, method and status on a port of their own', async () => {
  const { request, metricsUrl } = await start({ metricsPort: 0 })
  for (const path of [
    `/v1/projects/${HARBOUR}`,
    `/v1/projects/${HARBOUR}`,
    `/v1/locations/${HOLE}`,
    '/v1/nope',
    '/wp',
  ])
    await (await request(path)).text()
  const answer = await fetch(`${metricsUrl}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const line of [
    'http_request_duration_seconds_count{route="/projects/:id",method="GET",status="200"} 2',
    'http_request_duration_seconds_count{route="/locations/:id",method="GET",status="200"} 1',
    'http_request_duration_seconds_count{route="none",method="GET",status="404"} 2',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/^http_open_connections [1-9]/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

test('metrics contain no id, no key and no text from a caller', async () => {
  const { request, url, key, metricsUrl } = await start({ metricsPort: 0 })
  await (await request(`/v1/projects/${HARBOUR}?q=${key}`)).text()
  await (await fetch(url, { method: 'PROPFIND' })).text()
  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  expect(text).toContain('method="other"')
  for (const secret of [HARBOUR, key, 'PROPFIND']) expect(text).not.toContain(secret)
})

test('the port of the service has no metrics, and the port of the metrics serves nothing else', async () => {
  const { request, metricsUrl } = await start({ metricsPort: 0 })
  expect((await request('/metrics')).status).toBe(404)
  expect((await fetch(`${metricsUrl}/v1/health`)).status).toBe(404)
})

test('a file has no metrics of servers', async () => {
  const { metricsUrl } = await start({ metricsPort: 0 })
  expect(await (await fetch(`${metricsUrl}/metrics`)).text()).not.toContain('groundsheet_database')
})

test('without the setting there are no metrics', async () => {
  expect((await start({})).metricsUrl).toBeNull()
})

test('a port in use is refused in one line that names the setting', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  undo.push(() => busy.close())
  const { port } = busy.address() as AddressInfo
  const refused: unknown = await start({ metricsPort: port }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UserError)
  expect(String(refused)).toContain(`port ${port} on 127.0.0.1 is in use`)
  expect(String(refused)).toContain('GROUNDSHEET_METRICS_PORT=N')
})
