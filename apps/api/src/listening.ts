import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from './config/settings.ts'
import { explainSocket, umaskOf, type SocketPlace } from './common/unix-socket.ts'
import { UserError } from './common/user-error.ts'

/**
 * Connections the kernel queues until they are accepted, if its own limit (`net.core.somaxconn`) allows as
 * many.
 */
const ACCEPT_BACKLOG = 4096

/** Listens on the socket or the port of the service; returns the address. Throws UserError. */
export async function listen(server: Server, settings: Settings): Promise<string> {
  const { socket, host, port } = settings
  if (socket === null) return listenOnPort(server, { host, port, setting: 'PORT' })
  await listenOnSocket(server, socket)
  return `unix:${socket.path}`
}

interface PortPlace {
  readonly host: string
  readonly port: number
  /** What named the port. */
  readonly setting: string
}

/** Returns the address, without a slash at its end. Throws UserError. */
export async function listenOnPort(server: Server, { host, port, setting }: PortPlace): Promise<string> {
  const explain = (error: NodeJS.ErrnoException) => explainListening(error, host, port, { setting })
  await untilListening(server, explain, () => server.listen({ port, host, backlog: ACCEPT_BACKLOG }))
  return `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`
}

/** In a worker, the parent process makes the socket, under its own umask. */
async function listenOnSocket(server: Server, { path, mode }: SocketPlace): Promise<void> {
  await untilListening(
    server,
    (error) => explainSocket(error, path),
    () => {
      const usual = process.umask(umaskOf({ mode }))
      try {
        server.listen({ path, backlog: ACCEPT_BACKLOG })
      } finally {
        process.umask(usual)
      }
    },
  )
}

function untilListening(
  server: Server,
  explain: (error: NodeJS.ErrnoException) => UserError,
  begin: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error)))
    server.once('listening', () => {
      server.removeAllListeners('error')
      resolve()
    })
    begin()
  })
}

/** The reason why listening failed, in one line. `command`: the command that takes the option. */
export function explainListening(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  { setting = 'PORT', command = '' } = {},
): UserError {
  const options = setting === 'PORT' ? `${command}--port N or PORT=N` : `${setting}=N`
  const choose = `choose another with ${options}`
  const chooseHost = `Choose another with ${command}--host H or HOST=H.`
  const noSuchHost = `${host} is not an address of this machine. ${chooseHost}`
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} on ${host} is in use. Stop what listens there, or ${choose}.`,
    EACCES: `port ${port} on ${host} is not for ordinary users. Choose one above 1023 with ${options}.`,
    EADDRNOTAVAIL: noSuchHost,
    ENOTFOUND: noSuchHost,
  }
  return new UserError(reasons[error.code ?? ''] ?? `cannot listen on ${host}:${port} (${error.message})`)
}
