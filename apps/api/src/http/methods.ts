import type { RequestHandler } from 'express'
import { RequestProblem } from './problem.ts'

/** The service is read-only on every address; OPTIONS is for the browsers of other origins, where any are allowed. */
export function allowReadingOnly(withOptions: boolean): RequestHandler {
  const allowed = withOptions ? 'GET, HEAD, OPTIONS' : 'GET, HEAD'
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      next()
      return
    }
    if (request.method === 'OPTIONS' && withOptions) {
      response.setHeader('Allow', allowed)
      response.setHeader('Vary', 'Origin')
      response.writeHead(204).end()
      return
    }
    throw new RequestProblem('method_not_allowed', undefined, { headers: { Allow: allowed } })
  }
}
