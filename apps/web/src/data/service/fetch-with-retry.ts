import { isRetryable, readRetryAfter, retryDelayMs } from '@groundsheet/client'
import type { Pause, PauseReason } from './pause.ts'

/** After these, a busy service is reported as an error. A lost connection is retried without a limit. */
const MAX_BUSY_ATTEMPTS = 4

/**
 * A fetch that waits while the connection is lost or the service asks to wait, and then retries. All calls
 * share one pause, so that only one of them is refused. Rejects only when aborted.
 */
export function fetchWithRetry(pause: Pause, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      await pause.over(init?.signal)
      const response = await fetch(input, init).catch((error: unknown) => {
        init?.signal?.throwIfAborted()
        if (error instanceof TypeError) return null
        throw error
      })
      const reason = reasonToRetry(response)
      if (response && (reason === null || (reason === 'busy' && attempt > MAX_BUSY_ATTEMPTS))) return response
      pause.hold(reason ?? 'network', retryDelayMs(attempt, response && readRetryAfter(response)))
    }
  }
}

/** Null: the answer is final. */
function reasonToRetry(response: Response | null): PauseReason | null {
  if (response === null) return 'network'
  if (!isRetryable(response.status)) return null
  return response.status === 429 ? 'rate' : 'busy'
}
