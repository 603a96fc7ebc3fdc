import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HARBOUR, HOLE, makeKey, PUMP } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { openRaw, readAnswers, type RawAnswer } from './raw-socket.ts'
import { startTestService, type TestService } from './test-service.ts'
import { RUNS, TIMEOUT_MS, visible, value } from './hostile-requests.ts'

let service: TestService
let key = ''

beforeAll(async () => {
  service = await startTestService({ rateLimit: 1_000_000_000 })
  key = await makeKey(service.database)
})

afterAll(() => service.close())
afterEach(async () => expect((await service.ask('/v1/health')).status).toBe(200))

/** For any request: no server error, no incomplete answer, no page that a browser would run. */
function expectOrderly({ status, type, encoding, body }: RawAnswer): void {
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  expect(type).toMatch(
    status === 304 || status === 204
      ? /^$/
      : new RegExp(
          String.raw`^(application/((geo|schema|vnd\.oai\.openapi)\+)?json(;version=3\.0)?|image/svg\+xml|` +
            String.raw`application/vnd\.mapbox-vector-tile|text/html; charset=utf-8)$`,
        ),
  )
  if (type.includes('json') && encoding === '') expect(() => JSON.parse(body) as unknown).not.toThrow()
  // Pages are never errors.
  if (type.startsWith('text/html')) expect(status).toBe(200)
}

/** One request as bytes, with the connection ended after it, so that the answer has an end. */
async function sendRaw(bytes: string | Uint8Array): Promise<RawAnswer[]> {
  const { ended } = openRaw(service.url, bytes, true)
  return readAnswers(await ended)
}

const request = (target: string, headers: readonly string[] = [], method = 'GET'): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n')

const authorised = () => `Authorization: Bearer ${key}`

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'v1',
      'ogc',
      'collections',
      'holes',
      'items',
      'projects',
      'locations',
      'tables',
      'media',
      'markers',
      'tiles',
      'search',
      'styles',
      'GEOL',
      HARBOUR,
      HOLE,
      PUMP,
      '',
      '.',
      '..',
      '%2e%2e',
    ],
    ...[
      '%2f',
      '%5c',
      '%00',
      '%',
      '%ZZ',
      '%c0%af',
      '%ff',
      '*',
      '~',
      ';',
      '__proto__',
      'constructor',
      'x'.repeat(3000),
    ],
  ),
  fc.string({ maxLength: 40 }).map(visible),
  fc.string({ unit: 'binary', maxLength: 20 }).map(visible),
)

