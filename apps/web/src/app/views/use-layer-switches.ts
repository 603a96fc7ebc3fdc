import { useMemo } from 'react'
import type { LayerSwitches } from '../../url-state/layer-switches.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import type { LocationGroup } from '@groundsheet/contract'
import type { Hole } from '../../data/holes/hole.ts'

const NO_KEYS: readonly string[] = []

/** Layer switches in the address. */
export const useLayerSwitches = ({ on, off }: ProjectSearch): LayerSwitches =>
  useMemo(() => ({ on: on ?? NO_KEYS, off: off ?? NO_KEYS }), [on, off])

/** Groups with the number of members that have a position. */
export function placedGroups(groups: readonly LocationGroup[], holes: readonly Hole[]) {
  const placed = new Set(holes.filter(({ position }) => position).map(({ id }) => id))
  return groups.map((group) => ({
    ...group,
    placed: group.locationIds.filter((id) => placed.has(id)).length,
  }))
}

/** Number of holes of each type, by code. */
export function countTypes(holes: readonly Hole[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { style } of holes) counts.set(style.locationType, (counts.get(style.locationType) ?? 0) + 1)
  return counts
}
