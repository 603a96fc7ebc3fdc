import { useCallback, useMemo } from 'react'
import type { Hole } from '../data/hole.ts'
import type { ProjectSearch } from '../url-state/project-search.ts'
import type { ProjectState } from './use-project-state.ts'

export type ChosenHoles = ReturnType<typeof useChosenHoles>

/** The holes that are to be looked at together, as the address names them, in the order in which they were chosen. */
export function useChosenHoles(
  all: readonly Hole[],
  { pick }: ProjectSearch,
  { change, toggle }: Pick<ProjectState, 'change' | 'toggle'>,
) {
  const ids = useMemo(() => new Set(pick), [pick])
  const holes = useMemo(() => {
    const byId = new Map(all.filter(({ id }) => ids.has(id)).map((hole) => [hole.id, hole]))
    return [...ids].flatMap((id) => byId.get(id) ?? [])
  }, [all, ids])
  const turn = useCallback((id: string) => toggle('pick', id), [toggle])
  const set = useCallback(
    (next: readonly string[]) => change({ pick: next.length > 0 ? [...next] : undefined }, 'step'),
    [change],
  )
  return { ids, holes, toggle: turn, set }
}
