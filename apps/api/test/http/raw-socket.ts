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

/**
 * Splits the received bytes into answers by their lengths. HEAD is not supported, since its length has no
 * body.
 */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  HEAD.lastIndex = 0
  for (let match = HEAD.exec(text); match; match = HEAD.exec(text)) {
    const [, status = '', headers = ''] = match
    const header = (name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(headers)?.[1] ?? ''
    const length = Number(header('Content-Length'))
    const body = text.slice(HEAD.lastIndex, HEAD.lastIndex + length)
    HEAD.lastIndex += length
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
