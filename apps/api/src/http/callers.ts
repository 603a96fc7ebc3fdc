import type { IncomingMessage } from 'node:http'
import type { FoundKey, ReadStore } from '../store/read-store.ts'
import { authenticate, hasEnded } from './authenticate.ts'
import type { IdentityFinder } from './identity/find-identity.ts'
import { noteCaller, type Caller, type RequestHeaders } from './request-caller.ts'
import type { RecordKeyUse } from './record-key-use.ts'

/** Callers by the headers that name them, so that a known key is not hashed and looked up again. */
export interface Callers {
  /**
   * The caller at the last lookup, unless its key has ended since; valid only while the version of the data
   * is that of the key.
   */
  recall(request: IncomingMessage): Caller | undefined
  /** Throws as `authenticate`. */
  identify(request: RequestHeaders): Promise<Caller>
}

interface Parts {
  readonly store: ReadStore
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly noteUse: RecordKeyUse
  /** People whom a proxy names; null: nobody is accepted. */
  readonly people: IdentityFinder | null
}

/** A client may send many texts that contain the same key. */
const MAX_TEXTS = 1000
const MAX_TEXT_CHARACTERS = 1_000

export function createCallers({ store, now, noteUse, people }: Parts): Callers {
  const textOf = (request: RequestHeaders) => people?.textOf(request) ?? request.headers.authorization ?? ''
  const known = new Map<string, Caller>()
  let version = ''
  return {
    recall(request) {
      const caller = known.get(textOf(request))
      return caller === undefined || hasEnded(caller.key, now()) ? undefined : caller
    },
    async identify(request) {
      const key = (await people?.find(request)) ?? (await authenticate(store, request, now()))
      noteUse(key)
      if (key.version !== version || known.size >= MAX_TEXTS) known.clear()
      version = key.version
      const caller = { key, permissionKey: permissionKeyOf(key) }
      noteCaller(request, caller)
      const text = textOf(request)
      if (text.length <= MAX_TEXT_CHARACTERS) known.set(text, caller)
      return caller
    },
  }
}

const permissionKeyOf = ({ access, scopes }: FoundKey): string =>
  [access.companyId, access.projectIds ?? '*', scopes].join(' ')
