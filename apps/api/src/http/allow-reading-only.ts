import type { RequestHandler } from 'express'
import { hasBody } from './connections/has-body.ts'
import { RequestProblem } from './problem.ts'

const BODY_REFUSED =
  'requests to this service have no body: leave out Transfer-Encoding, and Content-Length unless it is 0'

/** The service is read-only at every address; OPTIONS serves browsers of allowed origins. */
export function allowReadingOnly(withOptions: boolean): RequestHandler {
  const allowed = withOptions ? 'GET, HEAD, OPTIONS' : 'GET, HEAD'
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (hasBody(request)) throw new RequestProblem('bad_request', BODY_REFUSED)
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
