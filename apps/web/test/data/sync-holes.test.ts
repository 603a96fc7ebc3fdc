import { createClient } from '@groundsheet/client'
import type { Deletion, Location, ProjectMap } from '@groundsheet/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { ListedHole } from '../../src/data/holes/listed-holes.ts'
import { holesOf, mergeHoles } from '../../src/data/holes/merge-holes.ts'
import { locationsQuery } from '../../src/data/service/queries.ts'
import { syncHolesQuery } from '../../src/data/holes/sync-holes.ts'
import { partOf } from '../../../../test/part-of.ts'

type Hole = Pick<Location, 'id' | 'table' | 'updatedAt' | 'finalDepth' | 'data'>

const hole = (id: string, day: number, finalDepth = 10): Hole => ({
  id,
  table: 'LOCA',
  updatedAt: `2026-01-0${day}T00:00:00.000Z`,
  finalDepth,
  data: {},
})

/** The same holes by columns. */
const mapOf = (holes: Hole[]): ProjectMap => {
  const nulls = holes.map(() => null)
  return {
    table: 'LOCA',
    locations: {
      count: holes.length,
      id: holes.map(({ id }) => id),
      locationId: holes.map(({ id }) => id),
      ...{ easting: nulls, northing: nulls, latitude: nulls, longitude: nulls, groundLevel: nulls },
      finalDepth: holes.map(({ finalDepth }) => finalDepth),
      mapPlacement: [],
      positionInDoubt: [],
      updatedAt: { values: holes.map(({ updatedAt }) => updatedAt), indexes: holes.map((_, place) => place) },
      headings: {},
      tables: [],
    },
  }
}

/** A service with one project, whose holes a test may change. */
function service(holes: Hole[], rows = 7) {
  const requested: string[] = []
  const world: { holes: Hole[]; rows: number; deletions: Deletion[] } = { holes, rows, deletions: [] }
  const answer = (address: URL) => {
    const { holes, rows } = world
    const tables = [
      { code: 'LOCA', name: 'Locations', rows: holes.length },
      { code: 'GEOL', name: 'Strata', rows },
    ]
    if (address.pathname.endsWith('/deletions')) {
      const since = address.searchParams.get('since') ?? ''
      return { data: world.deletions.filter((one) => one.deletedAt >= since), meta: { nextCursor: null } }
    }
    if (address.pathname.endsWith('/map')) {
      requested.push('all')
      return { data: mapOf(holes) }
    }
    if (!address.pathname.endsWith('/locations')) return { data: { id: 'p', tables } }
    requested.push(address.searchParams.get('updatedSince') ?? 'all')
    const since = Date.parse(address.searchParams.get('updatedSince') ?? '1970-01-01')
    const data = holes.filter(({ updatedAt }) => Date.parse(updatedAt) >= since)
    return { data, meta: { nextCursor: null } }
  }
  const fetch = (input: RequestInfo | URL) =>
    Promise.resolve(Response.json(answer(new URL(input instanceof Request ? input.url : input))))
  const client = createClient({ baseUrl: 'http://127.0.0.1/v1', key: 'gs_test', fetch })
  return { world, requested, reach: { client, projectId: 'p', styled: false, counted: true, traced: true } }
}

type Reach = ReturnType<typeof service>['reach']

/** Reads the list, then brings it up to date as often as `changes` are made. */
async function follow(reach: Reach, ...changes: (() => void)[]) {
  const queries = new QueryClient()
  const list = locationsQuery(reach.client, 'p', false)
  await queries.infiniteQuery(list)
  for (const change of [() => undefined, ...changes]) {
    change()
    await queries.query({ ...syncHolesQuery(reach), staleTime: 0 })
  }
  return holesOf(queries.getQueryData(list.queryKey) ?? { pages: [], pageParams: [] })
}

test('holes that were read just now are not requested for again', async () => {
  const { requested, reach } = service([hole('a', 1)])
  await follow(reach)
  expect(requested).toEqual(['all'])
})

test('where nothing changed only what is newer than the newest is requested for', async () => {
  const { requested, reach } = service([hole('a', 1), hole('b', 2)])
  await follow(reach, () => undefined)
  expect(requested).toEqual(['all', '2026-01-02T00:00:00.001Z'])
})

