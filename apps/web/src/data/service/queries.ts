import type { Client, List } from '@groundsheet/client'
import type { ProjectMap } from '@groundsheet/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { keptFor, keptOnRequest } from './keep-queries.ts'
import type { HolesPage } from '../holes/listed-holes.ts'
import { holesOfMap } from '../holes/decode-map-holes.ts'
import type { RequestPace } from './request-pace.ts'
import { asSinglePage, wholeListOptions } from './whole-list.ts'

const DAY_MS = 86_400_000

/** What the key may do: loaded on every visit, with the stored answer to begin with. */
export const meQuery = (client: Client) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => client.me({ signal }),
    meta: keptFor(''),
    staleTime: Infinity,
  })

/** `search`: part of the name of a project, of a party to it or of one of its holes. */
export const projectsQuery = (client: Client, search: string) =>
  wholeListOptions(
    ['projects', search],
    (limit, signal) =>
      client.projects(
        { limit, include: ['location', 'locationCount'], ...(search === '' ? {} : { search }) },
        { signal },
      ),
    search === '' ? keptFor('') : {},
  )

export const projectQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['project', id],
    queryFn: ({ signal }) => client.project(id, { signal }),
    meta: keptFor(id),
  })

/**
 * All holes and shapes of a project in one answer, which is not held: the other queries take what they show.
 */
const projectMapQuery = (client: Client, projectId: string) =>
  queryOptions({
    queryKey: ['map', projectId],
    queryFn: ({ signal }) => client.projectMap(projectId, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

/** Read once, as one page; `syncHolesQuery` keeps it up to date. */
export const locationsQuery = (client: Client, projectId: string, styled: boolean) => ({
  ...wholeListOptions(
    ['locations', projectId, styled],
    (_limit, _signal, queries) => ({ page: () => readHoles(queries, client, projectId) }),
    keptFor(projectId, Infinity),
  ),
  staleTime: Infinity,
})

/** All holes of a project as one page. */
export async function readHoles(queries: QueryClient, client: Client, projectId: string): Promise<HolesPage> {
  const readAt = Date.now()
  const data = holesOfMap(await queries.query(projectMapQuery(client, projectId)))
  return { data, meta: { nextCursor: null }, readAt }
}

export const locationQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['location', id],
    queryFn: ({ signal }) => client.location(id, { signal }),
    meta: keptOnRequest(),
  })

/** What the import found in the files of a project. */
export const findingsQuery = (client: Client, projectId: string) =>
  wholeListOptions(
    ['findings', projectId],
    (limit, signal) => client.findings(projectId, { limit }, { signal }),
    keptOnRequest(),
  )

export const boundariesQuery = (client: Client, projectId: string) =>
  wholeListOptions(
    ['boundaries', projectId],
    (limit, signal, queries) =>
      withMap(
        queries,
        projectMapQuery(client, projectId),
        ({ boundaries }) => boundaries,
        client.boundaries(projectId, { limit }, { signal }),
      ),
    keptFor(projectId),
  )

export const groupsQuery = (client: Client, projectId: string) =>
  wholeListOptions(
    ['groups', projectId],
    (limit, signal, queries) =>
      withMap(
        queries,
        projectMapQuery(client, projectId),
        ({ groups }) => groups,
        client.groups(projectId, { limit }, { signal }),
      ),
    keptFor(projectId),
  )

/** The items of a map that is being read at the moment, or else the list itself. */
const withMap = <T>(
  queries: QueryClient,
  map: ReturnType<typeof projectMapQuery>,
  itemsOf: (map: ProjectMap) => T[] | undefined,
  list: Pick<List<T>, 'page'>,
): Pick<List<T>, 'page'> => ({
  async page(cursor) {
    const isRead = cursor === null && queries.getQueryState(map.queryKey)?.fetchStatus === 'fetching'
    const data = isRead ? itemsOf(await queries.query(map)) : undefined
    return data ? { data, meta: { nextCursor: null } } : list.page(cursor)
  },
})

/** Rows of a table of the open hole. */
export const locationRowsQuery = (client: Client, locationId: string, table: string, pace: RequestPace) =>
  wholeListOptions(
    ['location-rows', locationId, table],
    (limit, signal) => ({
      page: async (cursor) => {
        await pace.rest(locationId, signal)
        return client.locationRows(locationId, table, { limit }, { signal }).page(cursor)
      },
    }),
    keptOnRequest({ queryKey: holeTableKey(locationId, table), read: asSinglePage }),
  )

/** Key of all rows of a table of a hole in one answer. */
export const holeTableKey = (holeId: string, table: string) => ['hole-table', holeId, table] as const

/** Artwork may be cached for a day: SPEC, "Limits". */
export const markerQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['marker', id],
    queryFn: ({ signal }) => client.marker(id, { signal }),
    meta: keptFor('icons', DAY_MS),
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  })
