import type { Client } from '@groundsheet/client'
import { keptOnRequest } from '../service/keep-queries.ts'
import { wholeListOptions } from '../service/whole-list.ts'

/** Long tables are not loaded again on returning to them within this time. */
const FRESH_MS = 600_000

/** Rows of one table across a project. */
export const projectRowsQuery = (client: Client, projectId: string, table: string) => ({
  ...wholeListOptions(
    ['project-rows', projectId, table],
    (limit, signal) => client.rows(projectId, table, { limit }, { signal }),
    keptOnRequest(),
  ),
  staleTime: FRESH_MS,
})
