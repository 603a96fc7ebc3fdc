import { bearingBetween, sitePlane } from '@groundsheet/sections'
import type { CompanyHole } from '../../data/holes/company-holes.ts'
import type { ListedCompanyHole } from '../../features/company-holes/hole-columns.tsx'
import type { Near } from '../../url-state/near.ts'

/** Nearer, the direction is uncertain: places are stated to about a metre. */
const MIN_BEARING_DISTANCE_M = 2

/** Holes with their directions from a place, degrees clockwise from true north; null: holes of no place. */
export function withBearings(holes: readonly CompanyHole[], near: Near | null): ListedCompanyHole[] {
  if (!near) return holes.map((hole) => ({ hole, bearing: null }))
  const { toPlane } = sitePlane(near)
  return holes.map((hole) => {
    const isApart = hole.position && (hole.metres ?? 0) >= MIN_BEARING_DISTANCE_M
    return { hole, bearing: isApart ? bearingBetween({ x: 0, y: 0 }, toPlane(hole.position)) : null }
  })
}
