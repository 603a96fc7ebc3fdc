import { createConnection } from 'node:net'
import { problem, PROBLEMS, type ProblemType } from '@groundsheet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { startTestService, type TestAnswer, type TestService } from './test-service.ts'

let service: TestService
let key = ''
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 })
  key = await makeKey(service.database)
})
afterAll(() => service.close())

function expectProblem(answer: TestAnswer, type: ProblemType): void {
  expect([answer.status, answer.json.error?.type]).toEqual([PROBLEMS[type].status, type])
  expect(answer.headers['content-type']).toBe('application/json')
  expect(problem.strict().safeParse(answer.json).success).toBe(true)
  expect(answer.json.error?.requestId).toBe(answer.headers['x-request-id'])
  expect(answer.headers['cache-control']).toBe('no-store')
}

test.each([
  '/v2/projects',
  '/v1/nope',
  '/v1',
  '/v1/',
  '/v1//projects',
  '//v1/projects',
  '/V1/projects',
  '/v1/Projects',
  '/v1/projects/..%2f..%2fetc',
  '/v1/%ZZ',
  '/v1/projects/%ff',
  '/%',
  '/nope',
  '/index.html',
  '/docs/nope',
  '/../../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/nope.js',
])('%s is not found, in JSON', async (path) => expectProblem(await service.request(path, key), 'not_found'))

test('an unknown address below /v1 needs a key too', async () => {
  expectProblem(await service.request('/v1/nope'), 'missing_api_key')
  expectProblem(await service.request('/v1/%ZZ'), 'missing_api_key')
  expectProblem(await service.request('/v1/nope', `gs_${'0'.repeat(40)}`), 'invalid_api_key')
})

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s', (method) => {
  test.each([...OPERATION_IDS.map((id) => ADDRESSES[id]), '/', '/docs', '/nope'])(
    'is refused on %s',
    async (path) => {
      const answer = await service.request(path, null, {}, method)
      expectProblem(answer, 'method_not_allowed')
      expect(answer.headers.allow).toBe('GET, HEAD')
    },
  )
})

const list = ADDRESSES.listLocations
test.each<[string, ProblemType, string | undefined, RegExp?]>([
  [`${list}?sort=updated`, 'invalid_sort', 'sort'],
  [`${list}?sort=`, 'invalid_sort', 'sort'],
  [`${list}?sort=Created`, 'invalid_sort', 'sort'],
  [`${list}?limit=0`, 'invalid_limit', 'limit'],
  [`${list}?limit=-1`, 'invalid_limit', 'limit'],
  [`${list}?limit=1.5`, 'invalid_limit', 'limit'],
  [`${list}?limit=1e2`, 'invalid_limit', 'limit'],
  [`${list}?limit=`, 'invalid_limit', 'limit'],
  [`${list}?limit=ten`, 'invalid_limit', 'limit'],
  [`${list}?limit=%2010`, 'invalid_limit', 'limit'],
  [`${list}?cursor=`, 'invalid_cursor', 'cursor'],
  [`${list}?cursor=null`, 'invalid_cursor', 'cursor'],
  [`${list}?cursor=AAAAAAAAAAAAAAAAAAAA`, 'invalid_cursor', 'cursor'],
  [`${list}?updatedSince=yesterday`, 'invalid_updated_since', 'updatedSince'],
  [`${list}?updatedSince=2026-02-30`, 'invalid_updated_since', 'updatedSince'],
  [`${list}?updatedSince=2026-03-01T08:00:00`, 'invalid_updated_since', 'updatedSince'],
  [`${list}?updatedSince=1767225600`, 'invalid_updated_since', 'updatedSince'],
  [`${list}?include=location`, 'invalid_include', 'include'],
  [`${list}?include=style,table`, 'invalid_include', 'include'],
  [`${list}?include=`, 'invalid_include', 'include'],
  [`${list}?locationID=BH1`, 'invalid_parameter', 'locationID', /did you mean "locationId"/],
  [`${list}?updated_since=2026-01-01`, 'invalid_parameter', 'updated_since', /did you mean "updatedSince"/],
  [`${list}?limit[]=5`, 'invalid_parameter', 'limit[]'],
  [`${list}?q=x`, 'invalid_parameter', 'q'],
  [`${list}?limit=5&limit=5`, 'invalid_parameter', 'limit', /more than once/],
  [`${list}?limit=5&Limit=5`, 'invalid_parameter', 'Limit'],
  [`${list}?__proto__=1`, 'invalid_parameter', '__proto__'],
  [`${list}?constructor=1`, 'invalid_parameter', 'constructor'],
  [`${list}?locationId=%ZZ`, 'invalid_parameter', 'locationId', /percent-encoding/],
  [`${list}?locationId=%C3%28`, 'invalid_parameter', 'locationId', /percent-encoding/],
  [`${ADDRESSES.getProject}?include=location`, 'invalid_parameter', 'include'],
  [`${ADDRESSES.listProjects}?include=style`, 'invalid_include', 'include'],
  [`/v1/me?x=1`, 'invalid_parameter', 'x'],
  [`/v1/health?x=1`, 'invalid_parameter', 'x'],
])('%s is %s', async (path, type, param, message = /./) => {
  const answer = await service.request(path, key)
  expectProblem(answer, type)
  expect(answer.json.error?.param).toBe(param)
  expect(answer.json.error?.message).toMatch(message)
})

