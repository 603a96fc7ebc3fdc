import { quota, type Quota } from './quota.ts'

/** Delays the requests for an open hole while the reader goes quickly from hole to hole. */
export interface RequestPace {
  /**
   * Resolves at once for a reader who stayed at the hole before, else when the reader has stayed at this one.
   * Rejects with the signal's reason if aborted before that.
   */
  readonly rest: (hole: string, signal: AbortSignal) => Promise<void>
}

/** How long a reader stays at a hole before its tables are read, with all of the rate limit left. */
const DELAY_MS = 250
const MAX_DELAY_MS = 4000

/**
 * The time to stay grows as the rate limit is used up, so that some of it is left for a hole that is read.
 */
export function createRequestPace({ left }: Pick<Quota, 'left'>): RequestPace {
  let current: string | null = null
  let openedAt = -Infinity
  let readsAt = -Infinity
  return {
    async rest(hole, signal) {
      signal.throwIfAborted()
      const now = performance.now()
      if (hole !== current) {
        const rest = Math.min(DELAY_MS / left(), MAX_DELAY_MS)
        readsAt = now - openedAt < rest ? now + rest : now
        openedAt = now
        current = hole
      }
      if (readsAt > now) await sleep(readsAt - now, signal)
    },
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** The pace of the reader of this page. */
export const requestPace = createRequestPace(quota)
