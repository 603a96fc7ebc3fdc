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
  readonly isCompressible: boolean
  /** Responses that were sent with it, to be sent again. */
  readonly responses: Map<Form, KeptResponse>
  /** All pieces in one; from then on it is the only piece. */
  joined(): Uint8Array
  compressed(encoding: Encoding): Promise<Uint8Array>
  /**
   * Gives its memory back, when it has been sent and nobody keeps it: the next page then goes into memory that is warm, and
   * V8, which counts these bytes but collects them late, has no reason to look through everything it holds.
   */
  release(): void
}

/** How it is sent: as it is, compressed, or not at all, since the caller has it already. */
export type Form = Encoding | 'identity' | 'unchanged'

export interface KeptResponse {
  readonly status: number
  /** Names and values in turn, of headers that are the same for every caller and request. */
  readonly headers: readonly string[]
  readonly body: Uint8Array | null
  /** As Express knows it. */
  readonly route: unknown
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

/** Below this, compressing saves nothing worth its time. */
const WORTH_COMPRESSING = 1024
/** So short a piece is nothing to V8, and may be one for all that are empty. */
const WORTH_GIVING = 4096
const COMPRESSIBLE = /json|text|javascript|svg|xml|wasm/

/** `tag`: what the ETag is made of, where that is known without looking at the bytes. */
export function createRepresentation(
  content: Uint8Array | Pieces,
  headers: OutgoingHttpHeaders,
  { effort = 'quick', tag }: { effort?: Effort; tag?: string } = {},
): Representation {
  const copies = new Map<Encoding, Promise<Uint8Array>>()
  const pieces: Pieces = content instanceof Uint8Array ? [content] : content
  const joined = (): Uint8Array => {
    // Plain members: of objects with a getter V8 makes old objects, and with them of their pages.
    const whole = join(made.pieces)
    made.pieces = [whole]
    return whole
  }
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
  const made = {
    pieces,
    length,
    headers,
    isCompressible: length >= WORTH_COMPRESSING && COMPRESSIBLE.test(String(headers['Content-Type'])),
    etag: weakTag(tag ?? join(pieces)),
    responses: new Map<Form, KeptResponse>(),
    joined,
    compressed(encoding: Encoding) {
      const copy = copies.get(encoding) ?? compressors[encoding](joined(), effort)
      copies.set(encoding, copy)
      return copy
    },
    release: () => made.pieces.forEach(giveBack),
  }
  return made
}

function giveBack(piece: Uint8Array | string): void {
  if (typeof piece === 'string') return
  const { buffer, byteLength } = piece
  // A part of a larger memory is not ours to give.
  if (byteLength < WORTH_GIVING || buffer.byteLength !== byteLength) return
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

function join([only, ...others]: Pieces): Uint8Array {
  if (only instanceof Uint8Array && others.length === 0) return only
  return Buffer.concat([only ?? '', ...others].map(toBytes))
}

/** Weak, since the compressed copies are the same thing in other bytes. RFC 9110 section 8.8.3. */
const weakTag = (content: string | Uint8Array): string =>
  `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`

const toBytes = (piece: Uint8Array | string): Uint8Array =>
  typeof piece === 'string' ? Buffer.from(piece) : piece
