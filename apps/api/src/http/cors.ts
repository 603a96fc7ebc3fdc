import type { RequestHandler } from 'express'

const EXPOSED = [
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
].join(', ')

/** Lets pages of the listed origins call the API. No cookies are involved: the key travels in a header. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const origin = request.headers.origin
    if (origin !== undefined && (origins.includes('*') || origins.includes(origin))) {
      response.setHeader('Access-Control-Allow-Origin', origin)
      response.setHeader('Access-Control-Expose-Headers', EXPOSED)
      if (request.method === 'OPTIONS') {
        response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD')
        response.setHeader('Access-Control-Allow-Headers', 'Authorization, If-None-Match, X-Request-Id')
        response.setHeader('Access-Control-Max-Age', '86400')
      }
    }
    next()
  }
}
