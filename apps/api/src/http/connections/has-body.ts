import type { IncomingMessage } from 'node:http'

/** Whether a request announces a body; `Content-Length: 0` is none. RFC 9112 section 6.3. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  const { 'content-length': length } = headers
  return length !== undefined && Number(length) !== 0
}
