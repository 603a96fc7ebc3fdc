import { queryOptions } from '@tanstack/react-query'
import type { KeptQueries } from './kept-queries.ts'

/** Projects that are kept on request, by id, with the time of the last sync as of Date.now. */
export const keptProjectsQuery = (kept: KeptQueries) =>
  queryOptions({
    queryKey: ['kept-projects'],
    queryFn: () => kept.keptProjects(),
    // Another tab may have synced or deleted.
    refetchOnWindowFocus: 'always',
    structuralSharing: false,
  })
