import type { Request, RequestHandler, Response } from 'express'
import type { ReadStore } from '../store/read-store.ts'
import type { Callers } from './callers.ts'
import type { SendsBody } from './connections/connection.ts'
import { originHeaders } from './cors.ts'
import { headLines, listHeaders, type HeaderList } from './header-list.ts'
import type { PageCache } from './page-cache.ts'
import { rateHeaders } from './rate-headers.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { Form, Representation } from './representation.ts'
import { chooseId, REQUEST_ID } from './request-id.ts'
import { chooseForm } from './send-representation.ts'

/** An answer that also takes lines of its head as text, each with its line break. */
export interface ReadyHead {
  headLines: string
}

/** Answers and says true, or does nothing at all and says false. */
export type AnswerAgain = (request: Request, response: Response & ReadyHead & SendsBody) => boolean

interface Parts {
  readonly store: ReadStore
  readonly limiter: RateLimiter
  readonly cache: PageCache
  readonly callers: Callers
  readonly corsOrigins: readonly string[]
  /** What times and logs requests. */
  readonly watchers: readonly RequestHandler[]
}

/** Under what a page is kept: what the caller may see, and the address. */
export const nameOf = (view: string, address: string): string => `${view} ${address}`

/**
 * Gives an answer that was given before once more, in front of Express: where the key is still good, nothing has been
 * committed since, and the window of the key has room. Whatever else there is to say, Express says.
 */
export function createAnswerAgain(parts: Parts): AnswerAgain {
  const { store, limiter, cache, callers, corsOrigins, watchers } = parts
  return (request, response) => {
    const caller = callers.recall(request)
    if (!caller || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const name = nameOf(caller.view, request.url)
    if (!cache.has(name) || store.version() !== caller.key.version) return false
    const page = cache.get(caller.key.version, name)
    const given = page?.answers.get(chooseForm(request, page))
    const rate = given && limiter.takeNow(caller.key)
    if (!rate) return false
    const id = chooseId(request)
    // What Express would have put there, for those that watch.
    Object.assign(request, { id, originalUrl: request.url, route: given.route })
    for (const watch of watchers) watch(request, response, () => undefined)
    response.body = given.body
    response.headLines = given.headLines + headLines([REQUEST_ID, id, ...rateHeaders(rate)])
    const length: HeaderList = given.body ? ['Content-Length', String(given.body.length)] : []
    response.writeHead(given.status, [...length, ...originHeaders(corsOrigins, request.headers.origin)])
    // To HEAD, Node sends no body.
    response.end(given.body)
    return true
  }
}

/** In small letters: what is new in each answer, or differs between callers of the same page. */
const OWN = new Set([
  REQUEST_ID.toLowerCase(),
  'ratelimit-policy',
  'ratelimit',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'content-length',
])

/** Keeps with a page how it was just sent. */
export async function keepAnswer(
  request: Request,
  response: Response,
  page: Representation,
  form: Form,
): Promise<void> {
  if (page.answers.has(form)) return
  page.answers.set(form, {
    status: response.statusCode,
    headLines: headLines(listHeaders(response, OWN)),
    body: await bodyOf(page, form),
    route: request.route as unknown,
  })
}

async function bodyOf(page: Representation, form: Form): Promise<Uint8Array | null> {
  if (form === 'unchanged') return null
  return form === 'identity' ? page.joined() : page.compressed(form)
}
