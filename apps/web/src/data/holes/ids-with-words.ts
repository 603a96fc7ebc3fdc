import type { Client } from '@groundsheet/client'
import { queryOptions } from '@tanstack/react-query'
import { WITH_HOLES } from './description-hits.ts'

const PAGE = 1000

/** Ids of all holes of a project with words in their descriptions. */
export const idsWithWordsQuery = (client: Client, projectId: string, q: string) =>
  queryOptions({
    queryKey: ['ids-with-words', projectId, q],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const rows = client.search({ q, projectId: [projectId], limit: PAGE, ...WITH_HOLES }, { signal })
      const ids = new Set<string>()
      for await (const { location } of rows) if (location) ids.add(location.id)
      return ids
    },
    retry: false,
  })
