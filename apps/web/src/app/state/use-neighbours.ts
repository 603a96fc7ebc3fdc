import { useMemo } from 'react'
import type { Hole } from '../../data/holes/hole.ts'
import { orderHoles } from '../../features/hole-list/order-holes.ts'
import type { HoleOrder } from '../../url-state/project-search.ts'

/** Holes before and after the open one in the list. */
export interface Neighbours {
  readonly previous: Hole | null
  readonly next: Hole | null
}

/** Null at the ends of the list, and if the open hole is not in the list. */
export function useNeighbours(
  holes: readonly Hole[],
  order: HoleOrder | undefined,
  open: string | null,
): Neighbours {
  return useMemo(() => {
    const ordered = open === null ? [] : orderHoles(holes, order)
    const at = ordered.findIndex(({ id }) => id === open)
    return at === -1
      ? { previous: null, next: null }
      : { previous: ordered[at - 1] ?? null, next: ordered[at + 1] ?? null }
  }, [holes, order, open])
}
