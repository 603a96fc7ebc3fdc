import { ApiError, readProblem } from './api-error.ts'
import { pause } from './pause.ts'
import { isRetryable, retryDelayMs } from './retry-policy.ts'

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
  /** How often a call is repeated when the service asks to wait, or does not answer. */
  readonly retries: number
  /** Told before each wait, so that a person can be told too. */
  readonly onWait?: ((wait: Wait) => void) | undefined
}

/** One GET, repeated while the trouble is passing. Throws ApiError, or the signal's reason when aborted. */
export async function request(
  connection: Connection,
  path: string,
  accept: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(connection, path, accept, signal)
    if (outcome instanceof Response) return outcome
    if (attempt > connection.retries || !isPassing(outcome)) throw outcome
    const delay = retryDelayMs(attempt, outcome.retryAfter)
    connection.onWait?.({ error: outcome, delay, attempt })
    await pause(delay, signal)
  }
}

/** No answer at all has the status 0. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || isRetryable(status)

async function attemptOnce(
  { baseUrl, key, fetch }: Connection,
  path: string,
  accept: string,
  signal: AbortSignal | undefined,
): Promise<Response | ApiError> {
  try {
    const headers = { accept, ...(key === null ? {} : { authorization: `Bearer ${key}` }) }
    const response = await fetch(baseUrl + path, { headers, ...(signal ? { signal } : {}) })
    return response.ok ? response : await readProblem(response)
  } catch (cause) {
    signal?.throwIfAborted()
    return new ApiError({ status: 0, type: 'network', message: 'The service does not answer.', cause })
  }
}