test('a changed hole takes the place of what it was', async () => {
  const { world, requested, reach } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow(reach, () => (world.holes = [hole('a', 3, 25), hole('b', 1)]))
  expect(holes.map(({ id, finalDepth }) => [id, finalDepth])).toEqual([
    ['a', 25],
    ['b', 10],
  ])
  expect(requested.filter((since) => since === 'all')).toHaveLength(1)
})

test('a hole that vanished vanishes, though nothing is newer', async () => {
  const { world, reach } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow(reach, () => (world.holes = [hole('b', 1)]))
  expect(holes.map(({ id }) => id)).toEqual(['b'])
})

test('one hole gone and another come, the count being the same, is noticed', async () => {
  const { world, reach } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow(reach, () => (world.holes = [hole('b', 1), hole('c', 3)]))
  expect(holes.map(({ id }) => id)).toEqual(['b', 'c'])
})

const removal = (table: string, id: string, day: number): Deletion => ({
  table,
  id,
  locationId: id,
  deletedAt: `2026-01-0${day}T00:00:00.000Z`,
})

test('one hole removed and another added are brought up to date without reading all again', async () => {
  const { world, requested, reach } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow(reach, () => {
    world.holes = [hole('b', 1), hole('c', 3)]
    world.deletions = [removal('LOCA', 'a', 3)]
  })
  expect(holes.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(requested.filter((since) => since === 'all')).toHaveLength(1)
})

test('rows removed from other tables make counts of as many holes doubtful, but only once', async () => {
  const { world, requested, reach } = service([hole('a', 1)])
  const removeRow = () => void (world.deletions = [removal('GEOL', 'x', 3)])
  await follow(
    reach,
    removeRow,
    () => undefined,
    () => undefined,
  )
  expect(requested.map((since) => since === 'all')).toEqual([true, true, false, false])
})

test('a key that may not read what was removed does without', async () => {
  const { world, requested, reach } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow({ ...reach, traced: false }, () => {
    world.holes = [hole('b', 1), hole('c', 3)]
    world.deletions = [removal('LOCA', 'a', 3)]
  })
  expect(holes.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(requested.filter((since) => since === 'all')).toHaveLength(2)
})

test('other rows than before make the counts of holes doubtful, and all are read again', async () => {
  const { world, requested, reach } = service([hole('a', 1)])
  await follow(reach, () => (world.rows = 9))
  expect(requested.at(-1)).toBe('all')
})

test('rows that moved between holes change no count and no date: all holes are read once a day', async () => {
  const { requested, reach } = service([hole('a', 1)])
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now')
  const later = (hours: number) => () => void clock.mockReturnValue(start + hours * 3_600_000)
  await follow(reach, later(23), later(25)).finally(() => clock.mockRestore())
  expect(requested.map((since) => since === 'all')).toEqual([true, false, true])
})

test('a key that may not read the project reads all holes again, since nothing lists deletions', async () => {
  const { world, reach } = service([hole('a', 1), hole('b', 1)])
  const holes = await follow({ ...reach, counted: false }, () => (world.holes = [hole('a', 1)]))
  expect(holes.map(({ id }) => id)).toEqual(['a'])
})

test('pages without a change stay the same object', () => {
  const page = (...data: Hole[]) => ({ data: partOf<ListedHole[]>(data), meta: { nextCursor: null } })
  const held = { pages: [page(hole('a', 1)), page(hole('b', 1))], pageParams: [null, 'x'] }
  const merged = mergeHoles(held, page(hole('b', 2), hole('c', 2)).data)
  expect(merged.pages[0]).toBe(held.pages[0])
  expect(holesOf(merged).map(({ id, updatedAt }) => id + updatedAt.slice(9, 10))).toEqual(['a1', 'b2', 'c2'])
})

test('what is the same for thousands of holes is stored once, the headings of each not at all', async () => {
  const { reach } = service([hole('a', 1), hole('b', 1)])
  const [a, b] = await follow(reach)
  expect(a?.style).toBe(b?.style)
  expect(a).not.toHaveProperty('data')
})
