import { openForReading, refusing } from './open.ts'

/** Copied in one step; progress is reported and other work of this process runs between steps. */
const STEP_BYTES = 4e6

/**
 * Copies the database as it is at one moment, during writes too, into a new file. Returns its bytes. Throws
 * UserError.
 */
export async function copyDatabase(
  path: string,
  target: string,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<number> {
  const connection = openForReading(path, { older: true })
  try {
    const pageSize = Number(connection.pragma('page_size', { simple: true }))
    // SQLite restarts a copy when another connection writes, unless a reader keeps the snapshot.
    refusing(path, () => connection.exec('BEGIN; SELECT 1 FROM company LIMIT 1'))
    const { totalPages } = await connection.backup(target, {
      progress({ totalPages: total, remainingPages }) {
        onProgress({ done: (total - remainingPages) * pageSize, total: total * pageSize })
        return Math.ceil(STEP_BYTES / pageSize)
      },
    })
    return totalPages * pageSize
  } finally {
    connection.close()
  }
}
