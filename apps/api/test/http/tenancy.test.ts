import { openApiDocument, scopeNames, type Scope } from '@groundsheet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../seed-database.ts'
import { BIRK, HARBOUR, HOLE, makeKey, PUMP, STRASSE, STRATUM } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'

/** Every operation, requested with every key for everything that key must not see. */

interface DescribedOperation {
  readonly operationId: string
  readonly security: readonly unknown[]
  readonly 'x-scope'?: Scope
  readonly parameters: readonly { readonly in: string; readonly name: string }[]
}

const { servers, paths } = openApiDocument() as {
  servers: [{ url: string }]
  paths: Record<string, { get: DescribedOperation }>
}
const OPERATIONS = Object.entries(paths).map(([path, { get }]) => ({ ...get, path: servers[0].url + path }))

const OTHER_COMPANY_PROJECT = seedId('project', BIRK, 'HQ-1')

/** Ids by the noun before `{id}`. `nothing`: an id that does not exist. */
const NOTHING = seedId('nothing', 'at all')
const THINGS = {
  projects: { own: HARBOUR, sister: STRASSE, abroad: OTHER_COMPANY_PROJECT },
  locations: {
    own: HOLE,
    sister: seedId('location', STRASSE, 'BH1'),
    abroad: seedId('location', OTHER_COMPANY_PROJECT, 'BH1'),
  },
  markers: { own: PUMP, sister: PUMP, abroad: seedId('icon', BIRK, 'drop') },
}
type Noun = keyof typeof THINGS

const nounOf = (path: string): Noun | null => (/\b(\w+)\/\{id\}/.exec(path)?.[1] ?? null) as Noun | null
const ADDRESSED = OPERATIONS.filter(({ path }) => nounOf(path) !== null)
const AUTHENTICATED = OPERATIONS.filter(({ security }) => security.length > 0)
const addressOf = (path: string, id: string): string =>
  path
    .replace('{id}', id)
    .replace('{table}', 'GEOL')
    .replace('{group}', 'PROJ')
    .replace('{format}', 'geojson')
    .replace('{z}/{x}/{y}', '0/0/0')
const ownAddress = (path: string): string => addressOf(path, THINGS[nounOf(path) ?? 'projects'].own)

let service: TestService
const keys: Record<string, string> = {}

beforeAll(async () => {
  service = await startTestService({ rateLimit: 1_000_000 })
  const { database } = service
  keys.whole = await makeKey(database)
  keys.restricted = await makeKey(database, { projects: ['100%_sure'] })
  keys.abroad = await makeKey(database, { company: 'Birk Drilling' })
  keys.revoked = await makeKey(database, { revoked: true })
  keys.none = await makeKey(database, { scopes: [] })
  for (const scope of scopeNames)
    keys[scope] = await makeKey(database, { scopes: scopeNames.filter((one) => one !== scope) })
})
afterAll(() => service.close())

/** Headers that change from one request to the next. */
const CHANGING_HEADERS = /^(date|ratelimit|x-ratelimit-remaining|x-ratelimit-reset)$/

/** Everything a caller can see of an answer, except the clock and its own request count. */
async function seen(address: string, key: string | undefined, headers = {}, method = 'GET'): Promise<string> {
  const sent = { 'X-Request-Id': 'same', ...headers }
  const answer = await service.request(address, key ?? null, sent, method)
  const reported = Object.entries(answer.headers).filter(([name]) => !CHANGING_HEADERS.test(name))
  return JSON.stringify([answer.status, reported, answer.body.toString('latin1')])
}

/** Other forms of requests that must not reveal more than the plain one. */
const QUERIES = [
  '',
  '?limit=1',
  '?sort=upwards',
  '?include=style',
  '?cursor=AAAAAAAAAAAAAAAAAAAA',
  '?q=x&q=y',
]

test('each operation requests an existing thing of its own', async () => {
  for (const { path, operationId } of OPERATIONS)
    expect((await service.request(ownAddress(path), keys.whole ?? null)).status, operationId).toBe(200)
  for (const { path, operationId } of ADDRESSED) {
    const noun = nounOf(path) ?? 'projects'
    const abroad = await service.request(addressOf(path, THINGS[noun].abroad), keys.abroad ?? null)
    expect(abroad.status, operationId).toBe(200)
  }
})

