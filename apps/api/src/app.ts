import { BASE_PATH } from '@groundsheet/contract'
import express, { type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Settings } from './config/settings.ts'
import { startExport } from './export/start-export.ts'
import { createApiRouter } from './http/api-router.ts'
import { createCallers } from './http/callers.ts'
import { allowOrigins } from './http/cors.ts'
import { createDocsRouter } from './http/docs/docs-router.ts'
import { createExportRunner } from './http/export/export-runner.ts'
import { createFairQueue } from './http/fair-queue.ts'
import { createIdentityFinder } from './http/identity/find-identity.ts'
import { createIdentityStripper, type StripReason } from './http/identity/strip-identity.ts'
import { handlers } from './http/handlers.ts'
import type { OnClosed } from './http/connections/paced-server.ts'
import type { App } from './http/http-server.ts'
import { limitLinks } from './http/link-limits.ts'
import { logRequests } from './http/log-requests.ts'
import { allowReadingOnly } from './http/allow-reading-only.ts'
import type { Metrics } from './http/metrics.ts'
import type { RecordKeyUse } from './http/record-key-use.ts'
import { createPageCache } from './http/page-cache.ts'
import { createOgcRouter } from './http/ogc/ogc-router.ts'
import { handleProblems } from './http/problem-handler.ts'
import { notFound } from './http/problem.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import { identifyRequest } from './http/request-id.ts'
import { createResponseCache } from './http/response-cache.ts'
import { serveSignIn, SIGN_IN_PATH, type SignInCodes } from './http/sign-in-codes.ts'
import { secureHeaders } from './http/security-headers.ts'
import { createViewerRouter } from './http/viewer/viewer-router.ts'
import { hashKey } from './keys/key-text.ts'
import type { ReadStore } from './store/read-store.ts'

const READY = JSON.stringify({ data: { status: 'ready' } })

export interface AppParts {
  readonly store: ReadStore
  readonly settings: Settings
  readonly logger: Logger
  readonly metrics?: Metrics | null
  readonly limiter: RateLimiter
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly noteUse: RecordKeyUse
  readonly onClosed?: OnClosed
  readonly onStripped?: (reason: StripReason, address: string) => void
  readonly signInCodes?: SignInCodes | undefined
}

export function createApp(parts: AppParts): App {
  const {
    store,
    settings,
    logger,
    metrics,
    limiter,
    now,
    noteUse,
    onClosed,
    onStripped = () => undefined,
  } = parts
  const { corsOrigins, publicUrl, queryKeys, proxyIdentities: identities } = settings
  const people = identities && createIdentityFinder(identities, store)
  const reads = createFairQueue(store.limits)
  metrics?.watchReads(() => reads.waiting())
  const kept = {
    store,
    limiter: limitLinks(limiter, now),
    cache: createPageCache(),
    reads,
    callers: createCallers({ store, now, noteUse, people }),
  }
  const watchers = watch(logger, metrics, settings)
  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('query parser', false)
  app.set('trust proxy', settings.trustProxy)
  app.use(identifyRequest, ...watchers, secureHeaders())
  if (corsOrigins.length > 0) app.use(allowOrigins(corsOrigins))
  app.use(allowReadingOnly(corsOrigins.length > 0))
  app.use(BASE_PATH, createApiRouter({ ...kept, handlers, exports: exportsOf(settings, onClosed) }))
  app.use('/ogc', createOgcRouter({ ...kept, publicUrl, queryKeys }))
  app.get('/ready', answerReadiness(store))
  if (parts.signInCodes) app.get(SIGN_IN_PATH, serveSignIn(parts.signInCodes))
  app.use(createDocsRouter())
  app.use(createViewerRouter(settings))
  app.use(() => {
    throw notFound()
  })
  app.use(handleProblems(logger, settings))
  return {
    express: app,
    stripIdentity:
      identities && createIdentityStripper({ identities, onSocket: settings.socket !== null, onStripped }),
    sendCached: createResponseCache({ ...kept, noteUse, corsOrigins, watchers }),
  }
}

const exportsOf = ({ database, maxExports, limits, minExportRate }: Settings, onClosed?: OnClosed) =>
  createExportRunner({
    start: (order, signal) => startExport(database, order, signal),
    maxExports,
    idleTimeoutMs: limits.idleTimeout * 1000,
    reading: minExportRate,
    onTooSlow: () => onClosed?.('slow_export', 1),
  })

/** Times and logs every request, including those answered from the cache. */
function watch(
  logger: Logger,
  metrics: Metrics | null | undefined,
  settings: Settings,
): express.RequestHandler[] {
  return [
    ...(metrics ? [metrics.measure] : []),
    ...(logger.isLevelEnabled('info') ? [logRequests(logger, settings)] : []),
  ]
}

/**
 * Whether requests can be answered now, for load balancers: queries the database, and returns none of its
 * content.
 */
function answerReadiness(store: ReadStore): RequestHandler {
  const unusedHash = hashKey('')
  return async (_request, response) => {
    await store.findKey(unusedHash)
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'no-store')
    response.end(READY)
  }
}
