import type { Socket } from 'node:net'
import { SocketStream } from './socket-stream.ts'
import type { Defer } from './task-queue.ts'

/** Blank line after the headers of a request. RFC 9112 section 2.1. */
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Bytes read from a socket at a time, and its high water mark: Node raises that for larger reads. */
export const READ_SIZE_BYTES = 16 * 1024

/** How long a connection stays open after its last answer, so that the client does not lose it. */
const CLOSE_TIMEOUT_MS = 1000

/**
 * Pieces delivered before other connections are served: many empty lines or a long body contain no request.
 */
const MAX_PIECES_PER_TURN = 16

/**
 * A socket as seen by the HTTP parser: it delivers one request at a time, and nothing while it is paused. It
 * emits `clientEnd` where the client ends its side during a request.
 * Node's parser turns all bytes of a read into requests at once, and 64 kB can be 3,600 requests.
 */
export class PacedConnection extends SocketStream {
  readonly #socket: Socket
  readonly #defer: Defer
  /** Read from the socket, but not delivered yet. */
  #rest: Buffer | null = null
  #isHeld = false
  #isDeferred = false
  /** More bytes or the end of the stream have arrived while a request was being answered. */
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

  /** Whether the client has ended its side, and everything that it sent is delivered. */
  get hasClientEnded(): boolean {
    return this.#socket.readableEnded && this.undeliveredBytes === 0
  }

  /** Bytes delivered of the current or an incomplete request. */
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

  /** Stops delivering, and closes shortly after the current answer. */
  stop(): void {
    this.#isStopped = true
    this.#rest = null
    this.#socket.pause()
  }

  /** Delivers again; bytes already read are queued behind other connections. */
  release(): void {
    this.#isHeld = false
    this.#requestBytes = 0
    this.#hasPipelined ||= this.undeliveredBytes > 0
    // Without bytes, the end of the stream may still be pending.
    if (this.#hasPipelined) this.#deliverLater()
  }

  /** Releases its socket, to be read directly; null if the client pipelines, or bytes would be lost. */
  detach(): Socket | null {
    const isIdle = this.undeliveredBytes === 0 && this.writableLength === 0
    const isOpen = this.writable && !this.#socket.readableEnded
    return isIdle && isOpen && !this.#hasPipelined ? this.releaseSocket() : null
  }

  #onReadable(): void {
    if (!this.#isHeld && !this.#isDeferred) {
      this.#deliver()
      return
    }
    this.#hasPipelined = true
    if (this.hasClientEnded) this.emit('clientEnd')
    // A socket emits `end` only when it is read.
    else if (this.undeliveredBytes === 0) this.#socket.read(0)
  }

  #deliverLater(): void {
    if (this.#isDeferred) return
    this.#isDeferred = true
    this.#defer(() => {
      this.#isDeferred = false
      this.#deliver()
    })
  }

  /** Delivers up to the end of each head, until the parser has found a request and this is paused. */
  #deliver(): void {
    for (let pieces = 0; pieces < MAX_PIECES_PER_TURN; pieces += 1) {
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
    // Reading a byte when there is none returns null, and makes the socket emit its next `readable` or `end`.
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
    const destroyLater = () => setTimeout(() => this.destroy(), CLOSE_TIMEOUT_MS).unref()
    if (this.writableFinished) destroyLater()
    else this.once('finish', destroyLater)
  }

  override _read(): void {
    this.#deliver()
  }
}
