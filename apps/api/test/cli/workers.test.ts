import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { request } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { openRaw } from '../http/raw-socket.ts'
import { readMetric } from '../http/read-metric.ts'
import { makeKey, seedWorld } from '../seed-world.ts'
import { runGroundsheet, spawnGroundsheet } from './run-groundsheet.ts'

/** Starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function world(): string {
  const { database, remove } = seedWorld()
  undo.push(remove)
  return database
}

/** A free port: with 0 the system would choose a new one for a later worker. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return String(port)
}

async function serve(database: string, settings: Record<string, string> = {}) {
  const words = ['serve', '--database', database, '--port', await freePort(), '--workers', '3']
  const child = spawnGroundsheet(words, settings)
  undo.push(() => child.kill('SIGKILL'))
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said, { timeout: 60_000 }).toContain('listens on')
  await expect.poll(() => workersOf(child).length, { timeout: 60_000 }).toBe(3)
  const [url = '', metrics = ''] = said.match(/http:\S+/g) ?? []
  return { child, url, metrics }
}

/** From /proc, since small container images have no `ps`. */
const workersOf = ({ pid = 0 }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g)?.map(Number) ?? []

/** On a separate connection, so that each worker gets some. */
function statusOf(url: string, path: string, key?: string): Promise<number> {
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', reject).end()
  })
}

test('workers count the requests of a key together, exactly', async () => {
  const database = world()
  const key = await makeKey(database, { rateLimit: 40 })
  const { url, metrics } = await serve(database, { GROUNDSHEET_METRICS_PORT: '0' })
  // Metrics are available once every worker has sent its own.
  await expect.poll(async () => (await fetch(metrics)).status, { timeout: 60_000 }).toBe(200)
  const statuses = await Promise.all(Array.from({ length: 600 }, () => statusOf(url, '/v1/projects', key)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(statuses.filter((status) => status === 429)).toHaveLength(560)
  expect(await statusOf(url, '/v1/me', key)).toBe(200)
})

const HEALTH = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n'

/** A connection that is answered and stays open, or one that is closed without a byte. */
async function openOne(url: string): Promise<Socket | null> {
  const raw = openRaw(url, HEALTH)
  await expect
    .poll(() => raw.text().includes('"ok"') || raw.socket.closed, { timeout: 60_000, interval: 5 })
    .toBe(true)
  return raw.text() === '' ? null : raw.socket
}

test('workers together have as many connections open as is allowed; further ones are closed', async () => {
  const settings = { GROUNDSHEET_MAX_CONNECTIONS: '12', GROUNDSHEET_METRICS_PORT: '0' }
  const { child, url, metrics } = await serve(world(), settings)
  const open: Socket[] = []
  for (let count = 0; count < 12; count += 1) {
    const socket = await openOne(url)
    if (socket) open.push(socket)
  }
  expect(open).toHaveLength(12)
  // Each worker gets some of these.
  const refused = await Promise.all(Array.from({ length: 60 }, () => openOne(url)))
  expect(refused.filter((socket) => socket !== null)).toEqual([])
  await expect.poll(() => readMetric(metrics, 'http_open_connections'), { timeout: 60_000 }).toBe(12)

  for (const socket of open.splice(0, 5)) socket.destroy()
  await expect.poll(() => readMetric(metrics, 'http_open_connections'), { timeout: 60_000 }).toBe(7)
  for (let count = 0; count < 5; count += 1) expect(await openOne(url)).not.toBeNull()
  expect(await openOne(url)).toBeNull()

  // What a worker had open when it ended is free, too.
  const before = workersOf(child)
  for (const pid of before) process.kill(pid, 'SIGKILL')
  await expect
    .poll(() => workersOf(child).filter((pid) => !before.includes(pid)).length, { timeout: 60_000 })
    .toBe(3)
  await expect.poll(() => statusOf(url, '/v1/health').catch(() => 0), { timeout: 60_000 }).toBe(200)
  expect(await openOne(url)).not.toBeNull()
})

test('a worker that dies is replaced, while the others serve', async () => {
  const { child, url } = await serve(world())
  const [first = 0] = workersOf(child)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => statusOf(url, '/ready').catch(() => 0), { timeout: 60_000 }).toBe(200)
  await expect.poll(() => workersOf(child).filter((pid) => pid !== first).length, { timeout: 60_000 }).toBe(3)
})

test('at a signal all workers end, and the parent process ends with 0', async () => {
  const { child, url } = await serve(world())
  const workers = workersOf(child)
  expect(await statusOf(url, '/v1/health')).toBe(200)
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  expect(await closed).toEqual([0, null])
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
})

test('workers end when their parent process dies', async () => {
  const { child } = await serve(world())
  const workers = workersOf(child)
  child.kill('SIGKILL')
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  await expect.poll(() => workers.filter(isAlive), { timeout: 60_000 }).toEqual([])
})

test('the metrics of all workers are reported together', async () => {
  const { url, metrics } = await serve(world(), { GROUNDSHEET_METRICS_PORT: '0' })
  await Promise.all(Array.from({ length: 30 }, () => statusOf(url, '/v1/health')))
  // Workers that have just started do not answer the request for metrics.
  const text = async () => (await fetch(metrics)).text()
  const line = 'http_request_duration_seconds_count{route="/health",method="GET",status="200"} 30'
  await expect.poll(text, { timeout: 60_000 }).toContain(line)
})

test('a port in use gives one clear line, exit code 1', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  undo.push(() => busy.close())
  const { port } = busy.address() as AddressInfo
  const words = ['serve', '--database', world(), '--port', String(port), '--workers', '3']
  const { code, err } = await runGroundsheet(words)
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^port ${port} on 127\\.0\\.0\\.1 is in use\\.[^\\n]+\\n$`)),
  ])
})

test.each(['0', '65', 'many'])('%s workers are refused as wrong usage, exit code 2', async (workers) => {
  const { code, err } = await runGroundsheet(['serve', '--database', world(), '--workers', workers])
  expect([code, err]).toEqual([2, `--workers: got "${workers}", expected a whole number from 1 to 64\n`])
})
