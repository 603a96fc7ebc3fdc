import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeProcessLock } from './process-lock.ts'
import { CONTENT, LOCK, MARKER, PREFIX } from './folder-layout.ts'

/**
 * Removes temporary folders in `parents` that killed processes of this user left.
 * Those of running processes and of other users stay.
 * What cannot be removed stays too: the next command tries again.
 */
export function removeLeftovers(...parents: readonly string[]): void {
  for (const folder of new Set(parents.flatMap(listCandidates))) {
    if (isAbandoned(folder)) tryTo(() => removeTemporaryFolder(folder))
  }
}

/** The marker is removed last, so that the next command can continue after an interruption. */
export function removeTemporaryFolder(folder: string): void {
  const options = { recursive: true, force: true, maxRetries: 3 }
  rmSync(join(folder, CONTENT), options)
  rmSync(folder, options)
}

function listCandidates(parent: string): string[] {
  const names = tryTo(() => readdirSync(parent)) ?? []
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => join(parent, name))
}

/** A process id may have been reused, or belong to another container; a lock is reliable. */
function isAbandoned(folder: string): boolean {
  if (!isOwnFolder(folder) || !isFile(join(folder, MARKER)) || !isFile(join(folder, LOCK))) return false
  const lock = takeProcessLock(join(folder, LOCK))
  lock?.release()
  return lock !== null
}

/** A folder, not a symbolic link, owned by this user, and closed to others, as `mkdtemp` creates it. */
function isOwnFolder(path: string): boolean {
  const stats = tryTo(() => lstatSync(path))
  if (!stats?.isDirectory()) return false
  return process.geteuid === undefined || (stats.uid === process.geteuid() && (stats.mode & 0o077) === 0)
}

function isFile(path: string): boolean {
  return tryTo(() => lstatSync(path))?.isFile() ?? false
}

/** Ignores folders removed by another process meanwhile, or not readable. */
function tryTo<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
