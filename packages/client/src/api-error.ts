import type { ProblemType } from '@groundsheet/contract'
import { readRetryAfter } from './retry-policy.ts'

/**
 * The one way a call fails. `type` is the service's own word (`not_found`, `rate_limited`, …), or
 * `network` when no answer came and `unreadable` when the answer was not the service's.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly type: ProblemType | 'network' | 'unreadable' | (string & {})
  /** Query parameter at fault, where one was. */
  readonly param: string | null
  readonly requestId: string | null
  /** Seconds to wait, as the service states; null where it states none. */
  readonly retryAfter: number | null

  constructor(details: {
    status: number
    type: string
    message: string
    param?: string | undefined
    requestId?: string | null | undefined
    retryAfter?: number | null
    cause?: unknown
  }) {
    super(details.message, { cause: details.cause })
    this.status = details.status
    this.type = details.type
    this.param = details.param ?? null
    this.requestId = details.requestId ?? null
    this.retryAfter = details.retryAfter ?? null
  }
}

/** Reads the service's problem out of an answer that is not a success. Never throws. */
export async function readProblem(response: Response): Promise<ApiError> {
  const retryAfter = readRetryAfter(response)
  const requestId = response.headers.get('x-request-id')
  const { status } = response
  try {
    const { error } = (await response.json()) as { error: { type: string; message: string; param?: string } }
    return new ApiError({
      status,
      type: error.type,
      message: error.message,
      param: error.param,
      requestId,
      retryAfter,
    })
  } catch (cause) {
    const message = `The service answered ${status} in a form that is not its own; is the address right?`
    return new ApiError({ status, type: 'unreadable', message, requestId, retryAfter, cause })
  }
}
