import type { IncomingMessage } from 'node:http'
import type { CallerKey } from './link-key.ts'

export interface Caller {
  readonly key: CallerKey
  /** Identifies what the key may read: the same text for every key of the same projects and scopes. */
  readonly permissionKey: string
}

/** What a caller is known by. */
export type RequestHeaders = Pick<IncomingMessage, 'headers'>

const callers = new WeakMap<RequestHeaders, Caller>()

/** For the log, which is written when the answer has been sent. */
export const noteCaller = (request: RequestHeaders, caller: Caller): void => void callers.set(request, caller)

/** Null: the request showed no valid key. */
export const callerOf = (request: IncomingMessage): Caller | null => callers.get(request) ?? null
