import { useDeferredValue, useMemo } from 'react'
import { filterHoles } from '../../data/holes/filter-holes.ts'
import { isFiltering, type Facet, type HoleFilter } from '../../data/holes/hole-filter.ts'
import { indexHoles } from '../../data/holes/hole-index.ts'
import { parseDateRange } from '../../url-state/date-range.ts'
import { parseDepthRange } from '../../url-state/depth-range.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import { parseRing } from '../../url-state/ring.ts'
import { useHolesWithWords } from './use-holes-with-words.ts'
import { selectedTypes } from './selected-types.ts'
import type { ProjectData } from './use-project.ts'

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
