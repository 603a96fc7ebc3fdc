import { createConnection, type Socket } from 'node:net'

/** An answer as received. */
export interface RawAnswer {
  readonly status: number
  readonly type: string
  /** Content-Encoding; empty: none. */
  readonly encoding: string
  /** `X-Request-Id`. */
  readonly id: string
  readonly body: string
}

export interface RawSocket {
  readonly socket: Socket
  /** All bytes received so far. */
  text(): string
  /** Resolves when the server has ended or destroyed the connection. */
  readonly ended: Promise<string>
}

/** Sends these bytes only. `halfOpen`: ends the own side after them. */
export function openRaw(url: string, bytes: string | Uint8Array, halfOpen = false): RawSocket {
  const { hostname, port } = new URL(url)
  let text = ''
  const socket = createConnection(Number(port), hostname, () => {
    if (halfOpen) socket.end(bytes)
    else socket.write(bytes)
  })
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(text)).on('error', () => undefined)
  })
  return { socket, text: () => text, ended }
}

const HEAD = /HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n/g

interface Body {
  readonly body: string
  /** Where the next answer begins. */
  readonly end: number
}

const readLength = (text: string, start: number, length: number): Body => ({
  body: text.slice(start, start + length),
  end: start + length,
})

const CHUNK = /([0-9a-f]+)\r\n/gy

/** RFC 9112, 7.1. An incomplete answer ends where the bytes do. */
function readChunks(text: string, start: number): Body {
  let body = ''
  CHUNK.lastIndex = start
  for (let chunk = CHUNK.exec(text); chunk; chunk = CHUNK.exec(text)) {
    const length = parseInt(chunk[1] ?? '', 16)
    const end = CHUNK.lastIndex + length + '\r\n'.length
    if (length === 0) return { body, end }
    body += text.slice(CHUNK.lastIndex, CHUNK.lastIndex + length)
    CHUNK.lastIndex = end
  }
  return { body, end: text.length }
}

/**
 * Splits the received bytes into answers by their lengths or chunks. HEAD is not supported, since its length
 * has no body. Interim responses are left out.
 */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  HEAD.lastIndex = 0
  for (let match = HEAD.exec(text); match; match = HEAD.exec(text)) {
    const [, status = '', headers = ''] = match
    if (status.startsWith('1')) continue
    const header = (name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(headers)?.[1] ?? ''
    const isChunked = header('Transfer-Encoding') === 'chunked'
    const { body, end } = isChunked
      ? readChunks(text, HEAD.lastIndex)
      : readLength(text, HEAD.lastIndex, Number(header('Content-Length')))
    HEAD.lastIndex = end
    answers.push({
      status: Number(status),
      type: header('Content-Type'),
      encoding: header('Content-Encoding'),
      id: header('X-Request-Id'),
      body,
    })
  }
  return answers
}
