import { hash } from 'node:crypto'
import { statSync } from 'node:fs'

/**
 * A short text for what the files of a database look like: identity, size and times of it and of its log. They are looked
 * at and never opened: closing a file lets go of every lock that this process has on it, those of SQLite too, and another
 * process would then cut the shared memory from under us. SQLite's howtocorrupt.html, section 2.2.
 */
export function stampFile(path: string): string {
  const parts = [path, `${path}-wal`].map((file) => {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false })
    // Of an empty log only its emptiness counts: reading makes and removes such files.
    if (!found || found.size === 0n) return '-'
    return [found.dev, found.ino, found.size, found.mtimeNs].join(':')
  })
  return hash('sha256', parts.join('|'), 'base64url').slice(0, 22)
}
