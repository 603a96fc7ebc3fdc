import { PROBLEMS, type Problem, type ProblemType } from '@groundsheet/contract'
import { hideKeys } from '../keys/hide-keys.ts'

/** The one way a request fails: a type of the contract, a sentence, and what belongs in the headers. */
export class RequestProblem extends Error {
  override name = 'RequestProblem'
  readonly type: ProblemType
  readonly status: number
  readonly param: string | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    type: ProblemType,
    message: string = PROBLEMS[type].title,
    details: { param?: string; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.type = type
    this.status = PROBLEMS[type].status
    this.param = details.param
    this.headers = details.headers ?? {}
  }

  /** Answers are kept by clients and pasted into reports, so what they repeat of a request holds no key. */
  body(requestId: string): Problem {
    const param = this.param === undefined ? {} : { param: hideKeys(this.param) }
    return { error: { type: this.type, message: hideKeys(this.message), ...param, requestId } }
  }
}

/** The same words for what is not there and for what this key may not see. */
export const notFound = (): RequestProblem => new RequestProblem('not_found')

/** An error where there is no request that could be named. */
export const problemText = (message: string): string =>
  JSON.stringify({ error: { type: 'bad_request', message } })
