import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Identity, ProxyIdentities } from '../../identities/proxy-identities.ts'
import type { ResolvedAccess, ReadStore } from '../../store/read-store.ts'
import type { CallerKey } from '../link-key.ts'
import { RequestProblem } from '../problem.ts'

export interface IdentityFinder {
  /** Identifies a caller for the response cache: the headers that decide. */
  textOf(request: Pick<IncomingMessage, 'headers'>): string
  /**
   * What the person may read whom a proxy names; null: it names nobody, or the request has a key of its own.
   * Throws `invalid_api_key` for a person without an entry. Headers of others than the listed proxies are
   * removed before.
   */
  find(request: Pick<IncomingMessage, 'headers'>): Promise<CallerKey | null>
}

/** A key or a link says more than a sign-in; a proxy may send a token of its own beside it. */
const OWN_KEY = /^bearer +gsl?_/i
const EMAIL = /^[^\s,@|]+@[^\s,@|]+$/
/** oauth2-proxy and Authelia join groups with commas, Authentik with bars. */
const GROUP_SEPARATOR = /[,|]/

export function createIdentityFinder(table: ProxyIdentities, store: ReadStore): IdentityFinder {
  const textOf = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
    [headers.authorization, headers[table.emailHeader], headers[table.groupsHeader]].join('\n')
  const accessOf = createAccessResolver(store)
  return {
    textOf,
    async find({ headers }) {
      const email = textIn(headers[table.emailHeader])?.toLowerCase()
      if (email === undefined || OWN_KEY.test(headers.authorization ?? '')) return null
      const groups = (textIn(headers[table.groupsHeader]) ?? '')
        .split(GROUP_SEPARATOR)
        .map((one) => one.trim())
      const entry = EMAIL.test(email) ? table.identities.find((one) => isFor(one, email, groups)) : undefined
      const access = entry && (await accessOf(entry))
      if (!access) throw new RequestProblem('invalid_api_key', NO_ACCESS)
      return toCaller(email, entry, access)
    },
  }
}

const NO_ACCESS = 'this sign-in has no access here: ask whoever runs the service'

const textIn = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const isFor = (entry: Identity, email: string, groups: readonly string[]): boolean =>
  entry.email === undefined ? groups.includes(entry.group ?? '') : entry.email === email

interface VersionedAccess extends ResolvedAccess {
  readonly version: string
}

/** Ids are looked up again after each change of the data, so that a new project is reached at once. */
function createAccessResolver(store: ReadStore): (entry: Identity) => Promise<VersionedAccess | null> {
  const known = new Map<Identity, VersionedAccess>()
  let unknown = 0
  return async (entry) => {
    // Read before the ids, so that a change between the two is noticed at the next request.
    const version = store.version()
    const last = known.get(entry)
    if (last?.version === version) return last
    const found = await store.resolveAccess(entry)
    if (found === null) return null
    const access = { ...found, version: version ?? `unknown identity ${++unknown}` }
    if (version !== null) known.set(entry, access)
    return access
  }
}

const toCaller = (email: string, { scopes, rateLimit }: Identity, access: VersionedAccess): CallerKey => ({
  // A person has a rate limit of their own.
  id: `person ${createHash('sha256').update(email).digest('hex').slice(0, 24)}`,
  ...access,
  scopes,
  rateLimit,
  endsAt: null,
  links: null,
  link: null,
  person: { email },
})