const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('/')}`)

/** Texts that URL parsers reject. */
const target = fc.oneof(
  path,
  fc
    .tuple(fc.constantFrom('//', '///', '//@', '//%20@', '//[', '//a:', 'http://', '*', 'x:'), path)
    .map((parts) => parts.join('')),
)

const NAMES = [
  'limit',
  'cursor',
  'sort',
  'updatedSince',
  'include',
  'q',
  'locationId',
  ...[
    'bbox',
    'near',
    'radius',
    'projectId',
    'datetime',
    'f',
    'key',
    'crs',
    'bbox-crs',
    'filter',
    'filter-lang',
    'filter-crs',
    'sortby',
    'properties',
  ],
  '__proto__',
  'toString',
  '',
  'limit[]',
]

const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), value, fc.constantFrom('=', '', '==')), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, text, sign]) => name + sign + text).join('&'))

const OGC_ADDRESSES = [
  '/ogc',
  '/ogc/api',
  '/ogc/collections/holes/items',
  ...['', '/items', `/items/${HOLE}`].map((end) => `/ogc/${HARBOUR}/collections/holes${end}`),
  `/ogc/${HARBOUR}/collections/GEOL/items`,
  `/ogc/${HARBOUR}/collections/groups/items`,
  ...['schema', 'queryables', 'sortables'].map((kind) => `/ogc/${HARBOUR}/collections/holes/${kind}`),
]

describe('the service answers as described: addresses', () => {
  test('for any path, with and without a key', { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(target, query, fc.boolean(), async (requested, text, withKey) => {
        const answers = await sendRaw(request(`${requested}?${text}`, withKey ? [authorised()] : []))
        expect(answers).toHaveLength(1)
        answers.forEach(expectOrderly)
      }),
      { numRuns: RUNS },
    )
  })

  test('for any parameters of an operation', { timeout: TIMEOUT_MS }, async () => {
    const operation = fc.constantFrom(...OPERATION_IDS)
    await fc.assert(
      fc.asyncProperty(operation, query, async (id, text) => {
        const answers = await sendRaw(request(`${ADDRESSES[id]}?${text}`, [authorised()]))
        expect(answers).toHaveLength(1)
        answers.forEach(expectOrderly)
      }),
      { numRuns: RUNS },
    )
  })

  test('for any parameters of features', { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...OGC_ADDRESSES), query, async (address, text) => {
        const answers = await sendRaw(request(`${address}?${text}`, [authorised()]))
        expect(answers).toHaveLength(1)
        answers.forEach(expectOrderly)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('the service answers as described: headers', () => {
  test('for any headers', { timeout: TIMEOUT_MS }, async () => {
    const name = fc.constantFrom(
      ...[
        'Accept',
        'Accept-Encoding',
        'Authorization',
        'If-None-Match',
        'If-Modified-Since',
        'Range',
        'Origin',
        'Cookie',
      ],
      ...[
        'X-Request-Id',
        'X-Forwarded-For',
        'Forwarded',
        'Expect',
        'Upgrade',
        'Content-Length',
        'Content-Type',
        'TE',
        'Host',
      ],
    )
    const text = fc.oneof(
      fc.constantFrom(
        '',
        '*',
        '100-continue',
        'websocket',
        'bytes=0-',
        '-1',
        '0',
        'W/"',
        '"a", "b"',
        'Bearer ',
        'null',
        '1'.repeat(5000),
      ),
      fc.string({ maxLength: 60 }).map((one) => one.replaceAll(/[^\x20-\x7e]/g, '')),
      fc.uint8Array({ maxLength: 30 }).map((bytes) =>
        Buffer.from(bytes)
          .toString('latin1')
          .replaceAll(/[\r\n\0]/g, ''),
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, text), { maxLength: 6 }),
        fc.constantFrom(...OPERATION_IDS),
        async (pairs, id) => {
          const headers = [authorised(), ...pairs.map(([one, other]) => `${one}: ${other}`)]
          const answers = await sendRaw(Buffer.from(request(ADDRESSES[id], headers), 'latin1'))
          expect(answers.length).toBeGreaterThan(0)
          answers.forEach(expectOrderly)
        },
      ),
      { numRuns: RUNS },
    )
  })
})

describe('the service answers as described: encodings and bytes', () => {
  test(
    'for any Accept-Encoding, with the same content after decompression',
    { timeout: TIMEOUT_MS },
    async () => {
      const weight = fc.constantFrom(
        '',
        ';q=0',
        ';q=1',
        ';q=0.001',
        ';q=',
        ';q=x',
        ';q=-1',
        ';q=1;q=0',
        '; Q=0.5',
        ';level=9',
      )
      const coding = fc.constantFrom(
        'gzip',
        'br',
        'deflate',
        'identity',
        '*',
        'zstd',
        'GZIP',
        'x-gzip',
        '',
        ' ',
        'compress',
        'gzip\t',
      )
      const offer = fc
        .array(fc.tuple(coding, weight), { maxLength: 6 })
        .map((all) => all.map((one) => one.join('')).join(','))
      const plain = await (
        await fetch(service.url + ADDRESSES.listLocations, {
          headers: { Authorization: `Bearer ${key}`, 'Accept-Encoding': 'identity' },
        })
      ).text()
      await fc.assert(
        fc.asyncProperty(offer, async (accepted) => {
          // fetch decompresses by Content-Encoding.
          const answer = await fetch(service.url + ADDRESSES.listLocations, {
            headers: { Authorization: `Bearer ${key}`, 'Accept-Encoding': accepted },
          })
          expect(answer.status).toBe(200)
          expect(await answer.text()).toBe(plain)
        }),
        { numRuns: RUNS },
      )
    },
  )

  test('for any bytes in place of a request', { timeout: TIMEOUT_MS }, async () => {
    const start = fc.constantFrom(
      '',
      'GET ',
      'GET / HTTP/1.1\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00',
    )
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (text, bytes) => {
        const answers = await sendRaw(Buffer.concat([Buffer.from(text, 'latin1'), bytes]))
        answers.forEach(expectOrderly)
      }),
      { numRuns: RUNS },
    )
  })
})
