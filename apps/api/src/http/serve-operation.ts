import { operations, type Operation, type OperationId, type Scope } from '@groundsheet/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { ApiKey, ReadStore } from '../store/read-store.ts'
import type { Handler, Handlers } from './answer.ts'
import { ANONYMOUS_KEY, requireScope } from './authenticate.ts'
import type { Caller, Callers } from './callers.ts'
import type { PageCache } from './page-cache.ts'
import { presentAnswer } from './present-answer.ts'
import { notFound } from './problem.ts'
import { takeRequest, writeRateHeaders } from './rate-headers.ts'
import type { RateLimiter, RateStatus } from './rate-limiter.ts'
import type { Representation } from './representation.ts'
import { readRequestQuery } from './request-query.ts'
import { cacheKey, keepResponse } from './response-cache.ts'
import { chooseEncoding, sendRepresentation } from './send-representation.ts'

export interface Service {
  readonly store: ReadStore
  readonly handlers: Handlers
  readonly limiter: RateLimiter
  readonly cache: PageCache
  readonly callers: Callers
}

const ANONYMOUS: Caller = { key: ANONYMOUS_KEY, permissionKey: '' }

interface RequestContext extends Caller {
  readonly rate: RateStatus
}

/** One operation of the contract over HTTP. The order of checks is 401, 429, 403, 404, 400. */
export function serveOperation(service: Service, operationId: OperationId): RequestHandler {
  const operation: Operation = operations[operationId]
  const scopesOf = requiredScopes(operation)
  return async (request, response) => {
    const caller = operation.authenticated ? await service.callers.identify(request) : ANONYMOUS
    const rate = await admit(service.limiter, operation, caller.key, response)
    for (const scope of scopesOf(queryText(request))) requireScope(caller.key, scope)
    const context = { ...caller, rate }
    if (operation.scope === null) {
      await sendRepresentation(
        request,
        response,
        await answerOperation(service, operationId, request, context),
      )
      return
    }
    const { page, isKept } = await recallOperation(service, operationId, request, context)
    const form = await sendRepresentation(request, response, page)
    if (isKept) await keepResponse(request, response, page, form)
    else response.once('finish', () => page.release())
  }
}

/** Only what needs a scope costs anything; every key is told where it stands. */
async function admit(
  limiter: RateLimiter,
  operation: Operation,
  key: ApiKey,
  response: Response,
): Promise<RateStatus> {
  if (operation.scope !== null) return takeRequest(limiter, key, response)
  const status = await limiter.status(key)
  if (operation.authenticated) writeRateHeaders(response, status)
  return status
}

/** The scopes that the text after `?` needs: that of the operation, and those of some values of its parameters. */
function requiredScopes(operation: Operation): (text: string) => readonly Scope[] {
  const always = operation.scope === null ? [] : [operation.scope]
  const parameters = Object.entries(operation.parameters).flatMap(([name, { scopes }]) =>
    scopes ? [{ name, scopes }] : [],
  )
  if (parameters.length === 0) return () => always
  return (text) => {
    const query = new URLSearchParams(text)
    const chosen = parameters.flatMap(({ name, scopes }) =>
      query
        .getAll(name)
        .flatMap((values) => values.split(',').flatMap((value) => scopes[value.trim()] ?? [])),
    )
    return [...always, ...chosen]
  }
}

/** Pages are kept by address and by what the key may see: the same for every key of the same reach and scopes. */
async function recallOperation(
  service: Service,
  operationId: OperationId,
  request: Request,
  context: RequestContext,
): Promise<{ page: Representation; isKept: boolean }> {
  const { version } = context.key
  const name = cacheKey(context.permissionKey, request.originalUrl)
  const known = service.cache.get(version, name)
  if (known) return { page: known, isKept: true }
  const page = await answerOperation(service, operationId, request, context, `${version} ${name}`)
  // What is compressed is kept at once: to do that again costs ten times the page.
  const isKept = service.cache.isWanted(name, page) || chooseEncoding(request, page) !== null
  if (isKept) service.cache.put(version, name, page)
  return { page, isKept }
}

async function answerOperation(
  { store, handlers }: Service,
  operationId: OperationId,
  request: Request,
  { key, rate }: RequestContext,
  tag?: string,
): Promise<Representation> {
  const { id = '', table = '' } = request.params as { id?: string; table?: string }
  const asked = readRequestQuery(operations[operationId], queryText(request), [operationId, id, table])
  const handle = handlers[operationId] as Handler<OperationId>
  const answer = await handle({ store, key, rate, id, table, page: asked.page, query: asked.values })
  if (answer === null) throw notFound()
  if (asked.problem) throw asked.problem
  return presentAnswer(answer, { address: request.originalUrl, list: asked.list, tag })
}

function queryText(request: Request): string {
  const { originalUrl } = request
  const start = originalUrl.indexOf('?')
  return start < 0 ? '' : originalUrl.slice(start + 1)
}
