import { PROBLEMS, type Problem, type ProblemType } from '@groundsheet/contract'
import { hideKeys } from '../keys/hide-keys.ts'

/** An error of a request: a type of the contract, a message and its headers. */
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

  /** Clients store answers and paste them into reports, so keys are hidden in what they repeat. */
  body(requestId: string): Problem {
    const param = this.param === undefined ? {} : { param: hideKeys(this.param) }
    return { error: { type: this.type, message: hideKeys(this.message), ...param, requestId } }
  }
}

/** A parameter whose value cannot be used. */
export const refused = (param: string, reason: string): RequestProblem =>
  new RequestProblem('invalid_parameter', `${param}: ${reason}`, { param })

/** The same message for a missing thing and for one this key may not see. */
export const notFound = (): RequestProblem => new RequestProblem('not_found')

/** An error outside a request. */
export const problemText = (message: string): string =>
  JSON.stringify({ error: { type: 'bad_request', message } })
