import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { pino, type Logger } from 'pino'
import { createApp } from './app.ts'
import { readSettings, type Settings } from './config.ts'
import { openReadStore } from './database/read-store.ts'
import { createExpressServer } from './http/express-server.ts'

/** A server that cannot start, in one line for a person. */
export class ServerRefused extends Error {
  override name = 'ServerRefused'
}

export interface RunningServer {
  /** `http://127.0.0.1:8080`, without a slash at its end. */
  readonly url: string
  /** Lets requests that are under way finish, then closes the database. */
  close(): Promise<void>
}

/** What is left out is as in an empty environment. `now`: milliseconds since the epoch. */
export type ServerOptions = Partial<Settings> & { readonly now?: () => number; readonly logger?: Logger }

/** Requests still running so long after the signal are cut off, in milliseconds. */
const PATIENCE = 5_000

/** Opens the database and listens. Throws DatabaseRefused or ServerRefused. */
export async function startServer({ now, logger, ...given }: ServerOptions): Promise<RunningServer> {
  const settings: Settings = { ...readSettings({}), ...given }
  const store = openReadStore(settings.database)
  const log = logger ?? createLogger(settings)
  const app = createApp({ store, settings, logger: log, ...(now ? { now } : {}) })
  const server = createExpressServer(app, settings.limits)
  try {
    await listen(server, settings)
  } catch (error) {
    await store.close()
    throw error
  }
  return {
    url: addressOf(server, settings),
    async close() {
      await closeServer(server)
      await store.close()
    },
  }
}

/** Logs go to standard error: standard output is for what a person or program asked for. */
function createLogger({ logLevel }: Settings): Logger {
  return pino(
    { level: logLevel, redact: ['req.headers.authorization'] },
    pino.destination({ dest: 2, sync: false }),
  )
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListening(error, host, port)))
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

/** Why nothing can listen there, in one line for a person. */
export function explainListening(error: NodeJS.ErrnoException, host: string, port: number): ServerRefused {
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} on ${host} is in use. Stop what listens there, or choose another with --port N or PORT=N.`,
    EACCES: `port ${port} on ${host} is not for ordinary users. Choose one above 1023 with --port N or PORT=N.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Choose another with --host H or HOST=H.`,
    ENOTFOUND: `${host} is no address of this machine. Choose another with --host H or HOST=H.`,
  }
  return new ServerRefused(reasons[error.code ?? ''] ?? `cannot listen on ${host}:${port} (${error.message})`)
}

function addressOf(server: Server, { host }: Settings): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** A connection whose answer has gone out would else be kept for the next request. */
function closeServer(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE)
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
