import type { Pause, PauseReason } from './pause.ts'

/** Statuses worth retrying. Every call is a GET, so repeating it is safe. */
const RETRY_REASONS: Readonly<Record<number, PauseReason>> = {
  429: 'rate',
  502: 'busy',
  503: 'busy',
  504: 'busy',
}
/** After these, a busy service is reported as an error. A lost connection is retried without a limit. */
const MAX_BUSY_ATTEMPTS = 4
const MAX_RETRY_DELAY_MS = 30_000

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
      const reason = response === null ? 'network' : RETRY_REASONS[response.status]
      if (response && (reason === undefined || (reason === 'busy' && attempt > MAX_BUSY_ATTEMPTS)))
        return response
      pause.hold(reason ?? 'network', delayOf(response, attempt))
    }
  }
}

/** Milliseconds: what the service asked for, else 1 s, 2 s, 4 s … up to half a minute. */
function delayOf(response: Response | null, attempt: number): number {
  const asked = Number(response?.headers.get('retry-after') ?? NaN)
  return asked > 0 ? asked * 1000 : Math.min(1000 * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS)
}
