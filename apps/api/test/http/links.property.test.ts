import fc from 'fast-check'
import { createLink, narrowLink } from '@groundsheet/client'
import { scopeNames, type OperationId, type Scope } from '@groundsheet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signBlock } from '../../../../packages/client/test/sign-block.ts'
import { changeStored } from '../postgres/test-database.ts'
import { openStore } from '../../src/open-store.ts'
import type { Store } from '../../src/store/store.ts'
import { EMPTY, HARBOUR, makeKey, STRASSE } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS, scopeOf } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'
import { readVectorTile } from './tiles/read-vector-tile.ts'

const NOON = Date.UTC(2027, 2, 31, 12)
const HOUR_MS = 3_600_000
const PROJECTS: ReadonlyMap<string, string> = new Map([
  [HARBOUR, 'HQ-1'],
  [STRASSE, '100%_sure'],
  [EMPTY, 'EMPTY'],
])
const PROJECT_IDS = [...PROJECTS.keys()]

let now = NOON
let service: TestService
beforeAll(async () => {
  service = await startTestService({ rateLimit: 1_000_000_000, now: () => now })
})
afterAll(() => service.close())

interface Me {
  linkIssuer: { keyId: string; epoch: number } | null
  scopes: string[]
  projects: { id: string; name: string }[] | null
}

async function meOf(key: string): Promise<Me> {
  return (await service.ask('/v1/me', key)).json.data as Me
}

const isoAfter = (milliseconds: number) => new Date(NOON + milliseconds).toISOString()

const terms = fc.record(
  {
    scopes: fc.subarray([...scopeNames]),
    projects: fc.subarray(PROJECT_IDS),
    ends: fc.integer({ min: -2, max: 5 }).map((hours) => isoAfter(hours * HOUR_MS)),
  },
  { requiredKeys: [] },
)

/** Collections of OGC API Features, with what a key needs to read them. */
const COLLECTIONS: Readonly<Record<string, readonly Scope[]>> = {
  [`/ogc/${HARBOUR}/collections/holes/items`]: ['locations:read'],
  [`/ogc/${HARBOUR}/collections/GEOL/items`]: ['locations:read', 'tables:read'],
  '/ogc/collections/holes/items?limit=1000': ['projects:read', 'locations:read'],
}

/** Answers of every operation, without what is of the moment. */
async function answersOf(key: string) {
  const answers = new Map<string, Answer>()
  for (const id of OPERATION_IDS) {
    if (scopeOf(id) === null) continue
    const { status, body } = await service.ask(ADDRESSES[id], key)
    answers.set(id, { status, body: status === 200 ? body.toString() : '', bytes: body })
  }
  for (const address of Object.keys(COLLECTIONS)) {
    const { status, body } = await service.ask(address, key, { Accept: 'application/geo+json' })
    answers.set(address, { status, body: status === 200 ? body.toString() : '', bytes: body })
  }
  return answers
}

type Answers = Awaited<ReturnType<typeof answersOf>>

/** What the blocks so far leave of a key. */
interface Left {
  readonly scopes: ReadonlySet<string>
  readonly projects: ReadonlySet<string>
  /** Milliseconds since the epoch. */
  readonly end: number
}

interface Stated {
  readonly scopes?: readonly string[]
  readonly projects?: readonly string[] | null
  readonly ends?: string
}

function narrow({ scopes, projects, end }: Left, stated: Stated): Left {
  return {
    scopes: stated.scopes ? scopes.intersection(new Set(stated.scopes)) : scopes,
    projects: stated.projects ? projects.intersection(new Set(stated.projects)) : projects,
    end: Math.min(end, stated.ends === undefined ? Infinity : Date.parse(stated.ends)),
  }
}

/** A map has no styles and shapes for a caller without their scope. */
function expectPartOfMap(mine: string, above: string): void {
  const read = (text: string) => (JSON.parse(text) as { data: Record<string, unknown> }).data
  const [part, whole] = [read(mine), read(above)]
  expect(whole).toMatchObject(part)
  for (const name of Object.keys(part)) expect(Object.keys(whole)).toContain(name)
}

/** Lists of the whole company, which are shorter with fewer projects. */
const OF_ALL_PROJECTS = ['listProjects', 'listPlacedLocations', 'listTileStyles', 'search']

function expectPartOfList(mine: string, above: string): void {
  const read = (text: string) => (JSON.parse(text) as { data: unknown[] }).data
  const whole = read(above).map((item) => JSON.stringify(item))
  for (const item of read(mine)) expect(whole).toContain(JSON.stringify(item))
}

interface Features {
  readonly features: readonly unknown[]
  readonly numberMatched: number
}

function expectPartOfFeatures(mine: string, above: string): void {
  const [part, whole] = [JSON.parse(mine) as Features, JSON.parse(above) as Features]
  expect(part.numberMatched).toBeLessThanOrEqual(whole.numberMatched)
  expect(part.features.length).toBe(Math.min(part.numberMatched, 1000))
  const known = new Set(whole.features.map((feature) => JSON.stringify(feature)))
  for (const feature of part.features) expect(known).toContain(JSON.stringify(feature))
}

