import type { Pause, PauseReason } from './pause.ts'

/** Answers that another try may change. Every call is a GET, so repeating is safe. */
const PASSING: Readonly<Record<number, PauseReason>> = { 429: 'rate', 502: 'busy', 503: 'busy', 504: 'busy' }
/** A service that stays unable is an error for its panel to show; a lost connection is waited out however long. */
const PATIENCE_WITH_BUSY = 4
const MAX_RETRY_DELAY_MS = 30_000

/**
 * A fetch that waits while the connection is lost or the service asks to wait, and then repeats itself. All calls
 * share the gate, so that one of them is refused and not every one. Rejects only when aborted.
 */
export function patientFetch(pause: Pause, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      await pause.over(init?.signal)
      const response = await fetch(input, init).catch((error: unknown) => {
        init?.signal?.throwIfAborted()
        if (error instanceof TypeError) return null
        throw error
      })
      const reason = response === null ? 'network' : PASSING[response.status]
      if (response && (reason === undefined || (reason === 'busy' && attempt > PATIENCE_WITH_BUSY)))
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
