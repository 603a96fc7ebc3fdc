import { expect, test, vi } from 'vitest'
import { ADDRESSES } from './addresses.ts'
import { serveWithHeldRead } from './held-service.ts'
import { openRaw, readAnswers } from './raw-socket.ts'

/** Services start slowly on a busy machine. */
vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } })

const CLIENTS = 20

test('pages of clients that have disconnected are not read', async () => {
  const { url, newKey, received, openConnections, read, release } = await serveWithHeldRead()
  const [many, one] = [await newKey(), await newKey()]
  const disconnected = new AbortController()
  const fetchPage = (key: string, limit: number, signal?: AbortSignal) =>
    fetch(`${url}${ADDRESSES.listLocations}?limit=${limit}`, {
      headers: { Authorization: `Bearer ${key}` },
      ...(signal ? { signal } : {}),
    })
  const answers = Array.from({ length: CLIENTS }, (_, index) =>
    fetchPage(many, index + 1, disconnected.signal).catch((error: unknown) => error),
  )
  await expect.poll(received).toBe(CLIENTS)
  disconnected.abort()
  await Promise.all(answers)
  await expect.poll(() => openConnections()).toBe(0)
  const other = fetchPage(one, 1000)
  await expect.poll(received).toBe(CLIENTS + 1)
  release()
  expect((await other).status).toBe(200)
  // The first was under way.
  expect(read).toEqual([1, 1000])
})

const request = (key: string, version: string): string =>
  `GET ${ADDRESSES.listLocations}?limit=5 HTTP/${version}\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n` +
  'Connection: close\r\n\r\n'

test('a client that only ended its side gets an interim response, and its answer', async () => {
  const { url, newKey, release } = await serveWithHeldRead()
  const raw = openRaw(url, request(await newKey(), '1.1'), true)
  await expect.poll(() => raw.text().startsWith('HTTP/1.1 102 Processing\r\n\r\n'.repeat(3))).toBe(true)
  release()
  expect(await raw.ended).toMatch(/^(?:HTTP\/1\.1 102 Processing\r\n\r\n)+HTTP\/1\.1 200 OK\r\n/)
})

test('a client of HTTP/1.0 that ended its own side gets its answer and nothing before it', async () => {
  const { url, newKey, received, release } = await serveWithHeldRead()
  const key = await newKey()
  const old = openRaw(url, request(key, '1.0'), true)
  const newer = openRaw(url, request(key, '1.1'), true)
  await expect.poll(received).toBe(2)
  await expect.poll(() => newer.text()).toContain('102')
  release()
  expect(await old.ended).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test('a client that ends its side of a connection read directly gets what is ready, no more', async () => {
  const { url, newKey, read, openConnections, release } = await serveWithHeldRead()
  const key = await newKey()
  const requestText = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`
  const kept = requestText(ADDRESSES.listProjects)
  const openTrusted = async () => {
    const raw = openRaw(url, kept)
    for (let answers = 1; answers < 4; answers += 1) {
      await expect.poll(() => readAnswers(raw.text()).length).toBe(answers)
      if (answers < 3) raw.socket.write(kept)
    }
    return raw
  }
  const ready = await openTrusted()
  ready.socket.end(kept)
  expect(readAnswers(await ready.ended)).toHaveLength(4)
  const waiting = await openTrusted()
  waiting.socket.end(requestText(`${ADDRESSES.listLocations}?limit=5`))
  expect(readAnswers(await waiting.ended)).toHaveLength(3)
  await expect.poll(() => openConnections()).toBe(0)
  release()
  expect(read.length).toBeLessThan(2)
})
