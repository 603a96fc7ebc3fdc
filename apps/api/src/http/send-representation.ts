import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { SendsBody } from './connections/connection.ts'
import { ENCODINGS, type Encoding, type Form, type Representation } from './representation.ts'

/** Sends 200, or 304 where the caller has it already. Says how it was sent. */
export async function sendRepresentation(
  request: Request,
  response: Response,
  representation: Representation,
): Promise<Form> {
  response.setHeader('ETag', representation.etag)
  for (const [name, value] of Object.entries(representation.headers)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  const form = chooseForm(request, representation)
  if (form === 'unchanged') {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return form
  }
  const compressed = form === 'identity' ? null : await representation.compressed(form)
  if (form !== 'identity') response.setHeader('Content-Encoding', form)
  response.setHeader('Content-Length', compressed?.length ?? representation.length)
  response.writeHead(200)
  if (request.method !== 'HEAD') {
    ;(response as Response & SendsBody).body = compressed ?? representation
    for (const piece of compressed ? [compressed] : representation.pieces) response.write(piece)
  }
  response.end()
  return form
}

/** How a request is answered with this: by what it accepts, and by what it says that it has. */
export function chooseForm(request: IncomingMessage, representation: Representation): Form {
  if (holds(request.headers['if-none-match'], representation.etag)) return 'unchanged'
  return chooseEncoding(request, representation) ?? 'identity'
}

/** Weak comparison, as RFC 9110 section 13.1.2 asks of If-None-Match. */
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  if (header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** Null: as it is, since it is short, no text, or the caller takes no other. */
export function chooseEncoding({ headers }: IncomingMessage, page: Representation): Encoding | null {
  if (!page.isCompressible) return null
  const accepted = headers['accept-encoding'] ?? ''
  const known = preferences.get(accepted)
  if (known !== undefined) return known
  const preferred = preferredEncoding(accepted)
  if (accepted.length <= LONGEST_TEXT && preferences.size < MOST_TEXTS) preferences.set(accepted, preferred)
  return preferred
}

/** There are few texts that browsers and programs send; others may send any. */
const preferences = new Map<string, Encoding | null>()
const MOST_TEXTS = 1000
const LONGEST_TEXT = 100

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
