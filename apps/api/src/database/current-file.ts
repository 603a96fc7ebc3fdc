import { StoreUnavailable } from '../store/store-unavailable.ts'
import { identify } from './file-identity.ts'
import { openForReading, type Connection } from './open.ts'
import { UserError } from '../common/user-error.ts'

/** How long a replaced file may go unnoticed, in milliseconds. */
const UNNOTICED = 200

export interface CurrentFile {
  /** The connection to whatever is at the path now. Throws StoreUnavailable while there is no database. */
  connection(): Connection
  close(): void
}

/**
 * A backup put back in place of the database is another file under the same name: what was opened before would go on
 * answering from the old one. Throws UserError when there is nothing to open at first.
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
      if (!connection.open || performance.now() - lookedAt > UNNOTICED) look()
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
