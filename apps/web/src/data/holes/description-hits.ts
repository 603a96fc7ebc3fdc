import type { Client } from '@groundsheet/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** More are not listed: further words make the list shorter. */
const MAX_HITS = 100

/** Rows of all projects with words in their descriptions. `withHoles`: the key may read holes. */
export const descriptionHitsQuery = (client: Client, q: string, withHoles: boolean) =>
  queryOptions({
    queryKey: ['description-hits', q, withHoles],
    queryFn: async ({ signal }) => {
      const include = withHoles ? { include: ['location' as const] } : {}
      const { data, meta } = await client.search({ q, limit: MAX_HITS, ...include }, { signal }).page()
      return { hits: data, isWhole: meta.nextCursor === null }
    },
    placeholderData: keepPreviousData,
    // A text without words is refused, and stays so.
    retry: false,
  })
