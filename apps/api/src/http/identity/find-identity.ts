import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Identity, ProxyIdentities } from '../../identities/proxy-identities.ts'
import type { FoundReach, ReadStore } from '../../store/read-store.ts'
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
  const reachOf = createReachFinder(store)
  return {
    textOf,
    async find({ headers }) {
      const email = textIn(headers[table.emailHeader])?.toLowerCase()
      if (email === undefined || OWN_KEY.test(headers.authorization ?? '')) return null
      const groups = (textIn(headers[table.groupsHeader]) ?? '')
        .split(GROUP_SEPARATOR)
        .map((one) => one.trim())
      const entry = EMAIL.test(email) ? table.identities.find((one) => isFor(one, email, groups)) : undefined
      const reach = entry && (await reachOf(entry))
      if (!reach) throw new RequestProblem('invalid_api_key', NO_ACCESS)
      return toCaller(email, entry, reach)
    },
  }
}

const NO_ACCESS = 'this sign-in has no access here: ask whoever runs the service'

const textIn = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const isFor = (entry: Identity, email: string, groups: readonly string[]): boolean =>
  entry.email === undefined ? groups.includes(entry.group ?? '') : entry.email === email

interface VersionedReach extends FoundReach {
  readonly version: string
}

/** Ids are looked up again after each change of the data, so that a new project is reached at once. */
function createReachFinder(store: ReadStore): (entry: Identity) => Promise<VersionedReach | null> {
  const known = new Map<Identity, VersionedReach>()
  let unknown = 0
  return async (entry) => {
    // Read before the ids, so that a change between the two is noticed at the next request.
    const version = store.version()
    const last = known.get(entry)
    if (last?.version === version) return last
    const found = await store.findReach(entry)
    if (found === null) return null
    const reach = { ...found, version: version ?? `unknown identity ${++unknown}` }
    if (version !== null) known.set(entry, reach)
    return reach
  }
}

const toCaller = (email: string, { scopes, rateLimit }: Identity, reach: VersionedReach): CallerKey => ({
  // A person has a rate limit of their own.
  id: `person ${createHash('sha256').update(email).digest('hex').slice(0, 24)}`,
  ...reach,
  scopes,
  rateLimit,
  endsAt: null,
  links: null,
  link: null,
  person: { email },
})
