import type { Client } from '@groundsheet/client'
import { queryOptions } from '@tanstack/react-query'
import { wholeListOptions } from './whole-list.ts'

const DAY = 86_400_000

/** The key: asked once on signing in. */
export const meQuery = (client: Client, key: string) =>
  queryOptions({ queryKey: ['me', key], queryFn: ({ signal }) => client.me({ signal }), staleTime: Infinity })

export const projectsQuery = (client: Client, q: string) =>
  wholeListOptions(['projects', q], (limit, signal) =>
    client.projects({ limit, include: ['location'], ...(q === '' ? {} : { q }) }, { signal }),
  )

export const projectQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ['project', id], queryFn: ({ signal }) => client.project(id, { signal }) })

export const locationsQuery = (client: Client, projectId: string, styled: boolean) =>
  wholeListOptions(['locations', projectId, styled], (limit, signal) =>
    client.locations(projectId, { limit, include: styled ? ['style', 'tables'] : ['tables'] }, { signal }),
  )

export const locationQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ['location', id], queryFn: ({ signal }) => client.location(id, { signal }) })

export const boundariesQuery = (client: Client, projectId: string) =>
  wholeListOptions(['boundaries', projectId], (limit, signal) =>
    client.boundaries(projectId, { limit }, { signal }),
  )

export const groupsQuery = (client: Client, projectId: string) =>
  wholeListOptions(['groups', projectId], (limit, signal) => client.groups(projectId, { limit }, { signal }))

export const locationRowsQuery = (client: Client, locationId: string, table: string) =>
  wholeListOptions(['location-rows', locationId, table], (limit, signal) =>
    client.locationRows(locationId, table, { limit }, { signal }),
  )

/** Artwork may be kept for a day: SPEC, "Limits". */
export const markerQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['marker', id],
    queryFn: ({ signal }) => client.marker(id, { signal }),
    staleTime: DAY,
    gcTime: DAY,
  })
