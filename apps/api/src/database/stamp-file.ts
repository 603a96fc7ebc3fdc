import { hash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'

/**
 * A short text that differs whenever something else is committed: from the identity, size and time of the file, and from
 * what SQLite says is committed in the log beside it. Size and time of the log itself would not do: it grows before the
 * commit, is written over from its beginning later, and clocks of files tick in milliseconds. A page read meanwhile
 * would be kept under the stamp of what came after it.
 */
export function stampFile(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  const file = found ? [found.dev, found.ino, found.size, found.mtimeNs].join(':') : '-'
  return hash('sha256', `${file}|${readCommitted(`${path}-shm`)}`, 'base64url').slice(0, 22)
}

/** Frames, pages, rolling checksum and salts of the log. SQLite's walformat.html, section 2.1: WAL-index header. */
const COMMITTED = { start: 16, length: 24 }

/** Of a log without a commit only its emptiness counts: reading makes and removes such files. */
function readCommitted(path: string): string {
  const header = Buffer.alloc(COMMITTED.length)
  try {
    const file = openSync(path)
    readSync(file, header, 0, COMMITTED.length, COMMITTED.start)
    closeSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return header.some((byte) => byte !== 0) ? header.toString('base64url') : '-'
}
