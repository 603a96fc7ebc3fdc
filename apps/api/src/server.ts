import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { readSettings, type Settings } from './config/settings.ts'
import { openReadStore } from './database/read-store.ts'
import { createClosedLog } from './http/connections/closed-log.ts'
import { createHttpServer } from './http/http-server.ts'
import { createMetrics, createMetricsServer, type Metrics } from './http/metrics.ts'
import { createRateLimiter, type RateLimiter } from './http/rate-limiter.ts'
import { createLogger } from './config/logger.ts'
import { UserError } from './common/user-error.ts'

export interface RunningServer {
  /** `http://127.0.0.1:8080`, without a slash at its end. */
  readonly url: string
  /** Where `/metrics` is; null: nowhere. */
  readonly metricsUrl: string | null
  /** Lets requests that are under way finish, then closes the database. */
  close(): Promise<void>
}

/** What is left out is as in an empty environment. `now`: milliseconds since the epoch. */
export type ServerOptions = Partial<Settings> & {
  readonly now?: () => number
  readonly logger?: Logger
  /** Counts requests elsewhere; then `now` says nothing. */
  readonly limiter?: RateLimiter
}

/** Connections that the kernel keeps until they are accepted, if its own limit (`net.core.somaxconn`) allows as many. */
const ACCEPT_BACKLOG = 4096

/** Requests that still run so long after the signal are cut off. */
const SHUTDOWN_TIMEOUT_MS = 5_000

/** Opens the database and listens. Throws UserError or UserError. */
export async function startServer({ now = Date.now, ...given }: ServerOptions): Promise<RunningServer> {
  const settings: Settings = { ...readSettings({}), ...given }
  const store = openReadStore(settings.database)
  const logger = given.logger ?? createLogger(settings)
  const limiter = given.limiter ?? createRateLimiter(settings.rateLimit, now)
  const metrics = settings.metricsPort === null ? null : createMetrics()
  const logClosed = createClosedLog(logger)
  const app = createApp({ store, settings, logger, metrics, limiter })
  const server = createHttpServer(app, settings.limits, (reason, connections) => {
    logClosed(reason, connections)
    metrics?.onClosed(reason, connections)
  })
  metrics?.watch(server)
  try {
    await listen(server, settings.host, settings.port, 'PORT')
    const told = metrics && !given.limiter ? await serveMetrics(metrics, settings, logger) : null
    return {
      url: addressOf(server, settings),
      metricsUrl: told?.url ?? null,
      async close() {
        await Promise.all([closeServer(server), told?.close()])
        await store.close()
      },
    }
  } catch (error) {
    await closeServer(server)
    await store.close()
    throw error
  }
}

/** Where metrics can be read. Throws UserError. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  settings: Settings,
  logger: Logger = createLogger(settings),
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createMetricsServer(metrics, settings.limits, createClosedLog(logger))
  await listen(server, settings.host, settings.metricsPort ?? 0, 'GROUNDSHEET_METRICS_PORT')
  return { url: addressOf(server, settings), close: () => closeServer(server) }
}

function listen(server: Server, host: string, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainListening(error, host, port, { setting })),
    )
    server.listen({ port, host, backlog: ACCEPT_BACKLOG }, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

/** Why nothing can listen there, in one line for a person. `command`: what an option is typed after. */
export function explainListening(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  { setting = 'PORT', command = '' } = {},
): UserError {
  const choose = setting === 'PORT' ? `${command}--port N or PORT=N` : `${setting}=N`
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} on ${host} is in use. Stop what listens there, or choose another with ${choose}.`,
    EACCES: `port ${port} on ${host} is not for ordinary users. Choose one above 1023 with ${choose}.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Choose another with ${command}--host H or HOST=H.`,
    ENOTFOUND: `${host} is no address of this machine. Choose another with ${command}--host H or HOST=H.`,
  }
  return new UserError(reasons[error.code ?? ''] ?? `cannot listen on ${host}:${port} (${error.message})`)
}

function addressOf(server: Server, { host }: Settings): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** A connection whose answer has gone out would else be kept for the next request. */
function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve()
  const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Ends the process well when it is told to. Again is no other wish: a terminal and a parent may both pass it on. */
export function closeOnSignals(server: RunningServer): void {
  let isClosing = false
  const stop = () => {
    if (isClosing) return
    isClosing = true
    void server.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
