import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeKey, seedWorld } from '../seed-world.ts'
import { ADDRESSES } from './addresses.ts'
import { openRaw, readAnswers, type RawSocket } from './raw-socket.ts'
import { readMetric } from './read-metric.ts'
import { residentBytes, serveProcess, stopProcesses, type ServedProcess } from './served-process.ts'

/** Starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const { database, remove } = seedWorld()
const key = await makeKey(database)
const serve = (settings: Record<string, string>) => serveProcess(database, settings)

afterAll(async () => {
  await stopProcesses()
  remove()
})

const isWell = async ({ url }: ServedProcess): Promise<boolean> => (await fetch(`${url}/ready`)).ok

const GET = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${key}`, ...headers, '', ''].join('\r\n')

describe.concurrent('slow clients', () => {
  let served: ServedProcess
  beforeAll(async () => {
    served = await serve({ GROUNDSHEET_REQUEST_TIMEOUT: '2', GROUNDSHEET_IDLE_TIMEOUT: '3' })
  })

  test.each<[string, string, RegExp]>([
    ['says nothing', '', /^(HTTP\/1\.1 408 |$)/],
    [
      'stops within the address',
      'GET /v1/pro',
      /^HTTP\/1\.1 408 Request Timeout\r\nContent-Type: application\/json/,
    ],
    ['stops within the headers', 'GET /v1/health HTTP/1.1\r\nHost: x\r\nX-A: ', /^HTTP\/1\.1 408 /],
    ['is answered and then says nothing', GET('/v1/health'), /^HTTP\/1\.1 200 OK/],
    ['promises a body that never comes', GET('/v1/health', 'Content-Length: 1000'), /^HTTP\/1\.1 400 /],
  ])('one that %s is closed', async (_what, bytes, answer) => {
    const { ended } = openRaw(served.url, bytes)
    expect(await ended).toMatch(answer)
    expect(await isWell(served)).toBe(true)
  })

  test('one that sends a byte now and then is closed', async () => {
    const slow = openRaw(served.url, 'GET /v1/health HTTP/1.1\r\n')
    const drip = setInterval(() => slow.socket.write('X'), 100)
    const text = await slow.ended
    clearInterval(drip)
    expect(text).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  test('one that ends its side of the connection is still answered', async () => {
    // Compressing runs in other threads, which leaves time to close the connection.
    for (const [n] of Array(20).entries()) {
      const target = `${ADDRESSES.listProjectRows}?limit=${n + 30}`
      const { ended } = openRaw(served.url, GET(target, 'Accept-Encoding: gzip'), true)
      expect(readAnswers(await ended)).toMatchObject([{ status: 200, encoding: 'gzip' }])
    }
  })
})

describe('many clients', () => {
  test('clients that request much and read nothing are closed, and their memory is freed', async () => {
    const served = await serve({ GROUNDSHEET_IDLE_TIMEOUT: '1', GROUNDSHEET_METRICS_PORT: '0' })
    const unread = Array.from({ length: 4 }, () => {
      const one = openRaw(served.url, GET(`${ADDRESSES.listProjectRows}?limit=1000`).repeat(2_000))
      one.socket.pause()
      return one
    })
    await expect
      .poll(() => unread.every(({ socket }) => socket.bytesRead > 0), { timeout: 60_000 })
      .toBe(true)
    await expect.poll(() => readMetric(served.metrics, 'http_open_connections'), { timeout: 60_000 }).toBe(0)
    expect(residentBytes(served)).toBeLessThan(400 * 1024 ** 2)
    for (const { socket } of unread) socket.destroy()
  })

  test(
    'with 2,000 idle connections other clients are served, and memory is bounded',
    { timeout: 60_000 },
    async () => {
      const served = await serve({})
      await isWell(served)
      const before = residentBytes(served)
      const idle: RawSocket[] = []
      for (let i = 0; i < 2_000; i += 200) {
        const some = Array.from({ length: 200 }, () => openRaw(served.url, ''))
        await Promise.all(some.map(({ socket }) => once(socket, 'connect')))
        idle.push(...some)
      }
      expect(await isWell(served)).toBe(true)
      const answer = await fetch(served.url + ADDRESSES.listLocations, {
        headers: { Authorization: `Bearer ${key}` },
      })
      expect(answer.status).toBe(200)
      expect(residentBytes(served) - before).toBeLessThan(100 * 1024 ** 2)
      for (const { socket } of idle) socket.destroy()
      expect(await isWell(served)).toBe(true)
    },
  )

  test('connections over the limit are closed, and the first ones stay', async () => {
    const served = await serve({ GROUNDSHEET_MAX_CONNECTIONS: '5' })
    const first = Array.from({ length: 5 }, () => openRaw(served.url, ''))
    await Promise.all(first.map(({ socket }) => once(socket, 'connect')))
    await expect
      .poll(async () => (await openRaw(served.url, GET('/v1/health'), true).ended).length, {
        timeout: 30_000,
      })
      .toBe(0)
    const [one] = first
    one?.socket.end(GET('/v1/health'))
    expect(await one?.ended).toContain('"ok"')
    await expect
      .poll(async () => openRaw(served.url, GET('/v1/health'), true).ended, { timeout: 30_000 })
      .toContain('"ok"')
    for (const { socket } of first) socket.destroy()
  })

  test('pipelined requests are answered in order, including invalid ones', async () => {
    const served = await serve({})
    const targets = Array.from(
      { length: 300 },
      (_, i) => ['/v1/health', '/v1/me', '/v1/nope', '/%'][i % 4] ?? '/',
    )
    const { ended } = openRaw(served.url, targets.map((target) => GET(target)).join(''), true)
    const answers = readAnswers(await ended)
    expect(answers.map(({ status }) => status)).toEqual(
      targets.map((target) => (/health|me/.test(target) ? 200 : 404)),
    )
    for (const { type } of answers) expect(type).toBe('application/json')
  })
})

describe('the length of a request', () => {
  test.each<[string, string, string, number]>([
    ['64 KB of address', '16384', `/v1/projects?q=${'x'.repeat(65_536)}`, 431],
    ['64 KB of one header', '16384', '/v1/health', 431],
    ['12 KB of address', '16384', `/v1/projects?q=${'x'.repeat(12_000)}`, 200],
    ['12 KB of address, where less is allowed', '8192', `/v1/projects?q=${'x'.repeat(12_000)}`, 431],
    ['64 KB of address, where more is allowed', '131072', `/v1/projects?q=${'x'.repeat(65_536)}`, 200],
  ])('%s', async (what, allowed, target, status) => {
    const served = await serve({ GROUNDSHEET_MAX_HEADER_BYTES: allowed })
    const extra = what.includes('header') ? [`X-Long: ${'y'.repeat(65_536)}`] : []
    const { ended } = openRaw(served.url, GET(target, ...extra), true)
    const [answer] = readAnswers(await ended)
    expect([answer?.status, answer?.type]).toEqual([status, 'application/json'])
    expect(await isWell(served)).toBe(true)
  })
})

describe('methods other than GET', () => {
  let served: ServedProcess
  beforeAll(async () => {
    served = await serve({})
  })

  test.each(['HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'POST', 'PURGE', 'M-SEARCH', 'QUERY'])(
    '%s is answered in order, without repeating what was sent',
    async (method) => {
      for (const target of ['/v1/health', '/', '*', 'example.org:443', '/v1/nope']) {
        const bytes = `${method} ${target} HTTP/1.1\r\nHost: x\r\nX-Mirror: echo-this\r\n\r\n`
        const text = await openRaw(served.url, bytes, true).ended
        expect(text).not.toContain('echo-this')
        expect(text).toMatch(/^(HTTP\/1\.1 [24]\d\d |$)/)
        expect(text).not.toMatch(/<html|<!doctype/i)
      }
      expect(await isWell(served)).toBe(true)
    },
  )
})
