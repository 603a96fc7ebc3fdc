import { useMemo } from 'react'
import { useSession } from '../../data/service/session.ts'
import { FilterPanel, type ListedFacet } from '../../features/filters/filter-panel.tsx'
import { formatDateRange, type DateRange } from '../../url-state/date-range.ts'
import { formatDepthRange, type DepthRange } from '../../url-state/depth-range.ts'
import { toggled } from '../../url-state/project-search.ts'
import { MEMBERS, NO_HIDDEN_TYPES } from '../state/use-hole-filter.ts'
import type { ProjectState } from '../state/use-project-state.ts'
import type { FilterProps } from './filter-controls.tsx'

/** All options of the filter. */
export default function FilterChoices({
  data,
  filtered,
  change,
  toggle,
}: FilterProps & Pick<ProjectState, 'toggle'>) {
  const { can } = useSession()
  const { types, shapes, artwork } = data
  const { index, requested, counts } = filtered
  const canSearch = can('tables:read')
  const act = useMemo(
    () => ({
      onToggle(facet: ListedFacet, value: string) {
        if (facet === 'types') change({ type: toggled(requested.types, value), ...NO_HIDDEN_TYPES }, 'push')
        else toggle(MEMBERS[facet], value, 'push')
      },
      onDepth: (range: DepthRange | null) =>
        change({ depth: range ? formatDepthRange(range) : undefined }, 'push'),
      onDate: (range: DateRange | null) =>
        change({ date: range ? formatDateRange(range) : undefined }, 'push'),
      onWords: canSearch
        ? (words: string) => change({ words: words === '' ? undefined : words }, 'push')
        : null,
      onStatus: null,
      onUnplaced: (only: boolean) => change({ placed: only ? 'no' : undefined }, 'push'),
    }),
    [change, toggle, requested.types, canSearch],
  )
  return (
    <FilterPanel {...{ index, types, artwork, counts }} filter={requested} groups={shapes.groups} {...act} />
  )
}
