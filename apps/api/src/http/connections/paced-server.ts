import { Server, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ConnectionLimits } from '../../config/settings.ts'
import { Connection, type Handle, type ServerParts } from './connection.ts'
import type { ConnectionSlots } from './connection-slots.ts'
import { measureConnectionMemory } from './connection-memory.ts'
import { PacedConnection, READ_SIZE_BYTES } from './paced-connection.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { createTaskQueue } from './task-queue.ts'

/**
 * Why connections were closed: too much memory for all of them, too many requests sent ahead on one, an
 * export that was read too slowly.
 */
export const CLOSE_REASONS = ['memory', 'pipelining', 'slow_export'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

export type OnClosed = (reason: CloseReason, connections: number) => void

/** Listens to `connection` and reads requests from the stream. */
type StreamReader = (this: Server, stream: Duplex) => void

interface PacedServerOptions {
  readonly limits: ConnectionLimits
  readonly handle: Handle
  /** The id of the key that a request has shown; null: none yet. */
  readonly keyIdOf?: (request: IncomingMessage) => string | null
  readonly onClosed?: OnClosed
  /** Where other processes share the limit of connections. */
  readonly slots?: ConnectionSlots | undefined
}

/** How often connections are checked for timeouts. */
const TIMEOUT_CHECK_INTERVAL_MS = 1000
/** How often the memory of connections is added up. */
const MEMORY_CHECK_INTERVAL_MS = 250

/**
 * An HTTP server that reads and answers the requests of a connection one at a time, as nginx and Go's
 * net/http do. Node's own parses all requests of 64 kB at once, and keeps all their answers for a client that
 * does not read them.
 */
export class PacedServer extends Server {
  readonly #connections = new Map<Duplex, Connection>()
  readonly #options: PacedServerOptions
  readonly #parts: ServerParts
  #acceptedCount = 0
  /** Node's own listeners. */
  readonly #requestReaders: readonly StreamReader[]

  constructor(options: PacedServerOptions) {
    super(nodeOptions(options.limits))
    this.#options = options
    this.#parts = {
      handle: options.handle,
      keyIdOf: options.keyIdOf ?? (() => null),
      defer: createTaskQueue(),
      maxHeadBytes: options.limits.headerBytes,
      readDirectly: (socket, connection) => {
        this.#add(socket, connection)
        this.#readRequests(socket)
      },
      onTooManyWaiting: () => options.onClosed?.('pipelining', 1),
    }
    this.maxConnections = options.limits.connections
    // Also during an answer: a client that does not read it keeps its bytes in memory.
    this.timeout = options.limits.idleTimeout * 1000
    // They are given a paced stream in place of each socket.
    this.#requestReaders = this.listeners('connection') as StreamReader[]
    for (const read of this.#requestReaders) this.off('connection', read)
    this.on('connection', (stream: Duplex) => {
      if (stream instanceof Socket) this.#accept(stream)
      else this.#readRequests(stream)
    })
    const take = (request: IncomingMessage, response: ServerResponse) =>
      this.#connections.get(request.socket)?.take(request, response)
    // No request needs a body, so none is awaited; Node would answer 417 in its own format.
    this.on('request', take).on('checkContinue', take).on('checkExpectation', take)
    this.on('clientError', (error, stream) => this.#onUnreadable(error, stream))
    this.on('listening', () => this.#watchMemory())
  }

  /** Bytes of unanswered requests and unsent answers, over all connections. */
  get bufferedBytes(): number {
    return measureConnectionMemory(this.#connections.values(), Infinity).bytes
  }

  /** Connections that were accepted so far, also those that wait for a slot. */
  get acceptedCount(): number {
    return this.#acceptedCount
  }

  #accept(socket: Socket): void {
    this.#acceptedCount += 1
    const { slots } = this.#options
    if (slots && !slots.tryTake()) {
      void this.#beginWithSlot(socket, slots)
      return
    }
    if (slots) socket.once('close', () => slots.free())
    this.#begin(socket)
  }

  /** Waits for a slot that another process does not use; closes the connection if there is none. */
  async #beginWithSlot(socket: Socket, slots: ConnectionSlots): Promise<void> {
    // Meanwhile no other listener gets the error of a connection that the client resets.
    const ignore = () => undefined
    socket.on('error', ignore)
    const isTaken = await slots.take()
    socket.off('error', ignore)
    if (isTaken && !socket.destroyed) {
      socket.once('close', () => slots.free())
      this.#begin(socket)
      return
    }
    if (isTaken) slots.free()
    socket.destroy()
  }

  #begin(socket: Socket): void {
    const stream = new PacedConnection(socket, this.#parts.defer)
    this.#add(stream, new Connection(stream, this.#parts))
    // Documented by Node as the way to pass another stream than a socket to a server.
    this.emit('connection', stream)
  }

  #add(stream: Duplex, connection: Connection): void {
    this.#connections.set(stream, connection)
    stream.once('close', () => this.#connections.delete(stream))
  }

  #readRequests(stream: Duplex): void {
    for (const read of this.#requestReaders) read.call(this, stream)
  }

  #onUnreadable(error: Error, stream: Duplex): void {
    const connection = this.#connections.get(stream)
    // An unneeded body may be unreadable; its request is already being answered.
    if (!connection || connection.isLastRequest) return
    refuseUnreadable(error, stream, () => connection.closeSoon())
  }

  #watchMemory(): void {
    const check = setInterval(() => this.#limitMemory(), MEMORY_CHECK_INTERVAL_MS).unref()
    this.once('close', () => clearInterval(check))
  }

  #limitMemory(): void {
    const { tooMuch } = measureConnectionMemory(
      this.#connections.values(),
      this.#options.limits.bufferedBytes,
    )
    for (const connection of tooMuch) connection.destroy()
    if (tooMuch.length > 0) this.#options.onClosed?.('memory', tooMuch.length)
  }
}

/** Both timeouts count from the start of a connection, so that a silent one is closed as well. */
function nodeOptions({ headerBytes, requestTimeout, idleTimeout }: ConnectionLimits): ServerOptions {
  return {
    requireHostHeader: false,
    highWaterMark: READ_SIZE_BYTES,
    // No request needs its body stream, which costs a fifteenth of a cached page even if empty.
    optimizeEmptyRequests: true,
    maxHeaderSize: headerBytes,
    headersTimeout: requestTimeout * 1000,
    requestTimeout: requestTimeout * 1000,
    keepAliveTimeout: idleTimeout * 1000,
    connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
  }
}
