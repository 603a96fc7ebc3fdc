import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Express, Request, Response } from 'express'
import type { ConnectionLimits } from '../config/settings.ts'
import { callerOf } from './request-caller.ts'
import type { Handle } from './connections/connection.ts'
import type { ConnectionSlots } from './connections/connection-slots.ts'
import { hasBody } from './connections/has-body.ts'
import { PacedServer, type OnClosed } from './connections/paced-server.ts'
import { createTaskTurns } from './connections/tasks-per-turn.ts'
import { problemText } from './problem.ts'
import type { SendCached } from './response-cache.ts'

export interface App {
  readonly express: Express
  /** Removes headers that only a listed proxy may send. Called before anything reads them. */
  readonly stripIdentity?: ((request: IncomingMessage) => void) | null
  /** Called before Express. */
  readonly sendCached: SendCached
}

/** Requests with the same key that are begun in a turn of the event loop. */
const MAX_REQUESTS_PER_TURN = 4
/** Those of them that the cache does not answer: each takes several times as long. */
const MAX_READS_PER_TURN = 2

/** The server of the API and the viewer. */
export function createHttpServer(
  { express: app, stripIdentity, sendCached }: App,
  limits: ConnectionLimits,
  onClosed?: OnClosed,
  slots?: ConnectionSlots,
): PacedServer {
  const takeTurn = createTaskTurns(MAX_REQUESTS_PER_TURN)
  const takeReadTurn = createTaskTurns(MAX_READS_PER_TURN)
  const answer: Handle = (request, response, connection) => {
    const hostProblem = hostProblemOf(request)
    if (hostProblem !== null) {
      refuse(response, hostProblem)
      return
    }
    stripIdentity?.(request)
    // The cache answers only clients with a valid key.
    if (!hasBody(request) && sendCached(request, response)) {
      connection.trust()
      return
    }
    takeReadTurn(textOf(request), () => {
      if (response.destroyed) return
      app(request as Request, response as Response, () => refuse(response, 'the address cannot be read'))
    })
  }
  const handle: Handle = (request, response, connection) => {
    takeTurn(textOf(request), () => {
      if (!response.destroyed) answer(request, response, connection)
    })
  }
  const keyIdOf = (request: IncomingMessage) => callerOf(request)?.key.id ?? null
  return new PacedServer({ limits, handle, keyIdOf, slots, ...(onClosed ? { onClosed } : {}) })
}

/** By what requests of one caller are known before its key is looked up. */
const textOf = ({ headers }: IncomingMessage): string => headers.authorization ?? ''

/** A name or an address, and a port; empty where an address has no host. RFC 3986 section 3.2. */
const HOST =
  /^(?:\[[\d.:a-f]+\]|\[v[\da-f]+\.[\w!$&'()*+,.:;=~-]+\]|(?:[\w!$&'()*+,.;=~-]|%[\da-f]{2})*)(?::\d*)?$/i

/**
 * Why the host of a request is refused; null: it is named once, validly. A request of HTTP/1.0 may name none.
 * RFC 9112 section 3.2.
 */
function hostProblemOf({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): string | null {
  let hosts = 0
  let host = ''
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length !== 4 || rawHeaders[index]?.toLowerCase() !== 'host') continue
    hosts += 1
    host = rawHeaders[index + 1] ?? ''
  }
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0'))
    return 'the request must have exactly one Host header'
  return HOST.test(host) ? null : 'the Host header must be a host, or a host and a port'
}

/**
 * Answers 400 to a request that no route gets, such as one with an invalid URL like `//%20@`, which Express
 * would answer with HTML. A response that has begun is cut off, so that it is not mistaken for a complete
 * one.
 */
function refuse(response: ServerResponse, message: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = problemText(message)
  response.writeHead(400, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}
