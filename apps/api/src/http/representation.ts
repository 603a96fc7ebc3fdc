import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Sent one after the other: joined, a page would be copied once more, which costs as much as sending it. */
export type Pieces = readonly (Uint8Array | string)[]

/** What is sent for one address: its bytes, headers, and compressed copies, each made once when first wanted. */
export interface Representation {
  readonly pieces: Pieces
  /** Of all pieces, in bytes. */
  readonly length: number
  readonly etag: string
  readonly headers: OutgoingHttpHeaders
  compressed(encoding: Encoding): Promise<Uint8Array>
}

/** Compressing in other threads for bytes that live long, or quickly for those that may be asked for once. */
export type Effort = 'quick' | 'thorough'

const BROTLI = { quick: 1, thorough: 8 }
const GZIP = { quick: 1, thorough: 9 }

const compressors: Record<Encoding, (body: Uint8Array, effort: Effort) => Promise<Uint8Array>> = {
  br: (body, effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body, effort) => promisify(gzip)(body, { level: GZIP[effort] }),
}

/** `tag`: what the ETag is made of, where that is known without looking at the bytes. */
export function createRepresentation(
  content: Uint8Array | Pieces,
  headers: OutgoingHttpHeaders,
  { effort = 'quick', tag }: { effort?: Effort; tag?: string } = {},
): Representation {
  const copies = new Map<Encoding, Promise<Uint8Array>>()
  const pieces = content instanceof Uint8Array ? [content] : content
  const join = () => Buffer.concat(pieces.map(toBytes))
  return {
    pieces,
    length: pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0),
    headers,
    etag: weakTag(tag ?? join()),
    compressed(encoding) {
      const copy = copies.get(encoding) ?? compressors[encoding](join(), effort)
      copies.set(encoding, copy)
      return copy
    },
  }
}

/** Weak, since the compressed copies are the same thing in other bytes. RFC 9110 section 8.8.3. */
const weakTag = (content: string | Uint8Array): string =>
  `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`

const toBytes = (piece: Uint8Array | string): Uint8Array =>
  typeof piece === 'string' ? Buffer.from(piece) : piece
