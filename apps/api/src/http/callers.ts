import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { FoundKey, ReadStore } from '../store/read-store.ts'
import { authenticate } from './authenticate.ts'

/** A key, and what it may see in words: the same words for every key of the same reach and scopes. */
export interface Caller {
  readonly key: FoundKey
  readonly view: string
}

/** Who calls, by the text of `Authorization`, so that a key that comes again need not be hashed and looked up again. */
export interface Callers {
  /** Whom a text meant when it was last looked up; it holds only while the version of the data is that of the key. */
  recall(request: IncomingMessage): Caller | undefined
  /** Throws as `authenticate`. */
  identify(request: Request): Promise<Caller>
}

/** Of both, a caller may send many that mean the same key. */
const MOST_TEXTS = 1000
const LONGEST_TEXT = 100

export function createCallers(store: ReadStore): Callers {
  const known = new Map<string, Caller>()
  let version = ''
  return {
    recall: ({ headers }) => known.get(headers.authorization ?? ''),
    async identify(request) {
      const key = await authenticate(store, request)
      if (key.version !== version || known.size >= MOST_TEXTS) known.clear()
      version = key.version
      const caller = { key, view: viewOf(key) }
      const { authorization = '' } = request.headers
      if (authorization.length <= LONGEST_TEXT) known.set(authorization, caller)
      return caller
    },
  }
}

const viewOf = ({ reach, scopes }: FoundKey): string =>
  [reach.companyId, reach.projectIds ?? '*', scopes].join(' ')