test('a trailing slash is accepted', async () => {
  expect((await service.request('/v1/projects/', key)).status).toBe(200)
})

test('a valid request id is used, an invalid one is replaced', async () => {
  const idOf = async (id: string) =>
    (await service.request('/v1/health', null, { 'X-Request-Id': id })).headers['x-request-id']
  expect(await idOf('trace-42.a')).toBe('trace-42.a')
  for (const id of ['3f0c2c0e-8f4b-4c5e-9f64-0a3f1c8b8f00', '01ARZ3NDEKTSV4RRFFQ69G5FAV'])
    expect(await idOf(id)).toBe(id)
  const [half, rest] = [key.slice(3, 23), key.slice(23)]
  for (const id of [`${half}-${rest}`, half, `${half.slice(0, 10)}.${half.slice(10)}`])
    expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf('a b')).not.toBe('a b')
  expect(await idOf('x'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/)
})

function sendRaw(text: string): Promise<string> {
  const { port } = new URL(service.url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = createConnection(Number(port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

test.each([
  ['nonsense', 'nonsense\r\n\r\n', '400'],
  ['a bad header', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', '400'],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, '431'],
])('an unreadable request gets the same format of error: %s', async (_what, text, status) => {
  const answer = await sendRaw(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('Content-Type: application/json')
  const { error } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { error: { type: string } }
  expect(error.type).toBe('bad_request')
})

test.each(['//%20@', '//%20@?limit=#', '//[', '//a:b:c/'])(
  'an invalid URL is answered in JSON, not HTML: %s',
  async (path) => {
    const { status, headers, json } = await service.request(path, key)
    expect([status, headers['content-type']]).toEqual([status === 400 ? 400 : 404, 'application/json'])
    expect(['bad_request', 'not_found']).toContain(json.error?.type)
  },
)

test.each([
  ['no Host', ''],
  ['two', 'Host: a\r\nHost: b\r\n'],
  ['two that are equal, in other letters', 'Host: a\r\nHOST: a\r\n'],
])('a request of HTTP/1.1 with %s is refused, also where the answer is in memory', async (_what, hosts) => {
  const page = `Authorization: Bearer ${key}\r\nConnection: close\r\n`
  expect(await sendRaw(`GET /v1/me HTTP/1.1\r\nHost: x\r\n${page}\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  const answer = await sendRaw(`GET /v1/me HTTP/1.1\r\n${hosts}${page}\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('the request must have exactly one Host header')
})

const INVALID_HOSTS = [
  'a b',
  'a\tb',
  'a/b',
  'x@a',
  'a:b',
  'a:80:80',
  '[::1',
  '[a b]',
  'a%2',
  '"a"',
  '<a>',
  '\u00e9',
]
const VALID_HOSTS = [
  '',
  'a',
  'a:',
  'a_b.example:8080',
  '127.0.0.1:80',
  '[::1]',
  '[::1]:80',
  '[v1.a:b]',
  'a%20b',
  'a,b',
]

test.each([...INVALID_HOSTS.map((host) => [host, 400]), ...VALID_HOSTS.map((host) => [host, 200])])(
  'Host: %s is answered %i, also where the answer is in memory',
  async (host, status) => {
    const page = `Authorization: Bearer ${key}\r\nConnection: close\r\n\r\n`
    const answer = await sendRaw(`GET /v1/me HTTP/1.1\r\nHost: ${host}\r\n${page}`)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    if (status === 400) expect(answer).toContain('the Host header must be a host, or a host and a port')
  },
)

test('a request of HTTP/1.0 without Host is answered', async () => {
  expect(await sendRaw('GET /v1/health HTTP/1.0\r\n\r\n')).toContain(
    '{"data":{"status":"ok","version":"v1"}}',
  )
})
