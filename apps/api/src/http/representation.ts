import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Sent one after the other: joining them would copy the page, which costs as much as sending it. */
export type Pieces = readonly (Uint8Array | string)[]

/** What is sent for one address: bytes, headers and compressed copies, each made once on first use. */
export interface Representation {
  readonly pieces: Pieces
  /** Of all pieces, in bytes. */
  readonly length: number
  readonly etag: string
  readonly headers: OutgoingHttpHeaders
  readonly isCompressible: boolean
  /** Responses sent with it, kept for reuse. */
  readonly responses: Map<Form, KeptResponse>
  /** Joins all pieces into one. */
  joined(): Uint8Array
  compressed(encoding: Encoding): Promise<Uint8Array>
  /**
   * Releases its memory after sending if it is not cached. The next page reuses warm memory, and V8, which
   * counts these bytes but frees them late, does not start a full collection.
   */
  release(): void
}

/** How it is sent: uncompressed, compressed, or not at all because the client has it. */
export type Form = Encoding | 'identity' | 'unchanged'

export interface KeptResponse {
  readonly status: number
  /** Alternating names and values of headers that are the same for every caller and request. */
  readonly headers: readonly string[]
  readonly body: Uint8Array | null
  /** The form that Express takes. */
  readonly route: unknown
}

/**
 * Thorough compression in other threads for cached bytes, quick compression for those that may be used once.
 */
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

/** Compressing fewer bytes saves too little for its time. */
const MIN_COMPRESSED_BYTES = 1024
/** Releasing shorter pieces gains nothing, and empty ones may be shared. */
const MIN_RELEASED_BYTES = 4096
const COMPRESSIBLE = /json|text|javascript|svg|xml|wasm|vector-tile/

/** `tag`: the source of the ETag, if known without reading the bytes. */
export function createRepresentation(
  content: Uint8Array | Pieces,
  headers: OutgoingHttpHeaders,
  { effort = 'quick', tag }: { effort?: Effort; tag?: string } = {},
): Representation {
  const copies = new Map<Encoding, Promise<Uint8Array>>()
  const pieces: Pieces = content instanceof Uint8Array ? [content] : content
  const joined = (): Uint8Array => {
    // Plain members: V8 keeps objects with a getter, and their pages, in memory longer.
    const whole = join(made.pieces)
    made.pieces = [whole]
    return whole
  }
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
  const made = {
    pieces,
    length,
    headers,
    isCompressible: length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(String(headers['Content-Type'])),
    etag: weakTag(tag ?? join(pieces)),
    responses: new Map<Form, KeptResponse>(),
    joined,
    compressed(encoding: Encoding) {
      const copy = copies.get(encoding) ?? compressors[encoding](joined(), effort)
      copies.set(encoding, copy)
      return copy
    },
    release: () => made.pieces.forEach(releasePiece),
  }
  return made
}

function releasePiece(piece: Uint8Array | string): void {
  if (typeof piece === 'string') return
  const { buffer, byteLength } = piece
  // A view of a larger buffer must not be released.
  if (byteLength < MIN_RELEASED_BYTES || buffer.byteLength !== byteLength) return
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

function join([only, ...others]: Pieces): Uint8Array {
  if (only instanceof Uint8Array && others.length === 0) return only
  return Buffer.concat([only ?? '', ...others].map(toBytes))
}

/** Weak, since the compressed copies have other bytes. RFC 9110 section 8.8.3. */
const weakTag = (content: string | Uint8Array): string =>
  `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`

const toBytes = (piece: Uint8Array | string): Uint8Array =>
  typeof piece === 'string' ? Buffer.from(piece) : piece
