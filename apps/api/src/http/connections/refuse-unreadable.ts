import type { Duplex } from 'node:stream'
import { problemText } from '../problem.ts'

/**
 * Input that is not valid HTTP never reaches a handler; it gets the same format of error. `closeSoon`: closes
 * the stream once everything has been written.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, stream: Duplex, closeSoon: () => void): void {
  if (error.code === 'ECONNRESET' || !stream.writable) {
    stream.destroy()
    return
  }
  const [status, message] = UNREADABLE[error.code ?? ''] ?? NOT_HTTP
  const body = problemText(message)
  stream.write(
    `HTTP/1.1 ${status}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  )
  closeSoon()
}

const NOT_HTTP = ['400 Bad Request', 'the request cannot be read as HTTP'] as const

const UNREADABLE: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the address or the headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request took too long to arrive'],
}
