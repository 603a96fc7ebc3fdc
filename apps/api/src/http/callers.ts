import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { FoundKey, ReadStore } from '../store/read-store.ts'
import { authenticate } from './authenticate.ts'

export interface Caller {
  readonly key: FoundKey
  /** Identifies what the key may see: the same text for every key of the same projects and scopes. */
  readonly permissionKey: string
}

/** Callers by the text of `Authorization`, so that a known key is not hashed and looked up again. */
export interface Callers {
  /** The caller at the last lookup; valid only while the version of the data is that of the key. */
  recall(request: IncomingMessage): Caller | undefined
  /** Throws as `authenticate`. */
  identify(request: Request): Promise<Caller>
}

/** A client may send many texts that contain the same key. */
const MAX_TEXTS = 1000
const MAX_TEXT_LENGTH = 100

export function createCallers(store: ReadStore): Callers {
  const known = new Map<string, Caller>()
  let version = ''
  return {
    recall: ({ headers }) => known.get(headers.authorization ?? ''),
    async identify(request) {
      const key = await authenticate(store, request)
      if (key.version !== version || known.size >= MAX_TEXTS) known.clear()
      version = key.version
      const caller = { key, permissionKey: permissionKeyOf(key) }
      const { authorization = '' } = request.headers
      if (authorization.length <= MAX_TEXT_LENGTH) known.set(authorization, caller)
      return caller
    },
  }
}

const permissionKeyOf = ({ access, scopes }: FoundKey): string =>
  [access.companyId, access.projectIds ?? '*', scopes].join(' ')
