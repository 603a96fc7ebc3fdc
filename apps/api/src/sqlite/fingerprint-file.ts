import { hash } from 'node:crypto'
import { statSync } from 'node:fs'

/**
 * A short text made from identity, size and times of a database file and its log. The files are never opened,
 * because closing a file releases every lock of this process on it, including SQLite's. Another process could
 * then truncate the shared memory in use. SQLite's howtocorrupt.html, section 2.2.
 */
export function fingerprintFile(path: string): string {
  const parts = [path, `${path}-wal`].map((file) => {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false })
    // Only the size of an empty log counts, since reading creates and removes such files.
    if (!found || found.size === 0n) return '-'
    return [found.dev, found.ino, found.size, found.mtimeNs].join(':')
  })
  return hash('sha256', parts.join('|'), 'base64url').slice(0, 22)
}
