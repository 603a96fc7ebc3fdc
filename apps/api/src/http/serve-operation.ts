import { operations, type Operation, type OperationId, type Scope } from '@groundsheet/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { ApiKey, FoundKey, ReadStore } from '../store/read-store.ts'
import type { Handler, Handlers } from './answer.ts'
import { authenticate, demandScope, NOBODY } from './authenticate.ts'
import type { PageCache } from './page-cache.ts'
import { presentAnswer } from './present-answer.ts'
import { notFound } from './problem.ts'
import { takeRequest, writeRateHeaders } from './rate-headers.ts'
import type { RateLimiter, RateStatus } from './rate-limiter.ts'
import type { Representation } from './representation.ts'
import { readRequestQuery } from './request-query.ts'
import { chooseEncoding, sendRepresentation } from './send-representation.ts'

export interface Service {
  readonly store: ReadStore
  readonly handlers: Handlers
  readonly limiter: RateLimiter
  readonly cache: PageCache
}

interface Caller {
  readonly key: FoundKey
  readonly rate: RateStatus
}

/** One operation of the contract over HTTP. The order of checks is 401, 429, 403, 404, 400. */
export function serveOperation(service: Service, operationId: OperationId): RequestHandler {
  const operation: Operation = operations[operationId]
  const scopesOf = demandedScopes(operation)
  const represent = operation.scope === null ? answerOperation : recallOperation
  return async (request, response) => {
    const key = operation.authenticated ? await authenticate(service.store, request) : NOBODY
    const rate = await admit(service.limiter, operation, key, response)
    for (const scope of scopesOf(queryText(request))) demandScope(key, scope)
    await sendRepresentation(request, response, await represent(service, operationId, request, { key, rate }))
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
function demandedScopes(operation: Operation): (text: string) => readonly Scope[] {
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
  caller: Caller,
): Promise<Representation> {
  const { version, scopes, reach } = caller.key
  const name = [reach.companyId, reach.projectIds ?? '*', scopes, request.originalUrl].join(' ')
  const known = service.cache.get(version, name)
  if (known) return known
  const made = await answerOperation(service, operationId, request, caller, `${version} ${name}`)
  // What is compressed is kept at once: to do that again costs ten times the page.
  const isWanted = service.cache.isWanted(name, made) || chooseEncoding(request, made) !== null
  if (isWanted) service.cache.put(version, name, made)
  return made
}

async function answerOperation(
  { store, handlers }: Service,
  operationId: OperationId,
  request: Request,
  caller: Caller,
  tag?: string,
): Promise<Representation> {
  const { id = '', table = '' } = request.params as { id?: string; table?: string }
  const asked = readRequestQuery(operations[operationId], queryText(request), [operationId, id, table])
  const handle = handlers[operationId] as Handler<OperationId>
  const answer = await handle({ store, ...caller, id, table, page: asked.page, query: asked.values })
  if (answer === null) throw notFound()
  if (asked.problem) throw asked.problem
  return presentAnswer(answer, { address: request.originalUrl, list: asked.list, tag })
}

function queryText(request: Request): string {
  const { originalUrl } = request
  const start = originalUrl.indexOf('?')
  return start < 0 ? '' : originalUrl.slice(start + 1)
}
