import { useCallback } from 'react'
import { readProjectSearch, toggled, type ProjectSearch } from '../../url-state/project-search.ts'
import { searchOf, useSearch, type SearchChange } from '../../url-state/use-search.ts'

const readSearch = searchOf(readProjectSearch)

/** `push` adds a history entry; `replace` changes the last one. */
type Kind = 'push' | 'replace'

/** Lists in the address whose values are toggled individually. */
type List = 'has' | 'group' | 'pick'

export type ProjectState = ReturnType<typeof useProjectState>

/** State of a project screen in the address. */
export function useProjectState() {
  const { search, update } = useSearch(readSearch)
  // Back and forward of the page around a frame pass through every step of the frame.
  const only = search.embed === undefined ? null : 'replace'
  const change = useCallback(
    (values: SearchChange<ProjectSearch>, kind: Kind) => update(() => values, only ?? kind),
    [update, only],
  )
  const toggle = useCallback(
    (list: List, value: string, kind: Kind = 'replace') =>
      update((current) => ({ [list]: toggled(current[list], value) }), only ?? kind),
    [update, only],
  )
  return { search, change, toggle }
}
