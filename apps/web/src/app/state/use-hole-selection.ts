import { useCallback, useMemo, useState } from 'react'
import type { Hole } from '../../data/holes/hole.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import type { ProjectState } from './use-project-state.ts'

export type HoleSelection = ReturnType<typeof useHoleSelection>

/** Limit for the length of an address: 200 ids are 6 kB. */
export const MAX_SELECTED_HOLES = 200

/** Holes selected in the address, in order of selection. */
export function useHoleSelection(
  all: readonly Hole[],
  { pick }: ProjectSearch,
  { change, toggle }: Pick<ProjectState, 'change' | 'toggle'>,
) {
  /** A press on a hole in the list or on the map selects it instead of opening it. */
  const [isSelecting, setSelecting] = useState(false)
  const ids = useMemo(() => new Set(pick), [pick])
  const holes = useMemo(() => {
    const byId = new Map(all.filter(({ id }) => ids.has(id)).map((hole) => [hole.id, hole]))
    return [...ids].flatMap((id) => byId.get(id) ?? [])
  }, [all, ids])
  const toggleHole = useCallback((id: string) => toggle('pick', id, 'push'), [toggle])
  const set = useCallback(
    (next: readonly string[]) =>
      change({ pick: next.length > 0 ? next.slice(0, MAX_SELECTED_HOLES) : undefined }, 'push'),
    [change],
  )
  const select = useCallback(
    (some: readonly string[], isSelected: boolean) => {
      const next = isSelected ? ids.union(new Set(some)) : ids.difference(new Set(some))
      if (next.size !== ids.size) set([...next])
    },
    [ids, set],
  )
  const clear = useCallback(() => {
    setSelecting(false)
    set([])
  }, [set])
  return { ids, holes, isSelecting, setSelecting, toggle: toggleHole, set, select, clear }
}
