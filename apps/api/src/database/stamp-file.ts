import { hash } from 'node:crypto'
import { statSync } from 'node:fs'

/** A short text that differs whenever the database was written: from identity, size and times of its file and log. */
export function stampFile(path: string): string {
  const parts = [path, `${path}-wal`].map((file) => {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false })
    // Of an empty log only its emptiness counts: reading makes and removes such files.
    if (!found || found.size === 0n) return '-'
    return [found.dev, found.ino, found.size, found.mtimeNs].join(':')
  })
  return hash('sha256', parts.join('|'), 'base64url').slice(0, 22)
}
