import type { Socket } from 'node:net'
import { SocketStream } from './socket-stream.ts'
import type { Defer } from './task-queue.ts'

/** Blank line after the headers of a request. RFC 9112 section 2.1. */
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Bytes taken from a socket at a time, and its high water mark: Node raises that for larger reads. */
export const READ_SIZE_BYTES = 16 * 1024

/** How long a connection stays open after its last answer: closed sooner, the client may lose that answer. */
const LINGER_MS = 1000

/** Pieces delivered before other connections have their turn: many empty lines, or a long body, make no request. */
const MAX_PIECES_A_TURN = 16

/**
 * A socket as the HTTP parser sees it: it delivers one request at a time, and nothing while it is held. Node's parser
 * makes requests of all bytes of a read at once, and 64 kB can be 3,600 requests.
 */
export class PacedConnection extends SocketStream {
  readonly #socket: Socket
  readonly #defer: Defer
  /** Read from the socket, but not delivered yet. */
  #rest: Buffer | null = null
  #isHeld = false
  #isDeferred = false
  /** Something has arrived while a request was being answered: more of the client's requests, or its end. */
  #hasPipelined = false
  #hasDeliveredEnd = false
  #isStopped = false
  #requestBytes = 0
  #requestSince = 0

  constructor(socket: Socket, defer: Defer) {
    super(socket, () => this.#onReadable())
    this.#socket = socket
    this.#defer = defer
  }

  /** Bytes that were received but not delivered. */
  get undeliveredBytes(): number {
    return (this.#rest?.length ?? 0) + this.#socket.readableLength
  }

  /** Bytes delivered of the current request, or of one whose end has not arrived. */
  get requestBytes(): number {
    return this.#requestBytes
  }

  /** When the first of these bytes was delivered, in milliseconds of `performance.now`. */
  get requestSince(): number {
    return this.#requestSince
  }

  hold(): void {
    this.#isHeld = true
  }

  /** Delivers nothing from now on, and closes a moment after the current answer. */
  stop(): void {
    this.#isStopped = true
    this.#rest = null
    this.#socket.pause()
  }

  /** Delivers again; what is already here in its turn after that of other connections. */
  release(): void {
    this.#isHeld = false
    this.#requestBytes = 0
    this.#hasPipelined ||= this.undeliveredBytes > 0
    // Without bytes, the end of the stream may still be here.
    if (this.#hasPipelined) this.#deliverLater()
  }

  /** Gives up its socket, to be read directly; null if the client pipelines, or bytes would be lost. */
  detach(): Socket | null {
    const isIdle = this.undeliveredBytes === 0 && this.writableLength === 0
    const isOpen = this.writable && !this.#socket.readableEnded
    return isIdle && isOpen && !this.#hasPipelined ? this.releaseSocket() : null
  }

  #onReadable(): void {
    if (this.#isHeld || this.#isDeferred) this.#hasPipelined = true
    else this.#deliver()
  }

  #deliverLater(): void {
    if (this.#isDeferred) return
    this.#isDeferred = true
    this.#defer(() => {
      this.#isDeferred = false
      this.#deliver()
    })
  }

  /** Delivers up to the end of each head, until the parser has found a request and this is held. */
  #deliver(): void {
    for (let pieces = 0; pieces < MAX_PIECES_A_TURN; pieces += 1) {
      if (this.#isStopped || this.#isHeld || this.#isDeferred) return
      if (this.readableLength > 0 || this.destroyed) return
      const bytes = this.#rest ?? this.#read()
      if (bytes === null) {
        this.#deliverEnd()
        return
      }
      const found = bytes.indexOf(END_OF_HEAD)
      const end = found < 0 ? bytes.length : found + END_OF_HEAD.length
      this.#rest = end < bytes.length ? bytes.subarray(end) : null
      if (this.#requestBytes === 0) this.#requestSince = performance.now()
      this.#requestBytes += end
      this.push(bytes.subarray(0, end))
    }
    this.#deliverLater()
  }

  #read(): Buffer | null {
    // Reading a byte where there is none is null, and makes the socket emit its next `readable` or `end`.
    const size = Math.min(this.#socket.readableLength, READ_SIZE_BYTES) || 1
    return this.#socket.read(size) as Buffer | null
  }

  #deliverEnd(): void {
    if (!this.#socket.readableEnded || this.#hasDeliveredEnd) return
    this.#hasDeliveredEnd = true
    this.push(null)
  }

  /** TCP resets a connection that is closed with bytes unread, and the client may then drop the answer. */
  override destroySoon(): void {
    if (!this.#isStopped) {
      super.destroySoon()
      return
    }
    if (this.writable) this.end()
    const destroyLater = () => setTimeout(() => this.destroy(), LINGER_MS).unref()
    if (this.writableFinished) destroyLater()
    else this.once('finish', destroyLater)
  }

  override _read(): void {
    this.#deliver()
  }
}
