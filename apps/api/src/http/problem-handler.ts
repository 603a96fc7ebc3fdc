import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Settings } from '../config/settings.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { ClientDisconnected } from './client-disconnected.ts'
import { hideSearches } from './hide-searches.ts'
import { RequestProblem } from './problem.ts'
import { requestId } from './request-id.ts'

/** Turns every error into a response. Causes are logged, never sent. */
export function handleProblems(
  logger: Logger,
  { logSearches }: Pick<Settings, 'logSearches'>,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof ClientDisconnected) {
      response.destroy()
      return
    }
    const problem = toProblem(error)
    const id = requestId(response)
    if (problem.status >= 500) {
      const url = logSearches ? request.originalUrl : hideSearches(request.originalUrl)
      logger.error({ err: error, requestId: id, url }, problem.type)
    }
    if (response.headersSent) {
      // Express then closes the connection, so that half an answer is not mistaken for a complete one.
      next(error)
      return
    }
    for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value)
    const body = Buffer.from(JSON.stringify(problem.body(id)))
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Vary', 'Authorization, Accept-Encoding, Origin')
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Content-Length', body.length)
    response.writeHead(problem.status).end(request.method === 'HEAD' ? undefined : body)
  }
}

function toProblem(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error
  if (error instanceof StoreUnavailable) {
    return new RequestProblem('unavailable', undefined, { headers: { 'Retry-After': '5' } })
  }
  // An error of Express itself: an address that cannot be decoded is not found.
  if (error instanceof URIError) return new RequestProblem('not_found')
  return new RequestProblem('internal_error')
}
