import { findFarFromSite } from '@groundsheet/coordinates/find-outliers'
import type { PlacedHole } from '../markers/hole-features.ts'

/** A hole whose coordinates are probably mistyped, or of a second area of works. */
export interface FarHole {
  readonly hole: PlacedHole
  /** From the middle of the site. */
  readonly metres: number
}

/** The holes of the site, and those far from it. */
export interface SiteAndFarHoles {
  readonly near: readonly PlacedHole[]
  readonly far: readonly FarHole[]
}

/** Separates the holes that lie so far from the rest that the map cannot show both. */
export function separateFarHoles(holes: readonly PlacedHole[]): SiteAndFarHoles {
  const found = findFarFromSite(holes.map(({ position }) => position))
  if (found.length === 0) return { near: holes, far: [] }
  const far = found.flatMap(({ index, metres }) => {
    const hole = holes[index]
    return hole ? [{ hole, metres }] : []
  })
  const farIds = new Set(far.map(({ hole }) => hole.id))
  return { near: holes.filter(({ id }) => !farIds.has(id)), far }
}
