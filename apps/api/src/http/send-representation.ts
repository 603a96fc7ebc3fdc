import type { Request, Response } from 'express'
import { ENCODINGS, type Encoding, type Representation } from './representation.ts'

/** Below this, compressing saves nothing worth its time. */
const WORTH_COMPRESSING = 1024

/** Sends 200, or 304 where the caller has it already. */
export async function sendRepresentation(
  request: Request,
  response: Response,
  representation: Representation,
): Promise<void> {
  response.setHeader('ETag', representation.etag)
  for (const [name, value] of Object.entries(representation.headers)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  if (holds(request.headers['if-none-match'], representation.etag)) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  const encoding = chooseEncoding(request, representation)
  const compressed = encoding === null ? null : await representation.compressed(encoding)
  if (encoding !== null) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', compressed?.length ?? representation.length)
  response.writeHead(200)
  if (request.method !== 'HEAD') {
    for (const piece of compressed ? [compressed] : representation.pieces) response.write(piece)
  }
  response.end()
}

/** Weak comparison, as RFC 9110 section 13.1.2 asks of If-None-Match. */
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** Null: as it is, since it is short, no text, or the caller takes no other. */
export function chooseEncoding(request: Request, { length, headers }: Representation): Encoding | null {
  const compressible = /json|text|javascript|svg|xml|wasm/.test(String(headers['Content-Type']))
  if (length < WORTH_COMPRESSING || !compressible) return null
  return preferredEncoding(request.headers['accept-encoding'] ?? '')
}

/** The encoding the caller weighs highest; brotli where it does not care. RFC 9110 section 12.5.3. */
function preferredEncoding(accepted: string): Encoding | null {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const weigh = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = ENCODINGS.filter((name) => weigh(name) > 0).sort((a, b) => weigh(b) - weigh(a))
  return best !== undefined && weigh(best) >= (weights.get('identity') ?? 0) ? best : null
}
