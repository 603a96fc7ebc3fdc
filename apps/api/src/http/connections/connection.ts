import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { hasBody } from './has-body.ts'
import type { Body, Holder } from './measure-held.ts'
import { PacedConnection } from './paced-connection.ts'
import type { Defer } from './task-queue.ts'

/** A response that tells what it sends, once it does. */
export interface SendsBody {
  body: Body | null
}

/** Requests that a client may send ahead of its answer where the parser reads the socket directly. */
export const MAX_WAITING_REQUESTS = 100

/** Memory of a request that waits, with its response, in bytes: two small objects and the headers. */
const REQUEST_SIZE_BYTES = 4000

/** A request, and what is called to answer it. */
export type Handle = (request: IncomingMessage, response: ServerResponse, connection: Connection) => void

/** What connections of a server have in common. */
export interface ServerParts {
  readonly handle: Handle
  readonly defer: Defer
  /** Reads a socket directly for a connection. */
  readonly readDirectly: (socket: Socket, connection: Connection) => void
  readonly onTooManyWaiting: () => void
}

type Exchange = readonly [request: IncomingMessage, response: ServerResponse]

/** One client, whose requests are answered in order, one at a time. */
export class Connection implements Holder {
  #stream: Duplex
  readonly #parts: ServerParts
  readonly #waiting: Exchange[] = []
  #current: Exchange | null = null
  #currentSince = 0
  #isTrusted = false
  #isLastRequest = false

  constructor(stream: PacedConnection, parts: ServerParts) {
    this.#stream = stream
    this.#parts = parts
  }

  get since(): number | null {
    return this.#current ? this.#currentSince : null
  }

  get requestBytes(): number {
    const received = this.#stream instanceof PacedConnection ? this.#stream.undeliveredBytes : 0
    return received + this.#waiting.length * REQUEST_SIZE_BYTES
  }

  get body(): Body | null {
    const [, response] = this.#current ?? []
    return (response as Partial<SendsBody> | undefined)?.body ?? null
  }

  get unsentBytes(): number {
    return this.#stream.writableLength
  }

  /** Whether the answer to the current request is the last one, and nothing after that request is read. */
  get isLastRequest(): boolean {
    return this.#isLastRequest
  }

  /** From the next request on, Node's HTTP parser reads the socket directly: that costs less, and protects less. */
  trust(): void {
    this.#isTrusted = true
  }

  destroy(): void {
    this.#stream.destroy()
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    // What follows a body is only read if the body is, and no request of this service needs one.
    if (this.#isLastRequest) return
    if (hasBody(request)) this.#stopReading(response)
    if (!this.#current) {
      this.#begin([request, response])
      return
    }
    if (this.#waiting.length < MAX_WAITING_REQUESTS) {
      this.#waiting.push([request, response])
      return
    }
    // The parser goes on with what it was given, so there are more to come.
    if (this.#stream.destroyed) return
    this.destroy()
    this.#parts.onTooManyWaiting()
  }

  #stopReading(response: ServerResponse): void {
    this.#isLastRequest = true
    response.setHeader('Connection', 'close')
    if (this.#stream instanceof PacedConnection) this.#stream.stop()
    else this.#stream.pause()
  }

  #begin(exchange: Exchange): void {
    const [request, response] = exchange
    this.#current = exchange
    this.#currentSince = performance.now()
    if (this.#stream instanceof PacedConnection) this.#stream.hold()
    response.on('close', this.#onAnswered)
    this.#parts.handle(request, response, this)
  }

  readonly #onAnswered = (): void => {
    const answered = this.#current
    const next = this.#stream.destroyed ? null : (this.#waiting.shift() ?? null)
    this.#current = next
    if (next) this.#parts.defer(() => this.#stream.destroyed || this.#begin(next))
    else if (this.#stream instanceof PacedConnection && !this.#isLastRequest)
      this.#readOn(this.#stream, answered)
  }

  #readOn(stream: PacedConnection, answered: Exchange | null): void {
    // A request whose body is still to come is the parser's, which would go with the stream.
    const socket = this.#isTrusted && answered?.[0].complete ? stream.detach() : null
    if (!socket) {
      stream.release()
      return
    }
    this.#stream = socket
    this.#parts.readDirectly(socket, this)
  }
}
