import { WORDS_WHOLE_HEADER } from '@groundsheet/contract'
import type { RequestHandler } from 'express'
import { setHeaders, type HeaderList } from './header-list.ts'

const EXPOSED = [
  'Content-Crs',
  'Content-Disposition',
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
  WORDS_WHOLE_HEADER,
].join(', ')

const NONE: HeaderList = []

/** CORS headers for a page of this origin; none if it is not listed. */
export function originHeaders(origins: readonly string[], origin: string | undefined): HeaderList {
  if (origin === undefined || !(origins.includes('*') || origins.includes(origin))) return NONE
  return ['Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', EXPOSED]
}

/** Lets pages of the listed origins call the API. There are no cookies: the key is sent in a header. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const headers = originHeaders(origins, request.headers.origin)
    if (headers !== NONE) {
      setHeaders(response, headers)
      if (request.method === 'OPTIONS') {
        response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD')
        response.setHeader('Access-Control-Allow-Headers', 'Authorization, If-None-Match, X-Request-Id')
        response.setHeader('Access-Control-Max-Age', '86400')
      }
    }
    next()
  }
}
