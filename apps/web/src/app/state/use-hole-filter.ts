import type { Client } from '@groundsheet/client'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { WITH_HOLES } from '../../data/holes/description-hits.ts'
import { filterHoles } from '../../data/holes/filter-holes.ts'
import { isFiltering, type Facet, type HoleFilter } from '../../data/holes/hole-filter.ts'
import { indexHoles } from '../../data/holes/hole-index.ts'
import { hasWords } from '../../data/search/has-words.ts'
import { useSession } from '../../data/service/session.ts'
import { parseDateRange } from '../../url-state/date-range.ts'
import { parseDepthRange } from '../../url-state/depth-range.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import { parseRing } from '../../url-state/ring.ts'
import { selectedTypes } from './selected-types.ts'
import type { ProjectData } from './use-project.ts'

const PAGE_ROWS = 1000

/** Ids of all holes of a project with words in their descriptions. */
const idsWithWordsQuery = (client: Client, projectId: string, q: string) =>
  queryOptions({
    queryKey: ['ids-with-words', projectId, q],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const rows = client.search({ q, projectId: [projectId], limit: PAGE_ROWS, ...WITH_HOLES }, { signal })
      const ids = new Set<string>()
      for await (const { location } of rows) if (location) ids.add(location.id)
      return ids
    },
    retry: false,
  })

/** Address parameter of each part of the filter. */
export const MEMBERS = {
  text: 'find',
  types: 'type',
  depth: 'depth',
  date: 'date',
  tables: 'has',
  groups: 'group',
  unplaced: 'placed',
  inside: 'inside',
  rows: 'match',
  words: 'words',
} as const satisfies Record<Exclude<Facet, 'statuses'>, keyof ProjectSearch>

/** Selecting a type removes hidden types of a link of an earlier version. */
export const NO_HIDDEN_TYPES = { hide: undefined }

export type FilteredProject = ReturnType<typeof useHoleFilter>

/** Filtered holes, and the counts of all other choices. `rows`: as in `HoleFilter`. */
export function useHoleFilter(
  { id, list, shapes, types: known }: ProjectData,
  search: ProjectSearch,
  rows: HoleFilter['rows'],
) {
  const withWords = useHolesWithWords(id, search.words)
  const { words } = withWords
  const { find, type, hide, depth, date, has, group, placed, inside } = search
  const index = useMemo(() => indexHoles(list.holes, shapes.groups), [list.holes, shapes.groups])
  const types = useMemo(
    () =>
      selectedTypes(
        { type, hide },
        known.map(({ code }) => code),
      ),
    [type, hide, known],
  )
  const requested = useMemo(
    (): HoleFilter => ({
      text: find,
      types,
      depth: parseDepthRange(depth) ?? undefined,
      date: parseDateRange(date) ?? undefined,
      tables: has,
      groups: group,
      unplaced: placed === 'no' ? true : undefined,
      inside: parseRing(inside) ?? undefined,
      rows,
      words,
    }),
    [find, types, depth, date, has, group, placed, inside, rows, words],
  )
  // The press is shown at once; with many holes the result may follow later.
  const deferred = useDeferredValue(requested)
  const filtered = useMemo(() => filterHoles(index, deferred), [index, deferred])
  return {
    index,
    withWords,
    requested,
    filtering: isFiltering(deferred),
    holes: filtered.holes,
    without: filtered.without,
    get counts() {
      return filtered.counts
    },
  }
}

/** Holes of a project with words in their descriptions, as a part of the filter. */
function useHolesWithWords(projectId: string, text: string | undefined) {
  const { client, can } = useSession()
  const isRequested = text !== undefined && hasWords(text) && can('tables:read') && can('locations:read')
  const { data, error, refetch } = useQuery({
    ...idsWithWordsQuery(client, projectId, text ?? ''),
    enabled: isRequested,
  })
  const words = useMemo(
    (): HoleFilter['words'] => (isRequested ? { text, holes: data ?? null } : undefined),
    [isRequested, text, data],
  )
  return { words, isRead: !isRequested || data !== undefined, error, retry: () => void refetch() }
}
