import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { READ_SIZE_BYTES } from '../../src/http/connections/paced-connection.ts'
import { ADDRESSES } from './addresses.ts'
import { startCountingService, type CountingService } from './counting-service.ts'
import { openRaw, readAnswers, type RawSocket } from './raw-socket.ts'

let service: CountingService
beforeAll(async () => {
  service = await startCountingService()
})
afterAll(() => service.close())

/** Waits for many requests, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } })

const GET = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n')

const authorization = () => `Authorization: Bearer ${service.key}`

const bodyOf = async (target: string): Promise<string> => {
  const answer = await fetch(service.url + target, {
    headers: { Authorization: `Bearer ${service.key}`, 'Accept-Encoding': 'identity' },
  })
  return Buffer.from(await answer.arrayBuffer()).toString('latin1')
}

async function openIdle(): Promise<RawSocket> {
  const raw = openRaw(service.url, '')
  await once(raw.socket, 'connect')
  return raw
}

/** Sends a request and waits for its answer, a number of times. */
async function requestInTurn(raw: RawSocket, request: string, times: number): Promise<void> {
  for (let requested = readAnswers(raw.text()).length + 1; requested <= times; requested += 1) {
    raw.socket.write(request)
    await expect.poll(() => readAnswers(raw.text()).length).toBe(requested)
  }
}

/** Sends them all, reads nothing, and waits until the server has had a turn for each request received. */
async function sendUnread(requests: string): Promise<void> {
  const before = service.begun()
  const { socket } = openRaw(service.url, requests)
  socket.pause()
  await expect.poll(() => service.begun()).toBeGreaterThan(before + 1)
  await bodyOf('/v1/health')
  socket.destroy()
}

describe('a client that sends 3,000 requests at once', () => {
  test.each([
    ['a page without a key', '/docs'],
    ['the same page compressed', '/docs', 'Accept-Encoding: br'],
    ['a file of the viewer', '/'],
    ['a page of the API', ADDRESSES.listLocations],
    ['artwork', ADDRESSES.getMarker],
    ['an address that does not exist', '/nothing'],
    ['an address that cannot be decoded', '/v1/%'],
  ])('and reads nothing has one answered at a time: %s', async (_what, target, ...headers) => {
    await sendUnread(GET(target, authorization(), ...headers).repeat(3000))
    expect(service.mostAtOnce()).toBe(1)
  })

  test('and reads nothing has one answered at a time: no key', async () => {
    await sendUnread(GET(ADDRESSES.listProjects).repeat(3000))
    expect(service.mostAtOnce()).toBe(1)
  })

  test('and reads gets all answers, in order and byte for byte', { timeout: 120_000 }, async () => {
    const targets = ['/v1/health', ADDRESSES.listProjects, '/config.json', ADDRESSES.listLocations]
    const bodies = await Promise.all(targets.map(bodyOf))
    const requests = Array.from({ length: 3000 }, (_, index) =>
      GET(targets[index % targets.length] ?? '', authorization(), `X-Request-Id: ${index}`),
    )
    const before = service.begun()
    const raw = openRaw(service.url, requests.join(''), true)
    raw.socket.pause()
    await expect.poll(() => service.begun()).toBeGreaterThan(before)
    await bodyOf('/v1/health')
    // Others are served in between.
    expect(service.begun() - before).toBeLessThan(requests.length)
    raw.socket.resume()
    const answers = readAnswers(await raw.ended)
    expect(answers.map(({ id }) => id)).toEqual(requests.map((_, index) => String(index)))
    const wrong = answers.filter(({ body }, index) => body !== bodies[index % targets.length])
    expect(wrong).toEqual([])
    expect(service.mostAtOnce()).toBe(1)
  })
})

test('requests that exactly fill a read are all answered', async () => {
  const request = GET(`/config.json?a=${'a'.repeat(23)}`)
  expect(READ_SIZE_BYTES % request.length).toBe(0)
  const { ended } = openRaw(service.url, request.repeat(3000), true)
  expect(readAnswers(await ended)).toHaveLength(3000)
})

