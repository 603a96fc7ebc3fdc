import { linkSync, lstatSync, renameSync, rmSync, unlinkSync, type Stats } from 'node:fs'
import { createConnection } from 'node:net'
import { dirname } from 'node:path'
import { systemReason } from './file-system-error.ts'
import { statIfExists } from './stat-if-exists.ts'
import { fileError, type UserError } from './user-error.ts'

/** A unix socket to listen on. */
export interface SocketPlace {
  readonly path: string
  /** Mode of its file: who may write to it may connect. */
  readonly mode: number
}

/** Size of `sun_path` without the zero at its end: unix(7) on Linux; BSD and macOS have four bytes less. */
export const MAX_SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103

const PERMISSION_BITS = 0o777

/** The umask under which the socket is made: it has its mode from the first moment on. */
export const umaskOf = ({ mode }: Pick<SocketPlace, 'mode'>): number => PERMISSION_BITS & ~mode

/**
 * Removes the socket of a server that has ended without removing it. Throws UserError where a server listens,
 * or another kind of file is in its place.
 */
export async function removeStaleSocket(path: string): Promise<void> {
  const found = statSocket(path)
  if (found === null) return
  if (!found.isSocket()) throw fileError(path, `is not a socket. Remove it, or ${CHOOSE_ANOTHER}`)
  const refusal = await connect(path)
  if (refusal?.code === 'ENOENT') return
  if (refusal?.code !== 'ECONNREFUSED') throw explainSocket(refusal ?? { code: 'EADDRINUSE' }, path)
  // Another server may have taken the place meanwhile.
  const now = statSocket(path)
  if (now?.ino === found.ino && now.ctimeMs === found.ctimeMs) unlinkSync(path)
}

/** Distinguishes the socket at a path from a later one there; null: there is none. */
export function identifySocket(path: string): string | null {
  const found = statSocket(path)
  return found && [found.dev, found.ino, found.birthtimeMs].join(' ')
}

/**
 * A server that closes removes whatever is at its path. If its own socket (`own`) was deleted before, that
 * may be the socket of another server. Called before closing; returns what puts that one back.
 */
export function keepSocketOfOther(path: string, own: string | null): () => void {
  const found = identifySocket(path)
  if (found === null || found === own) return () => undefined
  const kept = `${path}.${process.pid}`
  try {
    linkSync(path, kept)
  } catch {
    // Linux allows no second name for the file of another user.
    return () => undefined
  }
  return () => {
    renameSync(kept, path)
    // Two names of one file stay as they are.
    rmSync(kept, { force: true })
  }
}

/** Null also for a path that cannot be looked at: listening says why. */
function statSocket(path: string): Stats | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return null
    throw error
  }
}

/** Null: a server listens. */
function connect(path: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    socket.once('error', resolve)
    socket.once('connect', () => {
      socket.destroy()
      resolve(null)
    })
  })
}

const CHOOSE_ANOTHER = 'choose another path with --socket PATH or GROUNDSHEET_SOCKET=PATH.'

/** The reason why no socket can be made or reached at a path, in one line. */
export function explainSocket(
  error: Pick<NodeJS.ErrnoException, 'code'> & { readonly message?: string },
  path: string,
): UserError {
  if (error.code === 'EADDRINUSE' || error.code === 'EAGAIN')
    return fileError(path, `another server listens there. Stop it, or ${CHOOSE_ANOTHER}`)
  const folder = dirname(path)
  // Node says of a missing folder, too, that permission is denied.
  if (!statIfExists(folder)?.isDirectory())
    return fileError(path, `there is no folder ${folder}. Make it first, or ${CHOOSE_ANOTHER}`)
  return fileError(
    path,
    `no socket can be opened there (${systemReason(error)}). Correct that, or ${CHOOSE_ANOTHER}`,
  )
}
