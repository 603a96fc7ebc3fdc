import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

type Done = (error?: Error | null) => void
type Listeners = Readonly<Record<string, (error: Error) => void>>

/** A stream that writes to a socket and ends with it; reading is left to subclasses. */
export class SocketStream extends Duplex {
  readonly #socket: Socket
  readonly #listeners: Listeners
  #isDetached = false

  /** `onReadable`: bytes have arrived, or the stream has ended. */
  constructor(socket: Socket, onReadable: () => void) {
    super({ decodeStrings: false })
    this.#socket = socket
    this.#listeners = {
      readable: onReadable,
      end: onReadable,
      timeout: () => this.emit('timeout'),
      error: (error) => this.destroy(error),
      close: () => this.destroy(),
    }
    for (const [event, listener] of Object.entries(this.#listeners)) socket.on(event, listener)
  }

  /** The client's address; undefined once it has left. */
  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress
  }

  /** Emits `timeout` after this many milliseconds without traffic; 0 turns it off. */
  setTimeout(ms: number): this {
    this.#socket.setTimeout(ms)
    return this
  }

  /** Destroys the stream once everything has been written, as `net.Socket` does. */
  destroySoon(): void {
    if (this.writable) this.end()
    if (this.writableFinished) this.destroy()
    else this.once('finish', () => this.destroy())
  }

  /** Destroys the stream without its socket. */
  protected releaseSocket(): Socket {
    for (const [event, listener] of Object.entries(this.#listeners)) this.#socket.off(event, listener)
    this.#isDetached = true
    this.destroy()
    return this.#socket
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: Done): void {
    this.#socket.write(chunk, encoding, done)
  }

  override _writev(chunks: { chunk: Buffer | string; encoding: BufferEncoding }[], done: Done): void {
    const last = chunks.length - 1
    this.#socket.cork()
    for (const [index, { chunk, encoding }] of chunks.entries())
      this.#socket.write(chunk, encoding, index === last ? done : undefined)
    this.#socket.uncork()
  }

  override _final(done: Done): void {
    this.#socket.end(done)
  }

  override _destroy(error: Error | null, done: Done): void {
    if (!this.#isDetached) this.#socket.destroy()
    done(error)
  }
}
