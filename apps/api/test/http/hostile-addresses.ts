import fc from 'fast-check'
import { expect } from 'vitest'
import { HARBOUR, HOLE, PUMP } from '../seed-world.ts'
import { type RawAnswer } from './raw-socket.ts'
import { visible, value } from './hostile-requests.ts'

/** For any request: no server error, no incomplete answer, no page that a browser would run. */
export function expectValidAnswer({ status, type, encoding, body }: RawAnswer): void {
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

export const request = (target: string, headers: readonly string[] = [], method = 'GET'): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n')

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
export const target = fc.oneof(
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

export const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), value, fc.constantFrom('=', '', '==')), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, text, sign]) => name + sign + text).join('&'))

export const OGC_ADDRESSES = [
  '/ogc',
  '/ogc/api',
  '/ogc/collections/holes/items',
  ...['', '/items', `/items/${HOLE}`].map((end) => `/ogc/${HARBOUR}/collections/holes${end}`),
  `/ogc/${HARBOUR}/collections/GEOL/items`,
  `/ogc/${HARBOUR}/collections/groups/items`,
  ...['schema', 'queryables', 'sortables'].map((kind) => `/ogc/${HARBOUR}/collections/holes/${kind}`),
]
