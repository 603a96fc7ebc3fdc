import type { Client } from '@groundsheet/client'
import { queryOptions } from '@tanstack/react-query'
import { keptFor } from './keep-queries.ts'
import { listedHoles } from '../holes/listed-holes.ts'
import type { ReadingPace } from './reading-pace.ts'
import { wholeListOptions } from './whole-list.ts'

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
  wholeListOptions(['projects', search], (limit, signal) =>
    client.projects(
      { limit, include: ['location', 'locationCount'], ...(search === '' ? {} : { search }) },
      { signal },
    ),
  )

export const projectQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['project', id],
    queryFn: ({ signal }) => client.project(id, { signal }),
    meta: keptFor(id),
  })

/** Read once; `syncHolesQuery` keeps it up to date. */
export const locationsQuery = (client: Client, projectId: string, styled: boolean) => ({
  ...wholeListOptions(
    ['locations', projectId, styled],
    // Most projects fit into one such page, so their map is drawn once.
    (_, signal) => listedHoles(client, projectId, { styled, limit: 1000 }, signal),
    keptFor(projectId, Infinity),
  ),
  staleTime: Infinity,
})

export const locationQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ['location', id], queryFn: ({ signal }) => client.location(id, { signal }) })

/** What the import found in the files of a project. */
export const findingsQuery = (client: Client, projectId: string) =>
  wholeListOptions(['findings', projectId], (limit, signal) =>
    client.findings(projectId, { limit }, { signal }),
  )

export const boundariesQuery = (client: Client, projectId: string) =>
  wholeListOptions(
    ['boundaries', projectId],
    (limit, signal) => client.boundaries(projectId, { limit }, { signal }),
    keptFor(projectId),
  )

export const groupsQuery = (client: Client, projectId: string) =>
  wholeListOptions(
    ['groups', projectId],
    (limit, signal) => client.groups(projectId, { limit }, { signal }),
    keptFor(projectId),
  )

/** Rows of a table of the open hole. */
export const locationRowsQuery = (client: Client, locationId: string, table: string, pace: ReadingPace) =>
  wholeListOptions(['location-rows', locationId, table], (limit, signal) => ({
    page: async (cursor) => {
      await pace.rest(locationId, signal)
      return client.locationRows(locationId, table, { limit }, { signal }).page(cursor)
    },
  }))

/** Artwork may be cached for a day: SPEC, "Limits". */
export const markerQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['marker', id],
    queryFn: ({ signal }) => client.marker(id, { signal }),
    meta: keptFor('icons', DAY_MS),
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  })
