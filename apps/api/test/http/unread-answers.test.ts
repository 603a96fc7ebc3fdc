import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { seedWorld } from '../seed-world.ts'
import { openRaw, type RawSocket } from './raw-socket.ts'
import { readMetric } from './read-metric.ts'
import { residentBytes, serveProcess, stopProcesses, type ServedProcess } from './served-process.ts'

/** Starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 180_000 })

const { database, remove } = seedWorld()
afterAll(async () => {
  await stopProcesses()
  remove()
})

const MEBIBYTE_BYTES = 1024 ** 2
/**
 * Memory for JavaScript objects; without a limit on pipelining, 100 connections would need more. With much
 * more than they need, V8 collects later, and resident memory would not show how much is in use.
 */
const HEAP_LIMIT_MB = 160
const REQUEST = 'GET /docs HTTP/1.1\r\nHost: x\r\n\r\n'
/** As many requests as the server reads at once. */
const REQUESTS = Buffer.from(REQUEST.repeat(Math.floor((64 * 1024) / REQUEST.length)))

/** Clients that each send 64 kB of requests and read no answer. */
async function openUnread({ url }: ServedProcess, count: number): Promise<RawSocket[]> {
  const all = Array.from({ length: count }, () => {
    const raw = openRaw(url, REQUESTS)
    raw.socket.pause()
    return raw
  })
  await Promise.all(all.map(({ socket }) => once(socket, 'connect')))
  return all
}

/** Milliseconds until each of twenty requests in turn is answered, each on a new connection. */
async function timeHealth({ url }: ServedProcess): Promise<number[]> {
  const times: number[] = []
  for (let requested = 0; requested < 20; requested += 1) {
    const began = performance.now()
    const answer = await openRaw(url, 'GET /v1/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n').ended
    times.push(performance.now() - began)
    expect(answer).toContain('"ok"')
    await sleep(20)
  }
  return times
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

const leave = (clients: readonly RawSocket[]) => clients.forEach(({ socket }) => socket.destroy())

describe('1,000 clients that send 64 kB of requests and read no answer', () => {
  test('do not slow others, and memory is bounded; when they are closed, it is reused', async () => {
    const served = await serveProcess(database, {
      NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT_MB}`,
      GROUNDSHEET_METRICS_PORT: '0',
      GROUNDSHEET_IDLE_TIMEOUT: '3',
    })
    for (let round = 1; round <= 2; round += 1) {
      const clients = await openUnread(served, 1000)
      expect(medianOf(await timeHealth(served))).toBeLessThan(100)
      expect(residentBytes(served)).toBeLessThan(400 * MEBIBYTE_BYTES)
      await expect
        .poll(() => readMetric(served.metrics, 'http_open_connections'), { timeout: 60_000 })
        .toBe(0)
      expect(await readMetric(served.metrics, 'http_buffered_bytes')).toBe(0)
      leave(clients)
    }
    expect(residentBytes(served)).toBeLessThan(400 * MEBIBYTE_BYTES)
  })

  test('use no more memory than the limit for all of them', async () => {
    const served = await serveProcess(database, {
      NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT_MB}`,
      GROUNDSHEET_METRICS_PORT: '0',
      GROUNDSHEET_MAX_BUFFERED_MB: '16',
    })
    const clients = await openUnread(served, 1000)
    const closed = () => readMetric(served.metrics, 'http_connections_closed_total{reason="memory"}')
    await expect.poll(closed, { timeout: 60_000 }).toBeGreaterThan(100)
    await expect
      .poll(() => readMetric(served.metrics, 'http_buffered_bytes'), { timeout: 60_000 })
      .toBeLessThan(16_000_000)
    expect(medianOf(await timeHealth(served))).toBeLessThan(100)
    // One line for many connections states their number and the setting.
    const lines = served.log().trim().split('\n')
    expect(lines.length * 10).toBeLessThan(await closed())
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      connections: expect.any(Number) as number,
      msg: expect.stringContaining('GROUNDSHEET_MAX_BUFFERED_MB') as string,
    })
    leave(clients)
  })
})

test('workers are protected too, and the parent process counts for all', async () => {
  const served = await serveProcess(database, {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT_MB}`,
    GROUNDSHEET_METRICS_PORT: '0',
    GROUNDSHEET_WORKERS: '2',
  })
  const clients = await openUnread(served, 300)
  expect(medianOf(await timeHealth(served))).toBeLessThan(100)
  await expect
    .poll(() => readMetric(served.metrics, 'http_buffered_bytes'), { timeout: 60_000 })
    .toBeGreaterThan(300 * 40_000)
  leave(clients)
  await expect.poll(() => readMetric(served.metrics, 'http_buffered_bytes'), { timeout: 60_000 }).toBe(0)
})

test('the port of the metrics is protected too', async () => {
  const served = await serveProcess(database, {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT_MB}`,
    GROUNDSHEET_METRICS_PORT: '0',
  })
  const line = 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n'
  const clients = Array.from({ length: 200 }, () => {
    const raw = openRaw(served.metrics, line.repeat(2600))
    raw.socket.pause()
    return raw
  })
  expect(medianOf(await timeHealth(served))).toBeLessThan(100)
  expect(residentBytes(served)).toBeLessThan(400 * MEBIBYTE_BYTES)
  leave(clients)
  expect(await readMetric(served.metrics, 'http_open_connections')).toBe(0)
})

test('a server that is stopped does not wait long for them', async () => {
  const served = await serveProcess(database, {})
  const clients = await openUnread(served, 50)
  await timeHealth(served)
  const closed = once(served.child, 'close')
  served.child.kill('SIGTERM')
  expect(await closed).toEqual([0, null])
  leave(clients)
})
