import type { Client } from '@groundsheet/client'
import { keptOnRequest } from './keep-queries.ts'
import { wholeListOptions } from './whole-list.ts'

/** The AGS files of a project. */
export const deliveriesQuery = (client: Client, projectId: string) =>
  wholeListOptions(
    ['deliveries', projectId],
    (limit, signal) => client.deliveries(projectId, { limit }, { signal }),
    keptOnRequest(),
  )

/** Groups of a project that belong to no hole. */
export const metadataQuery = (client: Client, projectId: string) =>
  wholeListOptions(
    ['metadata', projectId],
    (limit, signal) => client.metadata(projectId, { limit }, { signal }),
    keptOnRequest(),
  )

export const metadataRowsQuery = (client: Client, projectId: string, group: string) =>
  wholeListOptions(
    ['metadata-rows', projectId, group],
    (limit, signal) => client.metadataRows(projectId, group, { limit }, { signal }),
    keptOnRequest(),
  )
