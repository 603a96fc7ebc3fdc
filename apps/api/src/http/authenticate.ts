import { isLink } from '@groundsheet/client/links'
import { hashKey } from '../keys/key-text.ts'
import type { ApiKey, ReadStore } from '../store/read-store.ts'
import { findLinkKey, type CallerKey } from './link-key.ts'
import { RequestProblem } from './problem.ts'
import type { RequestHeaders } from './request-caller.ts'

const CHALLENGE = 'Bearer realm="groundsheet"'

/** RFC 6750 section 2.1; the scheme is case-insensitive. */
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i

/** Used where no key is needed; it gives access to no project. */
export const ANONYMOUS_KEY: CallerKey = {
  id: '',
  companyName: '',
  scopes: [],
  access: { companyId: '', projectIds: [] },
  rateLimit: null,
  endsAt: null,
  links: null,
  link: null,
  person: null,
  version: '',
}

/** A time that cannot be read is no time before the end. `now`: milliseconds since the epoch. */
export const hasEnded = ({ endsAt }: ApiKey, now: number): boolean => endsAt !== null && !(now < endsAt)

/**
 * The key of a request, or what a link leaves of one. Throws `missing_api_key`, or `invalid_api_key` for
 * unknown, revoked and ended keys and links alike.
 * `now`: milliseconds since the epoch.
 */
export async function authenticate(
  store: ReadStore,
  request: RequestHeaders,
  now: number,
): Promise<CallerKey> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) {
    const message = 'send the key in the header: Authorization: Bearer <API_KEY>'
    throw new RequestProblem('missing_api_key', message, { headers: { 'WWW-Authenticate': CHALLENGE } })
  }
  const key = isLink(token) ? await findLinkKey(store, token, now) : await findOwnKey(store, token)
  if (key && !hasEnded(key, now)) return key
  throw new RequestProblem('invalid_api_key', undefined, {
    headers: { 'WWW-Authenticate': `${CHALLENGE}, error="invalid_token"` },
  })
}

async function findOwnKey(store: ReadStore, token: string): Promise<CallerKey | null> {
  const key = await store.findKey(hashKey(token))
  return key && { ...key, link: null, person: null }
}

/** Throws `insufficient_scope`. */
export function requireScope(key: ApiKey, scope: ApiKey['scopes'][number]): void {
  if (key.scopes.includes(scope)) return
  throw new RequestProblem(
    'insufficient_scope',
    `this request needs the scope ${scope}, which the key does not have`,
    {
      headers: { 'WWW-Authenticate': `${CHALLENGE}, error="insufficient_scope", scope="${scope}"` },
    },
  )
}
