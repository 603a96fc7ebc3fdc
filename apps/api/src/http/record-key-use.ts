import type { KeyUsage } from '../store/key-usage.ts'
import type { CallerKey } from './link-key.ts'

/**
 * Notes that a key is used now; people have none. Returns at once; only the first request of a day is
 * stored.
 */
export type RecordKeyUse = (key: Pick<CallerKey, 'id' | 'person'>) => void

const DAY_MS = 86_400_000

/**
 * After an error nothing is stored for this time, so that no request waits for a broken disk again and again.
 */
const RETRY_INTERVAL_MS = 60_000

interface Parts {
  readonly usage: KeyUsage
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Called for the first error after a success. */
  readonly onFailure: (error: unknown) => void
}

export function createUseNotes({ usage, now, onFailure }: Parts): RecordKeyUse {
  const noted = new Map<string, number>()
  let pausedUntil = -Infinity
  let hasFailed = false

  async function store(keyId: string, day: number): Promise<void> {
    try {
      await usage.note(keyId, new Date(day * DAY_MS).toISOString().slice(0, 10))
      hasFailed = false
    } catch (error) {
      noted.delete(keyId)
      pausedUntil = now() + RETRY_INTERVAL_MS
      if (!hasFailed) onFailure(error)
      hasFailed = true
    }
  }
  return ({ id: keyId, person }) => {
    if (person !== null) return
    const day = Math.floor(now() / DAY_MS)
    if (noted.get(keyId) === day || now() < pausedUntil) return
    noted.set(keyId, day)
    // After the request: a file is written while its process waits.
    setImmediate(() => void store(keyId, day))
  }
}
