import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { Hole } from '../holes/hole.ts'
import { isMentioned } from '../holes/hole-filter.ts'

/**
 * Holes with a text in their name or type, as the filter finds them. The one of this name is first, then
 * names that begin with it, then the others.
 */
export function holesNamed(text: string, holes: readonly Hole[]): Hole[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return holes
    .filter((hole) => isMentioned(hole, wanted))
    .sort((a, b) => compareNames(a.name, b.name, wanted))
}

/** Order of names that a text finds. `wanted`: in lower case. */
export const compareNames = (a: string, b: string, wanted: string): number =>
  rankOf(a.toLowerCase(), wanted) - rankOf(b.toLowerCase(), wanted) || compareNaturally(a, b)

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return name.includes(wanted) ? 2 : 3
}
