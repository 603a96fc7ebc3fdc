import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { setSentBody } from './connections/sent-body.ts'
import { ENCODINGS, type Encoding, type Form, type Representation } from './representation.ts'

/** Sends 200, or 304 if the client has it already. Returns how it was sent. */
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
    setSentBody(response, compressed ?? representation)
    for (const piece of compressed ? [compressed] : representation.pieces) response.write(piece)
  }
  response.end()
  return form
}

/** Chooses by the request's `Accept-Encoding` and conditional headers. */
export function chooseForm({ headers }: IncomingMessage, representation: Representation): Form {
  if (fresh(headers, { etag: representation.etag })) return 'unchanged'
  return chooseEncoding({ headers }, representation)
}

/** `identity`: uncompressed, since it is short, not text, or the client accepts no other. */
export function chooseEncoding(
  { headers }: Pick<IncomingMessage, 'headers'>,
  page: Representation,
): Encoding | 'identity' {
  if (!page.isCompressible) return 'identity'
  const accepted = headers['accept-encoding'] ?? ''
  const known = knownEncodings.get(accepted)
  if (known !== undefined) return known
  const preferred = preferredEncoding(accepted)
  if (accepted.length <= MAX_KEPT_CHARACTERS) knownEncodings.set(accepted, preferred)
  return preferred
}

/** Cached by `Accept-Encoding`, of which clients send few forms; other forms may be of any number. */
export const knownEncodings = new LRUCache<string, Encoding | 'identity'>({ max: 1000 })
/** Characters of a header. */
const MAX_KEPT_CHARACTERS = 100

/** The encoding of the highest weight; of equals, the first of ENCODINGS. RFC 9110 section 12.5.3. */
function preferredEncoding(accepted: string): Encoding | 'identity' {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const [best] = negotiator.encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS })
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity'
}

/** `preferred` is documented since negotiator 1.0; its types do not include it yet. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options?: { readonly preferred: readonly string[] }): string[]
}
