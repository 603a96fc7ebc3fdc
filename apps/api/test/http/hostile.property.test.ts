import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { operations, scopeNames } from '@groundsheet/contract'
import { HARBOUR, HOLE, makeKey, PUMP } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { openRaw, readAnswers, type RawAnswer } from './raw-socket.ts'
import { startTestService, type TestService } from './test-service.ts'

/** Runs of each property: `HOSTILE=20000 npx vitest run hostile` for a long run. */
const RUNS = Number(process.env.HOSTILE ?? 150)
const TIMEOUT_MS = 60_000 + RUNS * 100

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

/** Text without separators of HTTP, so that it reaches the program. */
const visible = (text: string): string => text.replaceAll(/[^\x21-\x7e]/g, encodeURIComponentSafely)
function encodeURIComponentSafely(letter: string): string {
  return [...Buffer.from(letter)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

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
const VALUES = [
  '0',
  '-1',
  '1e9',
  '999999999999999999999',
  'NaN',
  'style',
  'style,style',
  'created',
  '2026-01-01',
  '%',
  '%ff',
  '+',
  "' OR 1=1--",
  '-1,50,2,60',
  '1,2,3,4,5,6',
  '170,-90,-170,90',
  '2026-01-01/..',
  'http://www.opengis.net/def/crs/EPSG/0/27700',
  "locationId LIKE 'BH%25'",
  'S_INTERSECTS(geometry,POLYGON((0 0,1 0,1 1,0 0)))',
  '('.repeat(2000),
  '"made+ground"+-sand*',
  '%22)+NOT+owner:*',
  '-groundLevel,locationId',
]
const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string().map(visible),
  fc.string({ unit: 'binary' }).map(visible),
)
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

describe('the service answers as described', () => {
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

describe('a cursor', () => {
  const lists = OPERATION_IDS.filter((id) => 'cursor' in operations[id].parameters).map(
    (id) => [id, ADDRESSES[id]] as const,
  )

  /** Cursors returned by the lists, by address. */
  async function realCursors(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const [, address] of lists) {
      const { json } = await service.ask(`${address}?limit=1`, key)
      const cursor = json.meta?.nextCursor
      if (typeof cursor === 'string') found.set(address, cursor)
    }
    expect(found.size).toBeGreaterThan(4)
    return found
  }

  test('with a changed bit, missing or extra characters is refused', { timeout: TIMEOUT_MS }, async () => {
    const cursors = [...(await realCursors())]
    const damage = fc.oneof(
      fc.record({ kind: fc.constant('bit' as const), at: fc.nat(15 * 8 - 1) }),
      fc.record({ kind: fc.constant('cut' as const), at: fc.nat(19) }),
      fc.record({ kind: fc.constant('grown' as const), at: fc.nat(19) }),
      fc.record({ kind: fc.constant('case' as const), at: fc.nat(19) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cursors), damage, async ([address, cursor], { kind, at }) => {
        const changed = DAMAGE[kind](cursor, at)
        fc.pre(changed !== cursor)
        const { status, json } = await service.ask(`${address}?limit=1&cursor=${changed}`, key)
        expect([status, json.error?.type]).toEqual([400, 'invalid_cursor'])
      }),
      { numRuns: RUNS },
    )
  })

  const DAMAGE = {
    bit(cursor: string, at: number): string {
      const bytes = Buffer.from(cursor, 'base64url')
      bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at & 7)), at >> 3)
      return bytes.toString('base64url')
    },
    cut: (cursor: string, at: number) => cursor.slice(0, at),
    grown: (cursor: string, at: number) => cursor + cursor.slice(0, at + 1),
    case(cursor: string, at: number): string {
      const letter = cursor.charAt(at)
      const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
      return cursor.slice(0, at) + other + cursor.slice(at + 1)
    },
  }

  const FURTHER: readonly (readonly [name: string, value: string])[] = [
    ['sort', '-created'],
    ['updatedSince', '2020-01-01'],
    ['since', '2020-01-01'],
    ['q', 'h'],
    ['bbox', '-10,40,10,60'],
    ['projectId', HARBOUR],
  ]
  const asQuery = ([name, value]: (typeof FURTHER)[number]) => `&${name}=${value}`

  test('of one list, sort or filter is refused for any other', async () => {
    const cursors = await realCursors()
    for (const [from, cursor] of cursors) {
      for (const [id, address] of lists) {
        const further = FURTHER.filter(([name]) => name in operations[id].parameters).map(asQuery)
        // Searches have an order of their own.
        const queries = ['', ...further].map((text) =>
          id === 'search' ? text.replace('&sort=-created', '&sort=relevance') : text,
        )
        for (const text of address === from ? queries.slice(1) : queries) {
          const { json } = await service.ask(`${address}?limit=1&cursor=${cursor}${text}`, key)
          expect(json.error?.type, `${from} on ${address}${text}`).toBe('invalid_cursor')
        }
      }
    }
  })

  test('gives no access beyond that of the key', async () => {
    const poor = await makeKey(service.database, {
      scopes: scopeNames.filter((scope) => scope !== 'map:read'),
    })
    const cursor = (await realCursors()).get(ADDRESSES.listBoundaries) ?? ''
    expect((await service.ask(`${ADDRESSES.listBoundaries}?cursor=${cursor}`, poor)).status).toBe(403)
    expect((await service.ask(`${ADDRESSES.listBoundaries}?cursor=${cursor}`)).status).toBe(401)
  })
})
