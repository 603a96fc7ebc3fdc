import type { OperationId, Scope } from '@groundsheet/contract'
import { expect } from 'vitest'
import { EMPTY, HARBOUR, STRASSE } from '../seed-world.ts'
import { scopeOf } from './addresses.ts'
import { readVectorTile } from './tiles/read-vector-tile.ts'

export const NOON_MS = Date.UTC(2027, 2, 31, 12)
export const HOUR_MS = 3_600_000
export const PROJECTS: ReadonlyMap<string, string> = new Map([
  [HARBOUR, 'HQ-1'],
  [STRASSE, '100%_sure'],
  [EMPTY, 'EMPTY'],
])
export const PROJECT_IDS = [...PROJECTS.keys()]

export interface Me {
  linkIssuer: { keyId: string; epoch: number } | null
  scopes: string[]
  projects: { id: string; name: string }[] | null
}

export const isoAfter = (milliseconds: number) => new Date(NOON_MS + milliseconds).toISOString()

/** Collections of OGC API Features, with what a key needs to read them. */
export const COLLECTIONS: Readonly<Record<string, readonly Scope[]>> = {
  [`/ogc/${HARBOUR}/collections/holes/items`]: ['locations:read'],
  [`/ogc/${HARBOUR}/collections/GEOL/items`]: ['locations:read', 'tables:read'],
  '/ogc/collections/holes/items?limit=1000': ['projects:read', 'locations:read'],
}

type Answers = ReadonlyMap<string, Answer>

/** What the blocks so far leave of a key. */
export interface Left {
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

export function narrow({ scopes, projects, end }: Left, stated: Stated): Left {
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

export interface Answer {
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

/** `now`: milliseconds since the epoch. */
export function expectNoMoreThanParent(mine: Answers, above: Answers, left: Left, now: number): void {
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
