import { isRetryable, readRetryAfter, retryDelayMs } from './retry-policy.ts'

/** How a call ended: with a reply, or without one. */
export type CallOutcome =
  | { readonly response: Response }
  | { readonly response: null; /** What `fetch` was rejected with. */ readonly error: unknown }

export interface RetryPolicy {
  /** Asked only if another call may end differently. `attempt`: calls made so far, at least 1. */
  readonly mayRetry: (outcome: CallOutcome, attempt: number) => boolean
  /** Waits before the next call: `delayMs` as the service stated, or longer for each attempt. */
  readonly wait: (outcome: CallOutcome, delayMs: number, attempt: number) => Promise<void>
}

/**
 * Makes a GET call again after 429, 502 to 504 or a lost connection. Resolves with the outcome of the last
 * call; rejects with the reason of `signal` when aborted, or as `wait` does.
 */
export async function callWithRetry(
  call: () => Promise<Response>,
  { mayRetry, wait }: RetryPolicy,
  signal?: AbortSignal | null,
): Promise<CallOutcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await outcomeOf(call, signal)
    const { response } = outcome
    if (response && !isRetryable(response.status)) return outcome
    if (!mayRetry(outcome, attempt)) return outcome
    await wait(outcome, retryDelayMs(attempt, response && readRetryAfter(response)), attempt)
  }
}

async function outcomeOf(
  call: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<CallOutcome> {
  try {
    return { response: await call() }
  } catch (error) {
    signal?.throwIfAborted()
    return { response: null, error }
  }
}
