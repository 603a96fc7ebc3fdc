// Plain JavaScript: the cache must be on before the first TypeScript file is loaded.
import { existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'

const GROUP_OR_OTHERS_WRITE = 0o022
const GROUP_OR_OTHERS_ANY = 0o077
const STICKY = 0o1000

/**
 * Turns on Node's compile cache in the user's own cache folder. Node runs what it finds in the cache,
 * so the cache stays off where another user could have written it.
 * A cache that `NODE_COMPILE_CACHE` has turned on is left as it is.
 */
export function enableCompileCache() {
  if (module.getCompileCacheDir() !== undefined) return
  const folder = prepareFolder()
  if (folder !== null) module.enableCompileCache(folder)
}

/** The folder of the cache, made if it is missing; null where it cannot be made or is not safe. */
function prepareFolder() {
  try {
    const wanted = join(userCacheFolder(), 'groundsheet')
    // Without a home, the path would be in whatever folder the command is called in.
    if (!isAbsolute(wanted)) return null
    if (process.platform !== 'win32' && !isTrusted(nearestExisting(dirname(wanted)))) return null
    mkdirSync(wanted, { recursive: true, mode: 0o700 })
    // Without symbolic links, so that what is checked is what Node opens.
    const folder = join(realpathSync(dirname(wanted)), basename(wanted))
    return isPrivate(folder) ? folder : null
  } catch {
    return null
  }
}

/** XDG Base Directory Specification 0.8: a relative `XDG_CACHE_HOME` is ignored. */
function userCacheFolder() {
  const { XDG_CACHE_HOME: xdg = '', LOCALAPPDATA: local = '' } = process.env
  if (process.platform === 'win32') return local || join(homedir(), 'AppData', 'Local')
  if (isAbsolute(xdg)) return xdg
  return process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache')
}

function nearestExisting(folder) {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}

/** Mode 0700 exactly: Node makes what is inside with the user's umask, which may let others write. */
function isPrivate(folder) {
  const stats = lstatSync(folder)
  if (!stats.isDirectory()) return false
  if (process.platform === 'win32') return true
  const isOwn = stats.uid === process.geteuid() && (stats.mode & GROUP_OR_OTHERS_ANY) === 0
  return isOwn && isTrusted(dirname(folder))
}

/** Whether no other user but root can write to the folder, or put another in its place. */
function isTrusted(folder) {
  const real = realpathSync(folder)
  const { uid, mode } = lstatSync(real)
  return isOwnOrRoots(uid) && (mode & GROUP_OR_OTHERS_WRITE) === 0 && hasTrustedAncestors(real)
}

/** In a sticky folder, such as /tmp, others cannot replace what is not theirs. */
function hasTrustedAncestors(folder) {
  const parent = dirname(folder)
  if (parent === folder) return true
  const { uid, mode } = lstatSync(parent)
  const isFixed = (mode & GROUP_OR_OTHERS_WRITE) === 0 || (mode & STICKY) !== 0
  return isOwnOrRoots(uid) && isFixed && hasTrustedAncestors(parent)
}

function isOwnOrRoots(uid) {
  return uid === 0 || uid === process.geteuid()
}
