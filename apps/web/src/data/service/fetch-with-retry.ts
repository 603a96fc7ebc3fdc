import { callWithRetry, type CallOutcome } from '@groundsheet/client'
import type { Pause, PauseReason } from './request-pause.ts'

/** After these, a busy service is reported as an error. A lost connection is retried without a limit. */
const MAX_BUSY_ATTEMPTS = 4

/**
 * A fetch that waits while the connection is lost or the service states a wait, and then retries. All calls
 * share one pause, so that only one of them is refused. Rejects only when aborted.
 */
export function fetchWithRetry(pause: Pause, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const signal = init?.signal
    await pause.over(signal)
    const outcome = await callWithRetry(
      () => fetch(input, init),
      {
        mayRetry,
        wait(failed, delayMs) {
          pause.hold(pauseReason(failed), delayMs)
          return pause.over(signal)
        },
      },
      signal,
    )
    if (outcome.response) return outcome.response
    throw outcome.error
  }
}

/** `fetch` rejects with a TypeError when the connection is lost. */
const mayRetry = (outcome: CallOutcome, attempt: number): boolean =>
  outcome.response === null
    ? outcome.error instanceof TypeError
    : outcome.response.status === 429 || attempt <= MAX_BUSY_ATTEMPTS

function pauseReason({ response }: CallOutcome): PauseReason {
  if (response === null) return 'network'
  return response.status === 429 ? 'rate' : 'busy'
}
