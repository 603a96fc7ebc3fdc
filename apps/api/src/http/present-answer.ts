import type { OutgoingHttpHeaders } from 'node:http'
import { TILE_MEDIA_TYPE, WORDS_WHOLE_HEADER } from '@groundsheet/contract'
import type { Answer } from './answer.ts'
import { writeCursor, writePairCursor, type CursorPair } from './cursor.ts'
import { createRepresentation, type Representation } from './representation.ts'

interface Presentation {
  readonly address: string
  /** What cursors are bound to. */
  readonly list: readonly unknown[]
  readonly tag: string | undefined
}

const JSON_HEADERS: OutgoingHttpHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization, Accept-Encoding, Origin',
}

const TILE_HEADERS: OutgoingHttpHeaders = { ...JSON_HEADERS, 'Content-Type': TILE_MEDIA_TYPE }

/** Icons are uploaded files: a browser may draw them and nothing else, even when opened alone. */
const SVG_HEADERS: OutgoingHttpHeaders = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'private, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Authorization, Accept-Encoding, Origin',
}

/** Wraps an answer in the envelope of the contract. */
export function presentAnswer(answer: Answer, { address, list, tag }: Presentation): Representation {
  const tagged = tag === undefined ? {} : { tag }
  if (answer.kind === 'svg') return createRepresentation(Buffer.from(answer.svg), SVG_HEADERS, tagged)
  if (answer.kind === 'tile') return createRepresentation(answer.tile, tileHeaders(answer), tagged)
  if (answer.kind === 'document') return createRepresentation(answer.json, JSON_HEADERS, tagged)
  if (answer.kind === 'object') {
    return createRepresentation(['{"data":', answer.json, '}'], JSON_HEADERS, tagged)
  }
  const { page, table } = answer
  const nextCursor = page.next === null ? null : cursorOf(page.next, list)
  const { areWordsWhole } = page
  const meta = JSON.stringify({ nextCursor, table, areWordsWhole })
  const headers =
    nextCursor === null ? JSON_HEADERS : { ...JSON_HEADERS, Link: nextLink(address, nextCursor) }
  return createRepresentation(['{"data":[', page.items, `],"meta":${meta}}`], headers, tagged)
}

/** A vector tile has no place for what holds for all of it. */
const tileHeaders = ({ areWordsWhole }: Answer & { kind: 'tile' }): OutgoingHttpHeaders =>
  areWordsWhole === undefined
    ? TILE_HEADERS
    : { ...TILE_HEADERS, [WORDS_WHOLE_HEADER]: String(areWordsWhole) }

const cursorOf = (next: number | CursorPair, list: readonly unknown[]): string =>
  typeof next === 'number' ? writeCursor(next, list) : writePairCursor(next, list)

/** RFC 8288; relative, so that it is correct behind any proxy. */
function nextLink(address: string, cursor: string): string {
  const [path = '', ...query] = address.split('?')
  const next = new URLSearchParams(query.join('?'))
  next.set('cursor', cursor)
  return `<${path}?${next.toString()}>; rel="next"`
}
