import { useMemo } from 'react'
import type { LayerSwitches } from '../../url-state/layer-switches.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import type { LocationGroup } from '@groundsheet/contract'
import type { Hole } from '../../data/holes/hole.ts'

const NONE: readonly string[] = []

/** What the address says of layers. */
export const useLayerSwitches = ({ on, off }: ProjectSearch): LayerSwitches =>
  useMemo(() => ({ on: on ?? NONE, off: off ?? NONE }), [on, off])

/** Groups, with how many of their members have a position. */
export function placedGroups(groups: readonly LocationGroup[], holes: readonly Hole[]) {
  const placed = new Set(holes.filter(({ position }) => position).map(({ id }) => id))
  return groups.map((group) => ({
    ...group,
    placed: group.locationIds.filter((id) => placed.has(id)).length,
  }))
}

/** How many holes there are of each type, by its code. */
export function countTypes(holes: readonly Hole[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { style } of holes) counts.set(style.locationType, (counts.get(style.locationType) ?? 0) + 1)
  return counts
}