describe.each(ADDRESSED)('$operationId answers alike for "no access" and "does not exist"', ({ path }) => {
  const noun = nounOf(path) ?? 'projects'
  const { own, sister, abroad } = THINGS[noun]
  const others = (Object.keys(THINGS) as Noun[]).filter((other) => other !== noun)
  const wrongKind = [...others.map((other) => THINGS[other].own), STRATUM]

  /** Ids that a key must not see. Icons belong to the company, not to a project. */
  const hidden: Record<string, readonly string[]> = {
    whole: [abroad, ...wrongKind],
    restricted: noun === 'markers' ? [abroad, ...wrongKind] : [own, abroad, ...wrongKind],
    abroad: [own, sister, ...wrongKind],
  }

  test.each(Object.entries(hidden))('to the key %s', async (name, ids) => {
    for (const query of QUERIES) {
      const nothing = await seen(addressOf(path, NOTHING) + query, keys[name])
      expect(nothing).toMatch(/^\[404,.*not_found/)
      for (const id of ids)
        expect(await seen(addressOf(path, id) + query, keys[name]), id + query).toBe(nothing)
    }
  })

  test.each(Object.entries(hidden))('to the key %s, by HEAD or by If-None-Match', async (name, ids) => {
    const { headers } = await service.request(ownAddress(path), keys.whole ?? null)
    for (const known of ['*', String(headers.etag)]) {
      const condition = { 'If-None-Match': known }
      const nothing = await seen(addressOf(path, NOTHING), keys[name], condition)
      for (const id of ids) expect(await seen(addressOf(path, id), keys[name], condition)).toBe(nothing)
    }
    const nothing = await seen(addressOf(path, NOTHING), keys[name], {}, 'HEAD')
    for (const id of ids) expect(await seen(addressOf(path, id), keys[name], {}, 'HEAD')).toBe(nothing)
  })

  test.each(['none', 'revoked', ...scopeNames])('to the key %s', async (name) => {
    const nothing = await seen(addressOf(path, NOTHING), keys[name])
    for (const id of [abroad, ...wrongKind]) expect(await seen(addressOf(path, id), keys[name])).toBe(nothing)
  })

  test('to a key without the scope, even for its own things', async () => {
    const scope = OPERATIONS.find((one) => one.path === path)?.['x-scope'] ?? ''
    const refused = await seen(addressOf(path, NOTHING), keys[scope])
    expect(refused).toMatch(/^\[403,.*insufficient_scope/)
    expect(await seen(addressOf(path, own), keys[scope])).toBe(refused)
    expect(await seen(addressOf(path, own), keys.none)).toBe(refused)
  })
})

describe.each(AUTHENTICATED)('$operationId', ({ path }) => {
  test('gives a revoked key the same answer as an unknown one', async () => {
    const unknown = await seen(ownAddress(path), `gs_${'x'.repeat(40)}`)
    expect(unknown).toMatch(/^\[401,.*invalid_api_key/)
    expect(await seen(ownAddress(path), keys.revoked)).toBe(unknown)
  })
})

test('a cursor of another company is refused, or gives only what the own key may read', async () => {
  const first = await service.request(`/v1/projects/${HARBOUR}/locations?limit=1`, keys.whole ?? null)
  const cursor = String(first.json.meta?.nextCursor)
  const theirs = `/v1/projects/${OTHER_COMPANY_PROJECT}/locations?limit=1&cursor=${cursor}`
  expect((await service.request(theirs, keys.abroad ?? null)).json.error?.type).toBe('invalid_cursor')
  const ours = `/v1/projects/${HARBOUR}/locations?limit=1&cursor=${cursor}`
  expect(await seen(ours, keys.abroad)).toBe(await seen(ours.replace(HARBOUR, NOTHING), keys.abroad))
})

test('lists without an id contain only what the key may see', async () => {
  const listed = async (name: string) =>
    ((await service.request('/v1/projects', keys[name] ?? null)).json.data as { id: string }[]).map(
      ({ id }) => id,
    )
  expect(await listed('restricted')).toEqual([STRASSE])
  expect(await listed('abroad')).toEqual([OTHER_COMPANY_PROJECT])
  expect(await listed('whole')).not.toContain(OTHER_COMPANY_PROJECT)
})

test.each(['', 'type=CP', 'status=open', 'maxDepth=9', 'hasData=GEOL', 'words=clay', 'q=bh&type=CP'])(
  'holes that "%s" leaves, their counts and tiles are only those that the key may see',
  async (filter) => {
    for (const [name, hidden] of [
      ['restricted', [HARBOUR, OTHER_COMPANY_PROJECT]],
      ['abroad', [HARBOUR, STRASSE]],
    ] as const) {
      const key = keys[name] ?? null
      const own = await service.request(`/v1/locations?limit=1000&${filter}`, key)
      const tile = await service.request(`/v1/tiles/0/0/0?${filter.replace('q=bh&', '')}`, key)
      for (const id of hidden) expect(own.body.toString() + tile.body.toString('latin1')).not.toContain(id)
      const counted = await service.request(`/v1/locations/counts?${filter.replace('q=bh&', '')}`, key)
      const { total, matching } = counted.json.data as { total: number; matching: number }
      expect([total, matching]).toEqual([1, (own.json.data as unknown[]).length])
    }
  },
)
