import { openForReading, refusing } from './open.ts'

/** Copied between two reports, and between two chances for other work of this process. */
const BYTES_AT_ONCE = 4e6

/** Copies the database as it is at one moment, whatever is written meanwhile, into a file of its own. Returns its bytes. Throws UserError. */
export async function copyDatabase(
  path: string,
  target: string,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<number> {
  const connection = openForReading(path, { older: true })
  try {
    const pageSize = Number(connection.pragma('page_size', { simple: true }))
    // A copy begins anew whenever another connection writes, unless a reader holds the moment.
    refusing(path, () => connection.exec('BEGIN; SELECT 1 FROM company LIMIT 1'))
    const { totalPages } = await connection.backup(target, {
      progress({ totalPages: total, remainingPages }) {
        onProgress({ done: (total - remainingPages) * pageSize, total: total * pageSize })
        return Math.ceil(BYTES_AT_ONCE / pageSize)
      },
    })
    return totalPages * pageSize
  } finally {
    connection.close()
  }
}
