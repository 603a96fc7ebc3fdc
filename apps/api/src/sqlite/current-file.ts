import { StoreUnavailable } from '../store/store-unavailable.ts'
import { identify } from './file-identity.ts'
import { openForReading, type Connection } from './open.ts'
import { UserError } from '../common/user-error.ts'

/** Maximum time until a replaced file is noticed. */
const CHECK_INTERVAL_MS = 200

export interface CurrentFile {
  /**
   * The connection to the file that is at the path now. Throws StoreUnavailable while there is no database.
   */
  connection(): Connection
  close(): void
}

/**
 * A restored backup is another file under the same path, so that an open connection would still read the old
 * one. Throws UserError if there is no database at first.
 */
export function openCurrentFile(path: string): CurrentFile {
  let identity = identify(path)
  let connection = openForReading(path)
  let lookedAt = performance.now()

  function look(): void {
    lookedAt = performance.now()
    const found = identify(path)
    if (found === identity && connection.open) return
    connection.close()
    connection = reopen(path)
    identity = found
  }

  return {
    connection() {
      if (!connection.open || performance.now() - lookedAt > CHECK_INTERVAL_MS) look()
      return connection
    },
    close: () => void connection.close(),
  }
}

function reopen(path: string): Connection {
  try {
    return openForReading(path)
  } catch (error) {
    if (error instanceof UserError) throw new StoreUnavailable(error.message, { cause: error })
    throw error
  }
}
