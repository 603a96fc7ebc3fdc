import { useDeferredValue, useMemo } from 'react'
import { filterHoles } from '../../data/holes/filter-holes.ts'
import { isFiltering, type Facet, type HoleFilter } from '../../data/holes/hole-filter.ts'
import { indexHoles } from '../../data/holes/hole-index.ts'
import { parseDateRange } from '../../url-state/date-range.ts'
import { parseDepthRange } from '../../url-state/depth-range.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import { parseRing } from '../../url-state/ring.ts'
import { askedTypes } from './asked-types.ts'
import type { ProjectData } from './use-project.ts'

/** Where each part of the filter stands in the address. */
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
} as const satisfies Record<Facet, keyof ProjectSearch>

export type FilteredProject = ReturnType<typeof useHoleFilter>

/** The holes that the address asks for, and what every other choice would come to. `rows`: as in `HoleFilter`. */
export function useHoleFilter(
  { list, shapes }: ProjectData,
  search: ProjectSearch,
  rows: HoleFilter['rows'],
) {
  const { find, type, hide, depth, date, has, group, placed, inside } = search
  const index = useMemo(() => indexHoles(list.holes, shapes.groups), [list.holes, shapes.groups])
  const types = useMemo(() => askedTypes({ type, hide }, index.types.names), [type, hide, index.types.names])
  const asked = useMemo(
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
    }),
    [find, types, depth, date, has, group, placed, inside, rows],
  )
  // What is pressed shows at once; among very many holes the result may come a moment later.
  const settled = useDeferredValue(asked)
  const filtered = useMemo(() => filterHoles(index, settled), [index, settled])
  return { index, asked, filtering: isFiltering(settled), ...filtered }
}
