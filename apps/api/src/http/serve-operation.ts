import { operations, type Operation } from '@groundsheet/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { ReadStore } from '../store/read-store.ts'
import type { AnsweredId, Handler, Handlers } from './answer.ts'
import { ANONYMOUS_KEY, requireScope } from './authenticate.ts'
import type { Caller } from './request-caller.ts'
import type { Callers } from './callers.ts'
import type { ExportRunner } from './export/export-runner.ts'
import type { FairQueue } from './fair-queue.ts'
import type { CallerKey } from './link-key.ts'
import type { PageCache } from './page-cache.ts'
import { presentAnswer } from './present-answer.ts'
import { notFound } from './problem.ts'
import { takeRequest, writeRateHeaders } from './rate-headers.ts'
import type { RateLimiter, RateStatus } from './rate-limiter.ts'
import type { Representation } from './representation.ts'
import { readRequestQuery, type RequestQuery } from './request-query.ts'
import { cacheKey, keepResponse } from './response-cache.ts'
import type { TileAddress } from '../store/tiles/tile-request.ts'
import { chooseEncoding, sendRepresentation } from './send-representation.ts'

/** At the last one, a position in a tile is 2 mm. Maps enlarge tiles of an earlier one. */
const MAX_TILE_ZOOM = 22

const TILE_NUMBER = /^\d{1,8}$/

export interface Service {
  readonly store: ReadStore
  readonly handlers: Handlers
  readonly limiter: RateLimiter
  readonly cache: PageCache
  readonly callers: Callers
  readonly exports: ExportRunner
  readonly reads: FairQueue
}

const ANONYMOUS: Caller = { key: ANONYMOUS_KEY, permissionKey: '' }

/** Ids in the path of a request; empty if it has none. */
interface Ids {
  readonly id: string
  readonly table: string
  readonly group: string
  readonly tile: TileAddress | null
}

/** One request of an operation, after the checks of its caller. */
interface Call extends Caller {
  readonly operationId: AnsweredId
  readonly request: Request
  readonly isAbandoned: () => boolean
  readonly rate: RateStatus
  readonly ids: Ids
  readonly query: RequestQuery
}

/** One operation of the contract over HTTP. The order of checks is 401, 429, 403, 404, 400. */
export function serveOperation(service: Service, operationId: AnsweredId): RequestHandler {
  const operation: Operation = operations[operationId]
  return async (request, response) => {
    const caller = operation.authenticated ? await service.callers.identify(request) : ANONYMOUS
    const rate = await admit(service.limiter, operation, caller.key, response)
    if (operation.scope !== null) requireScope(caller.key, operation.scope)
    const ids = idsOf(request)
    const query = readQuery(operationId, ids, request)
    for (const scope of query.scopes) requireScope(caller.key, scope)
    const isAbandoned = () => response.destroyed
    const call = { ...caller, operationId, request, isAbandoned, rate, ids, query }
    if (operation.scope === null) {
      await sendRepresentation(request, response, await runOperation(service, call))
      return
    }
    const { page, isKept } = await findOrRunOperation(service, call)
    const form = await sendRepresentation(request, response, page)
    if (isKept) await keepResponse(request, response, page, form)
    else response.once('finish', () => page.release())
  }
}

/** Only operations that need a scope count; the headers are set for every key. */
async function admit(
  limiter: RateLimiter,
  operation: Operation,
  key: CallerKey,
  response: Response,
): Promise<RateStatus> {
  if (operation.scope !== null) return takeRequest(limiter, key, response)
  const status = await limiter.status(key)
  if (operation.authenticated) writeRateHeaders(response, status)
  return status
}

function readQuery(
  operationId: AnsweredId,
  { id, table, group }: Ids,
  { originalUrl }: Request,
): RequestQuery {
  const start = originalUrl.indexOf('?')
  const text = start < 0 ? '' : originalUrl.slice(start + 1)
  return readRequestQuery(operations[operationId], text, [operationId, id, table || group])
}

function idsOf({ params }: Request): Ids {
  const { id = '', table = '', group = '', z = '', x = '', y = '' } = params as Record<string, string>
  return { id, table, group, tile: readTileAddress(z, x, y) }
}

/** Pages are cached by address and permission key, so that all callers with the same access share them. */
async function findOrRunOperation(
  service: Service,
  call: Call,
): Promise<{ page: Representation; isKept: boolean }> {
  const { key, permissionKey, request, isAbandoned } = call
  const name = cacheKey(permissionKey, request.originalUrl)
  const known = service.cache.get(key.version, name)
  if (known) return { page: known, isKept: true }
  const read = () => runOperation(service, call, `${key.version} ${name}`)
  const page = await service.reads.run(key.id, read, isAbandoned)
  // A compressed page is cached at once, since compressing again costs ten times the page.
  const isKept = service.cache.isRequestedAgain(name, page) || chooseEncoding(request, page) !== 'identity'
  if (isKept) service.cache.put(key.version, name, page)
  return { page, isKept }
}

async function runOperation(
  { store, handlers }: Service,
  { operationId, request, key, rate, ids, query }: Call,
  tag?: string,
): Promise<Representation> {
  const handle = handlers[operationId] as Handler<AnsweredId>
  const { page, values, list, problem } = query
  const answer = await handle({ store, key, rate, ...ids, page, query: values })
  if (answer === null) throw notFound()
  if (problem) throw problem
  return presentAnswer(answer, { address: request.originalUrl, list, tag })
}

/** Null: there is no such tile. */
function readTileAddress(z: string, x: string, y: string): TileAddress | null {
  if (![z, x, y].every((text) => TILE_NUMBER.test(text))) return null
  const tile = { zoom: Number(z), x: Number(x), y: Number(y) }
  const tiles = 2 ** tile.zoom
  return tile.zoom <= MAX_TILE_ZOOM && tile.x < tiles && tile.y < tiles ? tile : null
}