/** Counts of holes: no more in all, and none of another project. */
function expectPartOfCounts(mine: string, above: string, left: Left): void {
  const read = (text: string) => (JSON.parse(text) as { data: { total: number; matching: number } }).data
  const [part, whole] = [read(mine), read(above)]
  expect(part.total).toBeLessThanOrEqual(whole.total)
  expect(part.matching).toBeLessThanOrEqual(whole.matching)
  if (left.projects.size === 0) expect(part.total).toBe(0)
}

/** Holes of a tile, those of clusters counted; single ones by project. */
function expectPartOfTile(mine: Buffer, above: Buffer, left: Left): void {
  const read = (bytes: Buffer) => (bytes.length === 0 ? [] : readVectorTile(bytes).points)
  const count = (bytes: Buffer) =>
    read(bytes).reduce((sum, { properties }) => sum + Number(properties.count ?? 1), 0)
  expect(count(mine)).toBeLessThanOrEqual(count(above))
  if (left.projects.size === 0) expect(count(mine)).toBe(0)
  for (const { properties } of read(mine))
    if ('project' in properties) expect([...left.projects]).toContain(properties.project)
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly bytes: Buffer
}

const NONE: Answer = { status: 404, body: '{}', bytes: Buffer.alloc(0) }

/** An answer of 200 is that of the parent; what is of all projects may be less. */
function expectNoMoreThan(id: string, mine: Answer, above: Answer, left: Left): void {
  if (id === 'getProjectMap') expectPartOfMap(mine.body, above.body)
  else if (id === 'getTile') expectPartOfTile(mine.bytes, above.bytes, left)
  else if (id === 'countLocations') expectPartOfCounts(mine.body, above.body, left)
  else if (id === 'getTileJson') expect(above.status).toBe(200)
  else if (OF_ALL_PROJECTS.includes(id)) expectPartOfList(mine.body, above.body)
  else if (id in COLLECTIONS) expectPartOfFeatures(mine.body, above.body)
  else expect([id, above.status, above.body]).toEqual([id, mine.status, mine.body])
}

const scopesOf = (id: string): readonly string[] => COLLECTIONS[id] ?? [scopeOf(id as OperationId) ?? '']

function expectNothingMore(mine: Answers, above: Answers, left: Left): void {
  for (const [id, answer] of mine) {
    const { status } = answer
    const seen = above.get(id)
    if (status === 200) expectNoMoreThan(id, answer, seen ?? NONE, left)
    if (seen?.status === 401) expect([id, status]).toEqual([id, 401])
    if (seen?.status === 403) expect([id, status >= 401 && status <= 403]).toEqual([id, true])
    const isGranted = scopesOf(id).every((scope) => left.scopes.has(scope))
    if (now >= left.end) expect([id, status]).toEqual([id, 401])
    else if (!isGranted) expect([id, status]).toEqual([id, 403])
  }
  const list = mine.get('listProjects')
  if (list?.status !== 200) return
  const listed = JSON.parse(list.body) as { data: { id: string }[] }
  expect(new Set(listed.data.map(({ id }) => id))).toEqual(left.projects)
}

async function expectDescribed(link: string, left: Left): Promise<void> {
  const me = (await service.ask('/v1/me', link)).json.data as Me | undefined
  if (now >= left.end) {
    expect(me).toBeUndefined()
    return
  }
  expect(new Set(me?.scopes)).toEqual(left.scopes)
  expect(new Set(me?.projects?.map(({ id }) => id) ?? PROJECT_IDS)).toEqual(left.projects)
  expect(me?.linkIssuer).toBeNull()
}

const reachOfKey = fc.record({
  scopes: fc.subarray([...scopeNames]),
  projects: fc.option(fc.subarray(PROJECT_IDS, { minLength: 1 })),
})

test('no link does what its parent could not, whatever its blocks state', { timeout: 300_000 }, async () => {
  const blocksOf = fc.array(terms, { minLength: 1, maxLength: 4 })
  const hoursLater = fc.integer({ min: 0, max: 4 })
  const property = fc.asyncProperty(reachOfKey, blocksOf, hoursLater, async (ofKey, blocks, hours) => {
    now = NOON
    const projects = ofKey.projects?.map((id) => PROJECTS.get(id) ?? '') ?? null
    const key = await makeKey(service.database, { scopes: ofKey.scopes, projects })
    const { linkIssuer } = await meOf(key)
    const whole = { scopes: scopeNames, projects: null, ends: isoAfter(4 * HOUR_MS) }
    const first = { key: linkIssuer?.keyId, epoch: linkIssuer?.epoch, name: 'root', ...whole }
    now = NOON + hours * HOUR_MS
    let parent = key
    let left: Left = {
      scopes: new Set(ofKey.scopes),
      projects: new Set(ofKey.projects ?? PROJECT_IDS),
      end: Infinity,
    }
    for (const [index, block] of blocks.entries()) {
      const stated = index === 0 ? { ...first, ...block } : block
      const link = await signBlock(parent, stated)
      left = narrow(left, stated)
      expectNothingMore(await answersOf(link), await answersOf(parent), left)
      await expectDescribed(link, left)
      parent = link
    }
  })
  await fc.assert(property, { numRuns: 40 })
})

