import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hasBody } from './has-body.ts'
import type { Body, ConnectionUse } from './connection-memory.ts'
import { PacedConnection } from './paced-connection.ts'
import { probeClient } from './probe-client.ts'
import { sentBody } from './sent-body.ts'
import type { Defer } from './task-queue.ts'

/** Requests that a client may send before its answer when the parser reads the socket directly. */
export const MAX_WAITING_REQUESTS = 100

/** Memory of a waiting request with its response, in bytes: two small objects. */
const REQUEST_SIZE_BYTES = 4000

/** Memory for each byte of a head: 90 kB were measured for one of 12 kB with 480 headers, parsed or not. */
const MEMORY_BYTES_PER_HEAD_BYTE = 10

/** A request, and the function to call when it may be answered. */
export type Handle = (request: IncomingMessage, response: ServerResponse, connection: Connection) => void

/** What connections of a server share. */
export interface ServerParts {
  readonly handle: Handle
  /** The id of the key that a request has shown; null: none yet. */
  readonly keyIdOf: (request: IncomingMessage) => string | null
  readonly defer: Defer
  /** Longer heads are refused by the parser. */
  readonly maxHeadBytes: number
  /** Reads a socket directly for a connection. */
  readonly readDirectly: (socket: Socket, connection: Connection) => void
  readonly onTooManyWaiting: () => void
}

type Exchange = readonly [request: IncomingMessage, response: ServerResponse]

/** One client, whose requests are answered in order, one at a time. */
export class Connection implements ConnectionUse {
  #stream: PacedConnection | Socket
  /** If the socket is read directly: bytes read at its last answer, and the time of that. */
  #answered = { bytesRead: 0, at: 0 }
  readonly #parts: ServerParts
  readonly #waiting: Exchange[] = []
  #current: Exchange | null = null
  #currentSince = 0
  #isTrusted = false
  #isLastRequest = false

  constructor(stream: PacedConnection, parts: ServerParts) {
    this.#stream = stream
    this.#parts = parts
    stream.on('clientEnd', () => this.#onClientEnd())
  }

  get since(): number | null {
    if (this.#current) return this.#currentSince
    if (this.requestBytes === 0) return null
    return this.#stream instanceof PacedConnection ? this.#stream.requestSince : this.#answered.at
  }

  get requestBytes(): number {
    const { head, rest } = this.#receivedBytes()
    const requests = this.#waiting.length + 1
    const headBytes = Math.min(head, requests * this.#parts.maxHeadBytes)
    return headBytes * MEMORY_BYTES_PER_HEAD_BYTE + rest + this.#waiting.length * REQUEST_SIZE_BYTES
  }

  get body(): Body | null {
    const [, response] = this.#current ?? []
    return response ? sentBody(response) : null
  }

  get keyId(): string | null {
    return this.#current && this.#parts.keyIdOf(this.#current[0])
  }

  get unsentBytes(): number {
    return this.#stream.writableLength
  }

  /** Whether this answer is the last one, so that nothing after its request is read. */
  get isLastRequest(): boolean {
    return this.#isLastRequest
  }

  /**
   * From the next request on, Node's HTTP parser reads the socket directly: faster, with less protection.
   * Node then closes a connection whose client ends its side, without the answers that are not sent yet.
   */
  trust(): void {
    this.#isTrusted = true
  }

  destroy(): void {
    this.#stream.destroy()
  }

  /** Stops reading, and closes once everything has been written. */
  closeSoon(): void {
    this.#stopReading()
    this.#stream.destroySoon()
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    // Node reads what follows a body only after the body, and no request of this service needs one.
    if (this.#isLastRequest) return
    if (hasBody(request) || this.#mayLoseNext(request)) {
      response.setHeader('Connection', 'close')
      this.#stopReading()
    }
    if (!this.#current) {
      this.#begin([request, response])
      return
    }
    if (this.#waiting.length < MAX_WAITING_REQUESTS) {
      this.#waiting.push([request, response])
      return
    }
    // The parser continues with bytes it already has, so more requests will follow.
    if (this.#stream.destroyed) return
    this.destroy()
    this.#parts.onTooManyWaiting()
  }

  /** If Node's parser reads the socket directly, it drops what follows a request with `Upgrade`. */
  #mayLoseNext({ headers }: IncomingMessage): boolean {
    return headers.upgrade !== undefined && !(this.#stream instanceof PacedConnection)
  }

  /** Bytes of unanswered requests, inside the parser and before it. */
  #receivedBytes(): { head: number; rest: number } {
    const stream = this.#stream
    return stream instanceof PacedConnection
      ? { head: stream.requestBytes, rest: stream.undeliveredBytes }
      : { head: stream.bytesRead - this.#answered.bytesRead, rest: 0 }
  }

  #stopReading(): void {
    this.#isLastRequest = true
    if (this.#stream instanceof PacedConnection) this.#stream.stop()
    else this.#stream.pause()
  }

  #begin(exchange: Exchange): void {
    const [request, response] = exchange
    this.#current = exchange
    this.#currentSince = performance.now()
    if (this.#stream instanceof PacedConnection) this.#stream.hold()
    response.on('close', this.#onAnswered)
    if (this.#stream instanceof PacedConnection && this.#stream.hasClientEnded) probeClient(request, response)
    this.#parts.handle(request, response, this)
  }

  #onClientEnd(): void {
    if (this.#current) probeClient(...this.#current)
  }

  readonly #onAnswered = (): void => {
    const answered = this.#current
    const next = this.#stream.destroyed ? null : (this.#waiting.shift() ?? null)
    this.#current = next
    if (next) this.#parts.defer(() => this.#stream.destroyed || this.#begin(next))
    else if (!this.#isLastRequest) this.#readOn(this.#stream, answered)
  }

  #readOn(stream: PacedConnection | Socket, answered: Exchange | null): void {
    if (!(stream instanceof PacedConnection)) {
      this.#answered = { bytesRead: stream.bytesRead, at: performance.now() }
      return
    }
    // An incomplete request is kept by the parser and would be lost with the stream.
    const socket = this.#isTrusted && answered?.[0].complete ? stream.detach() : null
    if (!socket) {
      stream.release()
      return
    }
    this.#stream = socket
    this.#answered = { bytesRead: socket.bytesRead, at: performance.now() }
    this.#parts.readDirectly(socket, this)
  }
}