test('other clients are served during a flood of empty lines and long bodies', async () => {
  const flood = openRaw(service.url, '\r\n'.repeat(200_000))
  const body = openRaw(
    service.url,
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n${'\r\n\r\n'.repeat(200_000)}`,
  )
  expect(await bodyOf('/v1/health')).toContain('"ok"')
  await expect.poll(() => readAnswers(body.text()).map(({ status }) => status)).toEqual([405])
  flood.socket.write(GET('/v1/health'))
  await expect.poll(() => readAnswers(flood.text()).map(({ status }) => status)).toEqual([200])
  for (const { socket } of [flood, body]) socket.destroy()
})

describe('a client with a key that has requested the same page before', () => {
  const request = () => GET(ADDRESSES.listLocations, authorization(), 'Accept-Encoding: identity')

  test('may send 100 requests ahead', async () => {
    const raw = await openIdle()
    await requestInTurn(raw, request(), 4)
    raw.socket.write(request().repeat(101))
    const answered = () => readAnswers(raw.text())
    await expect.poll(() => answered().length).toBe(105)
    expect(new Set(answered().map(({ body }) => body))).toEqual(
      new Set([await bodyOf(ADDRESSES.listLocations)]),
    )
    expect(service.mostAtOnce()).toBe(1)
    raw.socket.destroy()
  })

  test('is closed if it sends 3,000 ahead', async () => {
    const raw = await openIdle()
    await requestInTurn(raw, request(), 4)
    raw.socket.write(request().repeat(3000))
    await raw.ended
    expect(service.closed).toEqual(['pipelining'])
    expect(service.mostAtOnce()).toBe(1)
    expect(await bodyOf('/v1/health')).toContain('"ok"')
  })
})

describe('the end of a request', () => {
  const health = GET('/v1/health')
  const hidden = GET('/docs')
  const chunked = `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`
  const CASES: [string, string, number[]][] = [
    ['nothing but their heads', health + GET('/nothing') + health, [200, 404, 200]],
    ['empty lines', `\r\n${health}\r\n\r\n${health}`, [200, 200]],
    [
      'a body that looks like a request, after whose refusal the connection is closed',
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}${health}`,
      [405],
    ],
    [
      'a body in chunks that look like requests, after whose refusal the connection is closed',
      `${chunked}${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\nX-Trailer: 1\r\n\r\n${health}`,
      [405],
    ],
    [
      'a body announced by Expect, after whose refusal the connection is closed',
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\nabcd${health}`,
      [405],
    ],
    [
      'a request to change the protocol',
      GET('/v1/health', 'Upgrade: h2c', 'Connection: upgrade') + health,
      [200, 200],
    ],
    ['a body of length 0', GET('/v1/health', 'Content-Length: 0') + health, [200, 200]],
    ['a request to close the connection', GET('/v1/health', 'Connection: close') + health, [200]],
    ['an older version', `GET /v1/health HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${health}`, [200, 200]],
  ]

  test.each(CASES)('%s', async (_what, bytes, statuses) => {
    const { ended } = openRaw(service.url, bytes, true)
    expect(readAnswers(await ended).map(({ status }) => status)).toEqual(statuses)
  })

  test.each(CASES)(
    '%s, wherever the bytes are split',
    { timeout: 120_000 },
    async (_what, bytes, statuses) => {
      for (let cut = 1; cut < bytes.length; cut += 7) {
        const raw = await openIdle()
        raw.socket.setNoDelay()
        await new Promise((written) => raw.socket.write(bytes.slice(0, cut), written))
        await bodyOf('/v1/health')
        raw.socket.end(bytes.slice(cut))
        const answers = readAnswers(await raw.ended)
        expect([cut, answers.map(({ status }) => status)]).toEqual([cut, statuses])
      }
    },
  )

  test('HEAD has no body between its answer and the next', async () => {
    const { ended } = openRaw(service.url, `HEAD /docs HTTP/1.1\r\nHost: x\r\n\r\n${health}`, true)
    const heads = (await ended).match(/HTTP\/1\.1 \d+/g)
    expect(heads).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  test('invalid HTTP is refused after the answers to earlier requests', async () => {
    const { ended } = openRaw(service.url, `${GET('/docs', 'Accept-Encoding: gzip')}no HTTP\r\n\r\n`)
    expect(readAnswers(await ended).map(({ status }) => status)).toEqual([200, 400])
  })
})

test('an upgrade on a connection read directly is answered, and the client resends the rest', async () => {
  const page = GET(ADDRESSES.listLocations, authorization())
  const upgrade = GET(ADDRESSES.listLocations, authorization(), 'Upgrade: h2c', 'Connection: upgrade')
  await bodyOf(ADDRESSES.listLocations)
  const raw = await openIdle()
  await requestInTurn(raw, page, 2)
  raw.socket.write(upgrade + page)
  const answers = readAnswers(await raw.ended)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(raw.text().match(/^Connection: close\r$/gim)).toHaveLength(1)
})
