import { scopeNames, type Scope } from '@groundsheet/contract'
import { seedId } from '../../seed-database.ts'
import { HARBOUR, HOLE, makeKey, STRATUM } from '../../seed-world.ts'
import { startTestService } from '../test-service.ts'

const BOUNDARY = seedId('boundary', HARBOUR, 'Site')
const GROUP = seedId('group', HARBOUR, 'North')

/** Every address of a project that needs a key, with the scopes that it needs. */
export const ADDRESSES: readonly (readonly [path: string, scopes: readonly Scope[]])[] = [
  ['/collections', ['projects:read']],
  ...(
    [
      ['holes', ['locations:read']],
      ['boundaries', ['map:read']],
      ['groups', ['map:read', 'locations:read']],
      ['GEOL', ['tables:read', 'locations:read']],
      ['A%2FB', ['tables:read', 'locations:read']],
    ] as const
  ).flatMap(([id, scopes]) =>
    ['', '/items', '/feature-schema', '/schema', '/queryables', '/sortables'].map(
      (end): readonly [string, readonly Scope[]] => [`/collections/${id}${end}`, scopes],
    ),
  ),
  [`/collections/holes/items/${HOLE}`, ['locations:read']],
  [`/collections/GEOL/items/${STRATUM}`, ['tables:read', 'locations:read']],
  [`/collections/boundaries/items/${BOUNDARY}`, ['map:read']],
  [`/collections/groups/items/${GROUP}`, ['map:read', 'locations:read']],
]
export const COMPANY_ADDRESSES = [
  '/collections',
  '/collections/holes',
  '/collections/holes/items',
  '/collections/holes/feature-schema',
  '/collections/holes/schema',
  '/collections/holes/queryables',
  '/collections/holes/sortables',
  `/collections/holes/items/${HOLE}`,
]

export type AccessService = Awaited<ReturnType<typeof startAccessService>>

export const basic = (user: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

const CHANGING_HEADERS = /^(date|ratelimit|x-ratelimit-remaining|x-ratelimit-reset)$/

/** The service with keys that reach different things. */
export async function startAccessService() {
  const service = await startTestService({ rateLimit: 1_000_000 })
  const { database } = service
  const keys: Record<string, string> = {
    whole: await makeKey(database),
    restricted: await makeKey(database, { projects: ['100%_sure'] }),
    abroad: await makeKey(database, { company: 'Birk Drilling' }),
    revoked: await makeKey(database, { revoked: true }),
    none: await makeKey(database, { scopes: [] }),
  }
  for (const scope of scopeNames)
    keys[scope] = await makeKey(database, { scopes: scopeNames.filter((one) => one !== scope) })
  const keyOf = (name: string): string => keys[name] ?? ''

  /** Everything a caller can see of an answer, except the clock and its own request count. */
  async function seen(path: string, name: string, headers = {}, method = 'GET'): Promise<string> {
    const answer = await service.request(path, keyOf(name), { 'X-Request-Id': 'same', ...headers }, method)
    const reported = Object.entries(answer.headers).filter(([header]) => !CHANGING_HEADERS.test(header))
    return JSON.stringify([answer.status, reported, answer.body.toString('latin1')])
  }
  return { service, keyOf, seen }
}
