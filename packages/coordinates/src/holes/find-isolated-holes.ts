import { splitSites } from '../split-sites.ts'
import type { PlacedStatement } from './position-statement.ts'

/** Fewer holes than this, more than 50 km from all others, are no site of their own. */
const MIN_SITE_HOLES = 3

/**
 * Single holes that more than 50 km part from all others, where most holes are of one site. A site that is
 * itself wide hides such a hole from a comparison with its extent.
 */
export function findIsolatedHoles(placed: readonly PlacedStatement[]): ReadonlySet<PlacedStatement> {
  const sites = splitSites(placed.map(({ position }) => position))
  if ((sites[0]?.length ?? 0) * 2 <= placed.length) return new Set()
  const few = sites.filter(({ length }) => length < MIN_SITE_HOLES && length * 2 < placed.length)
  return new Set(few.flat().flatMap((index) => placed[index] ?? []))
}
