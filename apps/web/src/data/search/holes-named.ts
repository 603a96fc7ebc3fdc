import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { Hole } from '../holes/hole.ts'
import { isMentioned } from '../holes/hole-filter.ts'

/**
 * Holes with a text in their name or type, as the filter finds them. The one of this name is first, then
 * names that begin with it, then the others.
 */
export function holesNamed(text: string, holes: readonly Hole[]): Hole[] {
  const requested = text.trim().toLowerCase()
  if (requested === '') return []
  return holes
    .filter((hole) => isMentioned(hole, requested))
    .sort((a, b) => compareNames(a.name, b.name, requested))
}

/** Order of names that a text finds. `text`: in lower case. */
export const compareNames = (a: string, b: string, requested: string): number =>
  rankOf(a.toLowerCase(), requested) - rankOf(b.toLowerCase(), requested) || compareNaturally(a, b)

function rankOf(name: string, requested: string): number {
  if (name === requested) return 0
  if (name.startsWith(requested)) return 1
  return name.includes(requested) ? 2 : 3
}
