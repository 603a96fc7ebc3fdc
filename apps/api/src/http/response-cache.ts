import type { IncomingMessage, ServerResponse } from 'node:http'
import { WORDS_WHOLE_HEADER } from '@groundsheet/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { ReadStore } from '../store/read-store.ts'
import { noteCaller } from './request-caller.ts'
import type { Callers } from './callers.ts'
import { setSentBody } from './connections/sent-body.ts'
import { originHeaders } from './cors.ts'
import { listHeaders, type HeaderList } from './header-list.ts'
import type { RecordKeyUse } from './record-key-use.ts'
import type { PageCache } from './page-cache.ts'
import { rateHeaders } from './rate-headers.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { Form, Representation } from './representation.ts'
import { chooseId, REQUEST_ID } from './request-id.ts'
import { chooseForm } from './send-representation.ts'

/** Sends a cached response and returns true, or does nothing and returns false. */
export type SendCached = (request: IncomingMessage, response: ServerResponse) => boolean

interface Parts {
  readonly store: ReadStore
  readonly limiter: RateLimiter
  readonly cache: PageCache
  readonly callers: Callers
  readonly noteUse: RecordKeyUse
  readonly corsOrigins: readonly string[]
  /** What times and logs requests. */
  readonly watchers: readonly RequestHandler[]
}

/** Name of a page in the cache: what the caller may see, and the address. */
export const cacheKey = (permissionKey: string, address: string): string => `${permissionKey} ${address}`

/**
 * Sends cached responses without calling Express. The key must still be valid and below its rate limit, and
 * nothing may have been committed since. Express answers everything else.
 */
export function createResponseCache(parts: Parts): SendCached {
  const { store, limiter, cache, callers, noteUse, corsOrigins, watchers } = parts
  return (request, response) => {
    const caller = callers.recall(request)
    if (!caller || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const address = request.url ?? ''
    const name = cacheKey(caller.permissionKey, address)
    if (!cache.has(name) || store.version() !== caller.key.version) return false
    const page = cache.get(caller.key.version, name)
    const kept = page?.responses.get(chooseForm(request, page))
    const rate = kept && limiter.tryTake(caller.key)
    if (!rate) return false
    noteUse(caller.key)
    noteCaller(request, caller)
    const id = chooseId(request)
    // Set as Express would, for listeners that read it.
    const watched = request as Request
    watched.id = id
    watched.originalUrl = address
    watched.route = kept.route
    for (const watch of watchers) watch(watched, response as Response, () => undefined)
    setSentBody(response, kept.body)
    response.writeHead(kept.status, [
      ...kept.headers,
      REQUEST_ID,
      id,
      ...rateHeaders(rate),
      ...originHeaders(corsOrigins, request.headers.origin),
    ])
    // Node sends no body to HEAD.
    response.end(kept.body)
    return true
  }
}

/** Headers that are the same for every caller who may see a page. No other header is kept with it. */
const SHARED_HEADERS = [
  'Cache-Control',
  'Content-Encoding',
  'Content-Security-Policy',
  'Content-Type',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'ETag',
  'Link',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'Vary',
  'X-Content-Type-Options',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
  // Of the headers that operations declare those of the page: another one may be the caller's.
  WORDS_WHOLE_HEADER,
]

/** Keeps with a page the response that was just sent. */
export async function keepResponse(
  { route }: Pick<Request, 'route'>,
  response: ServerResponse,
  page: Representation,
  form: Form,
): Promise<void> {
  if (page.responses.has(form)) return
  const body = await bodyOf(page, form)
  const length: HeaderList = body ? ['Content-Length', String(body.length)] : []
  page.responses.set(form, {
    status: response.statusCode,
    headers: [...listHeaders(response, SHARED_HEADERS), ...length],
    body,
    route: route as unknown,
  })
}

async function bodyOf(page: Representation, form: Form): Promise<Uint8Array | null> {
  if (form === 'unchanged') return null
  return form === 'identity' ? page.joined() : page.compressed(form)
}
