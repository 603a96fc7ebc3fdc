import type { Client } from '@groundsheet/client'
import { wholeListOptions } from './whole-list.ts'

/** Rows of one table across a project. */
export const projectRowsQuery = (client: Client, projectId: string, table: string) =>
  wholeListOptions(['project-rows', projectId, table], (limit, signal) =>
    client.rows(projectId, table, { limit }, { signal }),
  )
