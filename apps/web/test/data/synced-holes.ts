import { createClient } from '@groundsheet/client'
import type { Deletion, Location, ProjectMap } from '@groundsheet/contract'
import { QueryClient } from '@tanstack/react-query'
import { holesOf } from '../../src/data/holes/merge-holes.ts'
import { locationsQuery } from '../../src/data/service/queries.ts'
import { syncHolesQuery } from '../../src/data/holes/sync-holes.ts'

export type Hole = Pick<Location, 'id' | 'table' | 'updatedAt' | 'finalDepth' | 'data'>

export const hole = (id: string, day: number, finalDepth = 10): Hole => ({
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
export function service(holes: Hole[], rows = 7) {
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
  return { world, requested, context: { client, projectId: 'p', styled: false, counted: true, traced: true } }
}

type SyncContext = ReturnType<typeof service>['context']

/** Reads the list, then brings it up to date as often as `changes` are made. */
export async function follow(context: SyncContext, ...changes: (() => void)[]) {
  const queries = new QueryClient()
  const list = locationsQuery(context.client, 'p', false)
  await queries.infiniteQuery(list)
  for (const change of [() => undefined, ...changes]) {
    change()
    await queries.query({ ...syncHolesQuery(context), staleTime: 0 })
  }
  return holesOf(queries.getQueryData(list.queryKey) ?? { pages: [], pageParams: [] })
}
