import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { readSettings, type Settings } from './config/settings.ts'
import { createClosedLog } from './http/connections/closed-log.ts'
import type { ConnectionSlots } from './http/connections/connection-slots.ts'
import type { OnClosed, PacedServer } from './http/connections/paced-server.ts'
import { createHttpServer } from './http/http-server.ts'
import type { SignInCodes } from './http/sign-in-codes.ts'
import type { StripReason } from './http/identity/strip-identity.ts'
import { createStrippedLog } from './http/identity/stripped-log.ts'
import { createMetrics, createMetricsServer, type Metrics } from './http/metrics.ts'
import { createUseNotes } from './http/record-key-use.ts'
import { createRateLimiter, type RateLimiter } from './http/rate-limiter.ts'
import { identifySocket, keepSocketOfOther } from './common/unix-socket.ts'
import { createLogger } from './config/logger.ts'
import { listen, listenOnPort } from './listening.ts'
import { openStore } from './open-store.ts'
import type { QuotaStore } from './store/quota-store.ts'
import type { ReadStore } from './store/read-store.ts'
import { createDatabaseLimiter } from './http/database-rates.ts'

export interface RunningServer {
  /** `http://127.0.0.1:8080`, without a slash at its end, or `unix:` and the path of a socket. */
  readonly url: string
  /** Address of `/metrics`; null: none. */
  readonly metricsUrl: string | null
  /** Lets running requests finish, then closes the database. */
  close(): Promise<void>
}

/** Missing settings are as in an empty environment. `now`: milliseconds since the epoch. */
export type ServerOptions = Partial<Settings> & {
  readonly now?: () => number
  readonly logger?: Logger
  /** Counts requests elsewhere; `now` is not used then. */
  readonly limiter?: RateLimiter
  /** Counts connections elsewhere. */
  readonly slots?: ConnectionSlots
  /** Codes in links that the viewer exchanges for keys. */
  readonly signInCodes?: SignInCodes
}

/** Before the end of a server, connections that keep coming are accepted for this time. */
const ACCEPT_TIMEOUT_MS = 2_000

/** Requests still running after this time are aborted. */
const SHUTDOWN_TIMEOUT_MS = 5_000

const QUERY_KEYS_WARNING =
  'GROUNDSHEET_QUERY_KEYS=on: keys in addresses end up in logs of proxies and in histories of browsers'

/** Opens the database and listens. Throws UserError. */
export async function startServer({ now = Date.now, ...given }: ServerOptions): Promise<RunningServer> {
  const settings: Settings = { ...readSettings({}), ...given }
  const database = await openStore(settings.database)
  const store = database.openReading(settings.readReplicas)
  const quotas = database.openQuotas()
  const logger = given.logger ?? createLogger(settings)
  const local = given.limiter ?? createRateLimiter(settings.rateLimit, now)
  const metrics = settings.metricsPort === null ? null : createMetrics()
  const limiter =
    quotas === null ? local : shareLimit(quotas, { settings, logger, local, now, store, metrics })
  const logClosed = createClosedLog(logger)
  const usage = database.openUsage()
  const onFailure = (err: unknown) => logger.warn({ err }, 'the days on which keys are used cannot be stored')
  const noteUse = createUseNotes({ usage, now, onFailure })
  const logStripped = createStrippedLog(logger, now)
  const onStripped = (reason: StripReason, address: string) => {
    logStripped(reason, address)
    metrics?.onStripped(reason)
  }
  const onClosed: OnClosed = (reason, connections) => {
    logClosed(reason, connections)
    metrics?.onClosed(reason, connections)
  }
  const { signInCodes } = given
  const watching = { logger, metrics, noteUse, onClosed, onStripped }
  const app = createApp({ store, settings, limiter, now, ...watching, signInCodes })
  const server = createHttpServer(app, settings.limits, onClosed, given.slots)
  metrics?.watch(server)
  try {
    const url = await listen(server, settings)
    const place = settings.socket?.path ?? null
    const own = place && identifySocket(place)
    if (settings.queryKeys) logger.warn(QUERY_KEYS_WARNING)
    const metricsServer = metrics && !given.limiter ? await serveMetrics(metrics, settings, logger) : null
    return {
      url,
      metricsUrl: metricsServer?.url ?? null,
      async close() {
        const keepOther = () => (place === null ? () => undefined : keepSocketOfOther(place, own))
        await Promise.all([closeServer(server, keepOther), metricsServer?.close()])
        await Promise.all([store.close(), quotas?.close(), usage.close()])
      },
    }
  } catch (error) {
    await closeServer(server)
    await Promise.all([store.close(), quotas?.close(), usage.close()])
    throw error
  }
}

interface SharedLimitParts {
  readonly settings: Settings
  readonly logger: Logger
  /** Counts while the database cannot. */
  readonly local: RateLimiter
  readonly now: () => number
  readonly store: ReadStore
  readonly metrics: Metrics | null
}

function shareLimit(
  quotas: QuotaStore,
  { settings, logger, local, now, store, metrics }: SharedLimitParts,
): RateLimiter {
  const onAway = (err: unknown) => {
    logger.warn({ err }, 'the database counts no requests: this server counts its own')
  }
  const onFailure = metrics?.watchDatabase(() => store.servers()) ?? (() => undefined)
  return createDatabaseLimiter({
    quotas,
    defaultLimit: settings.rateLimit,
    now,
    fallback: local,
    onAway,
    onFailure,
  })
}

/** Starts the metrics server. Throws UserError. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  settings: Settings,
  logger: Logger = createLogger(settings),
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createMetricsServer(metrics, settings.limits, createClosedLog(logger))
  const { host, metricsPort } = settings
  const place = { host, port: metricsPort ?? 0, setting: 'GROUNDSHEET_METRICS_PORT' }
  const url = await listenOnPort(server, place)
  return { url, close: () => closeServer(server) }
}

/** Called before a server closes; what it returns, as soon as its socket is removed. */
type BeforeClosing = () => () => void

/** Otherwise a connection whose answer has been sent would be kept for the next request. */
async function closeServer(
  server: PacedServer,
  beforeClosing: BeforeClosing = () => () => undefined,
): Promise<void> {
  if (!server.listening) return
  await acceptWaiting(server)
  const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise<void>((resolve) => {
    const afterClosing = beforeClosing()
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
    afterClosing()
    server.closeIdleConnections()
  })
}

/** Accepts the connections that the kernel has made already: it would reset them. */
async function acceptWaiting(server: PacedServer): Promise<void> {
  const end = performance.now() + ACCEPT_TIMEOUT_MS
  let before = -1
  while (server.acceptedCount > before && performance.now() < end) {
    before = server.acceptedCount
    // Node accepts one connection in a turn.
    await nextTurn()
    await nextTurn()
  }
}

/**
 * Stops the process cleanly at a signal. A second signal is ignored: a terminal and a parent may both send
 * it.
 */
export function closeOnSignals(server: RunningServer): void {
  let isClosing = false
  const stop = () => {
    if (isClosing) return
    isClosing = true
    void server.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
