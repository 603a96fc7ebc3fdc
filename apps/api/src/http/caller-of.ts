import type { IncomingMessage } from 'node:http'
import type { Caller } from './callers.ts'

const callers = new WeakMap<IncomingMessage, Caller>()

/** For the log, which is written when the answer has been sent. */
export const noteCaller = (request: IncomingMessage, caller: Caller): void =>
  void callers.set(request, caller)

/** Null: the request showed no valid key. */
export const callerOf = (request: IncomingMessage): Caller | null => callers.get(request) ?? null