async function linkOf(key: string, ends = new Date(NOON + HOUR_MS)): Promise<string> {
  return createLink(key, await meOf(key), { name: 'Client', ends, scopes: scopeNames, projects: null })
}

const statusOf = async (link: string) => (await service.ask('/v1/projects', link)).status

test('a link with any character changed is refused, like an unknown key', async () => {
  now = NOON
  const link = await narrowLink(await linkOf(await makeKey(service.database)), { projects: [HARBOUR] })
  expect(await statusOf(link)).toBe(200)
  const letters = 'ABCxyz019-_.'
  for (let at = 'gsl_'.length; at < link.length; at += 1) {
    const other = Array.from(letters).filter((letter) => letter !== link[at])[at % (letters.length - 1)] ?? ''
    const changed = link.slice(0, at) + other + link.slice(at + 1)
    const { status, json } = await service.ask('/v1/projects', changed)
    expect([at, status, json.error?.type]).toEqual([at, 401, 'invalid_api_key'])
  }
  for (const cut of [link.slice(0, -1), link.slice(0, 50), `${link}A`, 'gsl_', `gsl_${'.'.repeat(100)}`])
    expect(await statusOf(cut)).toBe(401)
})

test('a link dies with its end, also where its pages are in memory', async () => {
  now = NOON
  const link = await linkOf(await makeKey(service.database))
  for (let times = 0; times < 3; times += 1) expect(await statusOf(link)).toBe(200)
  now = NOON + HOUR_MS - 1
  expect(await statusOf(link)).toBe(200)
  now = NOON + HOUR_MS
  expect(await statusOf(link)).toBe(401)
})

test('a link dies with its key, by revocation or by its end', async () => {
  now = NOON
  const ending = await makeKey(service.database, { expiresAt: isoAfter(60_000) })
  const revoked = await makeKey(service.database)
  const links = [await linkOf(ending), await narrowLink(await linkOf(revoked), { name: 'child' })]
  for (const link of links) expect(await statusOf(link)).toBe(200)
  const { linkIssuer } = await meOf(revoked)
  await withKeys((keys) => keys.revoke(linkIssuer?.keyId ?? ''))
  now = NOON + 60_000
  for (const link of links) await expect.poll(() => statusOf(link)).toBe(401)
})

async function withKeys<T>(work: (keys: ReturnType<Store['openKeys']>) => Promise<T>) {
  const keys = (await openStore(service.database)).openKeys()
  try {
    return await work(keys)
  } finally {
    await keys.close()
  }
}

test('links end one by one with those made of them, or all of a key until now', async () => {
  now = NOON
  const key = await makeKey(service.database)
  const [one, other] = [await linkOf(key), await linkOf(key)]
  const [child, sibling] = [
    await narrowLink(one, { name: 'child' }),
    await narrowLink(one, { name: 'sibling' }),
  ]
  const grandchild = await narrowLink(child, { scopes: ['projects:read'] })
  const idOf = async (link: string) =>
    ((await service.ask('/v1/me', link)).json.data as { link: { id: string } }).link.id
  const { linkIssuer } = await meOf(key)
  const keyId = linkIssuer?.keyId ?? ''
  const statuses = () => Promise.all([one, child, grandchild, sibling, other].map(statusOf))
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  const childId = await idOf(child)
  await withKeys((keys) => keys.endLinks(keyId, [childId]))
  await expect.poll(statuses).toEqual([200, 401, 401, 200, 200])
  const oneId = await idOf(one)
  await withKeys((keys) => keys.endLinks(keyId, [oneId]))
  await expect.poll(statuses).toEqual([401, 401, 401, 401, 200])
  await withKeys((keys) => keys.endLinks(keyId, null))
  await expect.poll(statuses).toEqual([401, 401, 401, 401, 401])
  expect(await statusOf(key)).toBe(200)
  const later = await linkOf(key)
  expect(await statusOf(later)).toBe(200)
  // A link that states a later epoch than the key has was not made of what the service said.
  const start = {
    key: keyId,
    epoch: 7,
    name: 'x',
    ends: isoAfter(HOUR_MS),
    scopes: ['projects:read'],
    projects: null,
  }
  expect(await statusOf(await signBlock(key, start))).toBe(401)
})

test('a key from before links makes none, and nobody can make one in its name', async () => {
  now = NOON
  const old = await makeKey(service.database)
  const link = await linkOf(old)
  expect(await statusOf(link)).toBe(200)
  const { linkIssuer } = await meOf(old)
  await changeStored(
    service.database,
    `UPDATE api_key SET link_public_key = NULL WHERE id = '${linkIssuer?.keyId}'`,
    `UPDATE api_key SET link_public_key = NULL WHERE id = '${linkIssuer?.keyId}'; UPDATE key_version ` +
      'SET version = version + 1',
  )
  await expect.poll(() => statusOf(link)).toBe(401)
  expect((await meOf(old)).linkIssuer).toBeNull()
  await expect(linkOf(old)).rejects.toThrow('This key was made before links: rotate it.')
})
