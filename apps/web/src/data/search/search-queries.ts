import type { Client } from '@groundsheet/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { RELEVANCE, WITH_HOLES } from '../holes/description-hits.ts'

/** More of a kind are not read; the nearest to the text among them are suggested. */
const MAX_PROJECTS = 20
const MAX_HOLES = 100
const MAX_ROWS = 4
/** Rows of all projects are read to find those of other projects among them. */
const MAX_ROWS_OF_ALL_PROJECTS = 40

/** Projects with a text in their reference, their name, a party to them or a hole. */
export const projectSuggestionsQuery = (client: Client, text: string) =>
  queryOptions({
    queryKey: ['project-suggestions', text],
    queryFn: ({ signal }) => client.projects({ limit: MAX_PROJECTS, search: text }, { signal }).page(),
    placeholderData: keepPreviousData,
  })

/** Holes of all projects with a text in their name. */
export const holeSuggestionsQuery = (client: Client, text: string) =>
  queryOptions({
    queryKey: ['hole-suggestions', text],
    queryFn: ({ signal }) => client.placedLocations({ limit: MAX_HOLES, q: text }, { signal }).page(),
    placeholderData: keepPreviousData,
  })

interface SuggestionsRequest {
  readonly text: string
  /** Null: rows of all projects. */
  readonly projectId: string | null
  /** The key may read holes. */
  readonly withHoles: boolean
}

/** Rows with words in their descriptions: those with the phrase first, then with whole words. */
export const rowSuggestionsQuery = (client: Client, { text, projectId, withHoles }: SuggestionsRequest) =>
  queryOptions({
    queryKey: ['row-suggestions', text, projectId, withHoles],
    queryFn: ({ signal }) =>
      client
        .search(
          {
            q: text,
            sort: RELEVANCE,
            ...(projectId === null
              ? { limit: MAX_ROWS_OF_ALL_PROJECTS }
              : { projectId: [projectId], limit: MAX_ROWS }),
            ...(withHoles ? WITH_HOLES : {}),
          },
          { signal },
        )
        .page(),
    placeholderData: keepPreviousData,
    // A text without words is refused, and stays so.
    retry: false,
  })
