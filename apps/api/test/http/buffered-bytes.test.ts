import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSettings } from '../../src/config/settings.ts'
import { startServer, type RunningServer } from '../../src/server.ts'
import { seedDatabase, seedId } from '../seed-database.ts'
import { AINSLEY, makeKey, seedWorld } from '../seed-world.ts'
import { openRaw, readAnswers, type RawSocket } from './raw-socket.ts'
import { readMetric } from './read-metric.ts'

/** Creates pages of several megabytes, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const PROJECT = seedId('project', AINSLEY, 'WORDY')
/** Rows of a page that is far larger than the system's socket buffers. */
const ROWS = 400
const MAX_BUFFERED_BYTES = 40_000_000

const log: string[] = []
const logger = pino(
  { level: 'warn' },
  new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(line.toString())
      done()
    },
  }),
)

const world = seedWorld()
let server: RunningServer
let key = ''
beforeAll(async () => {
  const { limits } = readSettings({})
  const { database } = world
  server = await startServer({
    port: 0,
    database,
    logger,
    metricsPort: 0,
    limits: { ...limits, bufferedBytes: MAX_BUFFERED_BYTES },
  })
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    locaId: 'BH1',
    data: { GEOL_TOP: String(index), GEOL_DESC: `${index} firm CLAY; `.repeat(3_000) },
  }))
  const tables = [{ code: 'GEOL', group: 'GEOL', rows }]
  const project = { reference: 'WORDY', name: 'Wordy', locations: [{ locaId: 'BH1' }], tables }
  seedDatabase(database, [{ name: 'Ainsley Ground', projects: [project] }])
  key = await makeKey(database)
})
afterAll(async () => {
  await server.close()
  world.remove()
})

const pageOf = (limit: number): string => `/v1/projects/${PROJECT}/tables/GEOL?limit=${limit}`

const headers = () => ({ Authorization: `Bearer ${key}`, 'Accept-Encoding': 'identity' })

async function bodyOf(limit: number): Promise<string> {
  const answer = await fetch(server.url + pageOf(limit), { headers: headers() })
  return Buffer.from(await answer.arrayBuffer()).toString('latin1')
}

/** A client that requests a page, and stops reading when its answer has begun. */
async function openUnread(limit: number, more: Record<string, string> = {}): Promise<RawSocket> {
  const lines = Object.entries({ ...headers(), ...more }).map(([name, value]) => `${name}: ${value}\r\n`)
  const raw = openRaw(
    server.url,
    `GET ${pageOf(limit)} HTTP/1.1\r\nHost: x\r\n${lines.join('')}Connection: close\r\n\r\n`,
  )
  raw.socket.pause()
  await expect.poll(() => raw.socket.bytesRead, { timeout: 60_000 }).toBeGreaterThan(0)
  return raw
}

const CLOSED = 'http_connections_closed_total{reason="memory"}'

const metric = (name: string) => readMetric(`${server.metricsUrl}/metrics`, name)

const withNewKey = async () => ({ Authorization: `Bearer ${await makeKey(world.database)}` })

test('unread pages are buffered up to a limit; beyond it the longest waiting client is closed', async () => {
  const first = await openUnread(ROWS, await withNewKey())
  const second = await openUnread(ROWS - 1, await withNewKey())
  // Each is 19 MB, so both are within the limit, and the third is not.
  expect(await metric('http_buffered_bytes')).toBeGreaterThan(30_000_000)
  const third = await openUnread(ROWS - 2, await withNewKey())
  await expect.poll(() => metric(CLOSED)).toBe(1)
  expect(await metric('http_buffered_bytes')).toBeLessThan(MAX_BUFFERED_BYTES)
  expect(log.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, connections: 1, msg: expect.stringContaining('GROUNDSHEET_MAX_BUFFERED_MB') as string },
  ])
  for (const [raw, limit] of [
    [second, ROWS - 1],
    [third, ROWS - 2],
  ] as const) {
    raw.socket.resume()
    const [answer] = readAnswers(await raw.ended)
    expect(answer?.body === (await bodyOf(limit))).toBe(true)
  }
  first.socket.resume()
  expect((await first.ended).length).toBeLessThan(10_000_000)
  await expect.poll(() => metric('http_buffered_bytes')).toBe(0)
})

test('a key has half of the limit; beyond it its own connections are closed, not of others', async () => {
  const before = await metric(CLOSED)
  const other = await openUnread(ROWS, await withNewKey())
  const sameKey = await withNewKey()
  const first = await openUnread(ROWS - 1, sameKey)
  const second = await openUnread(ROWS - 200, sameKey)
  await expect.poll(() => metric(CLOSED)).toBe(before + 1)
  for (const { socket } of [other, first, second]) socket.resume()
  expect((await first.ended).length).toBeLessThan(10_000_000)
  expect(readAnswers(await other.ended)[0]?.body === (await bodyOf(ROWS))).toBe(true)
  expect(readAnswers(await second.ended)[0]?.body === (await bodyOf(ROWS - 200))).toBe(true)
  await expect.poll(() => metric('http_buffered_bytes')).toBe(0)
})

test('a page read slowly by many clients is buffered once, and closes no connection', async () => {
  const limit = 100
  // Requested twice, so that it is cached.
  const body = (await bodyOf(limit)) && (await bodyOf(limit))
  const closed = await metric(CLOSED)
  const clients: RawSocket[] = []
  for (let index = 0; index < 15; index += 1) clients.push(await openUnread(limit))
  expect(body.length * clients.length).toBeGreaterThan(1.5 * MAX_BUFFERED_BYTES)
  const held = await metric('http_buffered_bytes')
  expect(held).toBeGreaterThanOrEqual(body.length)
  expect(held).toBeLessThan(2.5 * body.length)
  for (const { socket } of clients) socket.resume()
  for (const { ended } of clients) expect(readAnswers(await ended)[0]?.body === body).toBe(true)
  expect(await metric(CLOSED)).toBe(closed)
})

test('the head of a request counts until its answer is sent', async () => {
  const first = await openUnread(ROWS)
  const before = await metric('http_buffered_bytes')
  // The page is the same, so it counts once.
  const second = await openUnread(ROWS, { 'X-Long': 'x'.repeat(12_000) })
  expect((await metric('http_buffered_bytes')) - before).toBeGreaterThan(12_000 * 2)
  for (const { socket } of [first, second]) socket.destroy()
  await expect.poll(() => metric('http_buffered_bytes')).toBe(0)
})

test('incomplete heads are buffered up to a limit; beyond it the oldest connection is closed', async () => {
  const before = await metric(CLOSED)
  const unfinished = `GET /docs HTTP/1.1\r\nHost: x\r\n${`ab: ${'c'.repeat(20)}\r\n`.repeat(400)}`
  // Together 6.8 MB, counted as far more because of the memory of headers.
  const clients = Array.from({ length: 650 }, () => openRaw(server.url, unfinished))
  const late = openRaw(server.url, 'GET /v1/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n')
  await expect.poll(() => metric(CLOSED), { timeout: 60_000 }).toBeGreaterThan(before)
  // More of the heads may still be arriving, since memory is counted at intervals.
  await expect.poll(() => metric('http_buffered_bytes')).toBeLessThanOrEqual(MAX_BUFFERED_BYTES)
  late.socket.write('\r\n')
  expect(readAnswers(await late.ended)).toMatchObject([{ status: 200 }])
  for (const { socket } of clients) socket.destroy()
  await expect.poll(() => metric('http_buffered_bytes')).toBe(0)
})
