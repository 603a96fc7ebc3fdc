import type { Client } from '@groundsheet/client'
import { queryOptions } from '@tanstack/react-query'
import { WITH_HOLES } from './description-hits.ts'

const PAGE_ROWS = 1000

/** Rows with the words that are read; further words or a smaller area make them fewer. */
export const MAX_ROWS_WITH_WORDS = 20_000

/** Projects that the service takes in one search. */
const MAX_PROJECTS = 1000

export interface IdsWithWords {
  readonly ids: ReadonlySet<string>
  /** There are no other rows with the words. */
  readonly isWhole: boolean
}

/**
 * Ids of holes of these projects with words in their descriptions. Until those of other projects are read,
 * the ids of the same words are kept.
 */
export const idsOfProjectsQuery = (client: Client, q: string, projectIds: readonly string[]) =>
  queryOptions({
    queryKey: ['ids-of-projects-with-words', q, projectIds] as const,
    queryFn: async ({ signal }): Promise<IdsWithWords> => {
      const ids = new Set<string>()
      let rows = 0
      const among = projectIds.length <= MAX_PROJECTS ? { projectId: [...projectIds] } : {}
      const found = client.search({ q, ...among, limit: PAGE_ROWS, ...WITH_HOLES }, { signal })
      for await (const { data, meta } of found.pages()) {
        for (const { location } of data) if (location) ids.add(location.id)
        rows += data.length
        if (rows >= MAX_ROWS_WITH_WORDS && meta.nextCursor !== null) return { ids, isWhole: false }
      }
      return { ids, isWhole: true }
    },
    placeholderData: (before: IdsWithWords | undefined, query) =>
      query?.queryKey[1] === q ? before : undefined,
    retry: false,
  })
