import { ApiError, readProblem } from './api-error.ts'
import { callWithRetry, type CallOutcome } from './call-with-retry.ts'
import { pause } from './pause.ts'

export interface Wait {
  /** Why the call is being repeated. */
  readonly error: ApiError
  /** Milliseconds until it is. */
  readonly delay: number
  /** 1 for the first repetition. */
  readonly attempt: number
}

export interface Connection {
  /** Address with version, without a slash at the end: `https://ground.example/v1`, or `/v1` in a page. */
  readonly baseUrl: string
  readonly key: string | null
  readonly fetch: typeof globalThis.fetch
  /** How often a call is repeated when the service states a wait, or does not answer. */
  readonly retries: number
  /** Called before each wait, so that a user can be informed. */
  readonly onWait?: ((wait: Wait) => void) | undefined
}

/** One GET, repeated while another may succeed. Throws ApiError, or the signal's reason when aborted. */
export async function request(
  { baseUrl, key, fetch, retries, onWait }: Connection,
  path: string,
  accept: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers = { accept, ...(key === null ? {} : { authorization: `Bearer ${key}` }) }
  const outcome = await callWithRetry(
    () => fetch(baseUrl + path, { headers, ...(signal ? { signal } : {}) }),
    {
      mayRetry: (_, attempt) => attempt <= retries,
      async wait(failed, delay, attempt) {
        // Reads the body of the reply, which would hold its connection.
        const error = await errorOf(failed)
        onWait?.({ error, delay, attempt })
        await pause(delay, signal)
      },
    },
    signal,
  )
  if (outcome.response?.ok) return outcome.response
  throw await errorOf(outcome)
}

/** A call without a reply has the status 0. */
async function errorOf(outcome: CallOutcome): Promise<ApiError> {
  if (outcome.response) return readProblem(outcome.response)
  const message = 'The service does not answer.'
  return new ApiError({ status: 0, type: 'network', message, cause: outcome.error })
}
