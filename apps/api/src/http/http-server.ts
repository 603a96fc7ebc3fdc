import type { ServerResponse } from 'node:http'
import type { Express } from 'express'
import type { ConnectionLimits } from '../config/settings.ts'
import type { Handle } from './connections/connection.ts'
import { hasBody } from './connections/has-body.ts'
import { PacedServer, type OnClosed } from './connections/paced-server.ts'
import { problemText } from './problem.ts'
import type { SendCached } from './response-cache.ts'

export interface App {
  readonly express: Express
  /** Called before Express. */
  readonly sendCached: SendCached
}

/** The server of the API and the viewer. */
export function createHttpServer(
  { express: app, sendCached }: App,
  limits: ConnectionLimits,
  onClosed?: OnClosed,
): PacedServer {
  const handle: Handle = (request, response, connection) => {
    // The cache answers only clients with a valid key.
    if (!hasBody(request) && sendCached(request, response)) connection.trust()
    else app(request as never, response as never, () => refuseAddress(response))
  }
  return new PacedServer({ limits, handle, ...(onClosed ? { onClosed } : {}) })
}

/**
 * Answers requests that Express rejects before the first route, such as an invalid URL like `//%20@`, which
 * it would answer with HTML. A response that has begun is cut off, so that it is not mistaken for a complete
 * one.
 */
function refuseAddress(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = problemText('the address cannot be read')
  response.writeHead(400, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}
