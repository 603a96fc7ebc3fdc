import type { Client } from '@groundsheet/client'
import type { Page, ProjectReference, SearchHit } from '@groundsheet/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Rows that are listed at first, and with every press after that. */
const LIST_PAGE_ROWS = 100
const MAP_PAGE_ROWS = 1000

/** Rows whose holes are shown on the map; further words make them fewer. */
const MAX_ROWS_ON_MAP = 10_000

/** Includes the hole of each row. */
export const WITH_HOLES = { include: ['location' as const] }

/** The phrase first, then whole words, then beginnings of words. */
export const RELEVANCE = 'relevance'

/** Rows of all projects with words in their descriptions, best first. `withHoles`: the key may read holes. */
export const descriptionHitsQuery = (client: Client, q: string, withHoles: boolean) =>
  infiniteQueryOptions({
    queryKey: ['description-hits', q, withHoles],
    queryFn: ({ signal, pageParam }): Promise<Page<SearchHit>> =>
      client
        .search({ q, sort: RELEVANCE, limit: LIST_PAGE_ROWS, ...(withHoles ? WITH_HOLES : {}) }, { signal })
        .page(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<SearchHit>) => page.meta.nextCursor,
    placeholderData: keepPreviousData,
    // A text without words is refused, and stays so.
    retry: false,
  })

/** A hole with words in its descriptions, where the map shows it. Degrees, WGS 84. */
export interface HoleWithHits {
  readonly id: string
  readonly project: ProjectReference
  readonly longitude: number
  readonly latitude: number
}

export interface HolesWithHits {
  readonly holes: readonly HoleWithHits[]
  /** Rows of other holes have the words, too. */
  readonly isWhole: boolean
}

/** Holes with words in their descriptions, of the first `MAX_ROWS_ON_MAP` rows. */
export const holesWithHitsQuery = (client: Client, q: string) =>
  queryOptions({
    queryKey: ['holes-with-hits', q],
    queryFn: async ({ signal }): Promise<HolesWithHits> => {
      const holes = new Map<string, HoleWithHits>()
      let rows = 0
      for await (const { data, meta } of client
        .search({ q, limit: MAP_PAGE_ROWS, ...WITH_HOLES }, { signal })
        .pages()) {
        for (const { location, project } of data) {
          if (typeof location?.longitude !== 'number' || location.latitude === null) continue
          const { id, longitude, latitude } = location
          holes.set(id, { id, project, longitude, latitude })
        }
        rows += data.length
        if (rows >= MAX_ROWS_ON_MAP && meta.nextCursor !== null)
          return { holes: [...holes.values()], isWhole: false }
      }
      return { holes: [...holes.values()], isWhole: true }
    },
    retry: false,
  })

/** Every row with the words, in pages. */
export const allDescriptionHits = (client: Client, q: string) =>
  client.search({ q, sort: RELEVANCE, limit: MAP_PAGE_ROWS }).pages()
