import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ADDRESSES } from './addresses.ts'
import { startCountingService, type CountingService } from './counting-service.ts'
import { openRaw, readAnswers, type RawSocket } from './raw-socket.ts'

/** Waits for closed connections, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } })

let service: CountingService
beforeAll(async () => {
  service = await startCountingService()
})
afterAll(() => service.close())

const CHUNKS = Buffer.from('1\r\nA\r\n'.repeat(10_000))
const BLOCK = Buffer.from('A'.repeat(CHUNKS.length))

const head = (method: string, target: string, ...headers: string[]): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n')

const chunked = (method: string, target: string) => head(method, target, 'Transfer-Encoding: chunked')
const lengthy = (method: string, target: string) => head(method, target, 'Content-Length: 99999999')

/** Sends a head, and then an endless body, as fast as the server reads it. */
function openStreaming(start: string, body: Buffer): RawSocket {
  const raw = openRaw(service.url, start)
  const send = (): void => {
    while (!raw.socket.destroyed && raw.socket.write(body));
  }
  raw.socket.on('drain', send).once('connect', send)
  return raw
}

const CASES: [string, string, Buffer, number][] = [
  ['GET in chunks of one byte', chunked('GET', '/v1/health'), CHUNKS, 400],
  ['GET of a page of the API in chunks', chunked('GET', ADDRESSES.listLocations), CHUNKS, 400],
  ['GET of the documentation in chunks', chunked('GET', '/docs'), CHUNKS, 400],
  ['GET with a length', lengthy('GET', '/v1/health'), BLOCK, 400],
  ['POST in chunks of one byte', chunked('POST', '/docs'), CHUNKS, 405],
  ['POST with a length', lengthy('POST', '/v1/me'), BLOCK, 405],
]

describe('a request with an endless body', () => {
  test.each(CASES)(
    '%s is refused, and the connection closed with the body unread',
    async (_what, start, body, status) => {
      const before = service.parsedBytes()
      const raw = openStreaming(start, body)
      const [answer, ...others] = readAnswers(await raw.ended)
      expect([answer?.status, answer?.type, others]).toEqual([status, 'application/json', []])
      expect(raw.text()).toMatch(/^Connection: close\r$/m)
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({
        error: { type: status === 400 ? 'bad_request' : 'method_not_allowed', requestId: answer?.id },
      })
      expect(service.parsedBytes() - before).toBe(start.length)
    },
  )

  test.each(CASES)('100 of %s', async (_what, start, body, status) => {
    const before = service.parsedBytes()
    const all = Array.from({ length: 100 }, () => openStreaming(start, body))
    const texts = await Promise.all(all.map(({ ended }) => ended))
    expect(new Set(texts.flatMap(readAnswers).map((answer) => answer.status))).toEqual(new Set([status]))
    expect(service.parsedBytes() - before).toBe(100 * start.length)
  })
})

test('HEAD with a body is refused without one', async () => {
  const raw = openStreaming(chunked('HEAD', '/v1/health'), CHUNKS)
  expect(await raw.ended).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n$/)
})

test('too long headers close the connection even if the client does not', async () => {
  const raw = openStreaming('GET /v1/health HTTP/1.1\r\nX-Long: ', BLOCK)
  expect(readAnswers(await raw.ended)).toMatchObject([{ status: 431, type: 'application/json' }])
})

test('a body sent behind other requests is refused after their answers', async () => {
  const raw = openStreaming(head('GET', '/v1/health').repeat(3) + chunked('GET', '/v1/health'), CHUNKS)
  expect(readAnswers(await raw.ended).map(({ status }) => status)).toEqual([200, 200, 200, 400])
})

test('a client with a key that has requested the same page before is closed too', async () => {
  const authorization = `Authorization: Bearer ${service.key}`
  const raw = openRaw(service.url, '')
  for (let requested = 1; requested <= 4; requested += 1) {
    raw.socket.write(head('GET', ADDRESSES.listLocations, authorization))
    await expect.poll(() => readAnswers(raw.text()).length).toBe(requested)
  }
  const requestText = head('GET', ADDRESSES.listLocations, authorization, 'Transfer-Encoding: chunked')
  raw.socket.write(requestText + head('GET', '/v1/health').repeat(5))
  expect(readAnswers(await raw.ended).map(({ status }) => status)).toEqual([200, 200, 200, 200, 400])
})
