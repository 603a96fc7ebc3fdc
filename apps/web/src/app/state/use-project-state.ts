import { useCallback } from 'react'
import { readProjectSearch, toggled, type ProjectSearch } from '../../url-state/project-search.ts'
import { searchOf, useSearch, type SearchChange } from '../../url-state/use-search.ts'

const readSearch = searchOf(readProjectSearch)

/** A `step` can be undone by going back; a `quiet` change cannot. */
type Kind = 'step' | 'quiet'

/** Lists of the address whose values are switched one by one. */
type List = 'has' | 'group' | 'pick'

export type ProjectState = ReturnType<typeof useProjectState>

/** The state of a project's screen is its address. */
export function useProjectState() {
  const { search, update } = useSearch(readSearch)
  const change = useCallback(
    (values: SearchChange<ProjectSearch>, kind: Kind) => update(() => values, kind),
    [update],
  )
  const toggle = useCallback(
    (list: List, value: string, kind: Kind = 'quiet') =>
      update((now) => ({ [list]: toggled(now[list], value) }), kind),
    [update],
  )
  return { search, change, toggle }
}
