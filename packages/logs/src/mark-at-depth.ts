import type { Lane, Mark } from './log.ts'

/** The mark of a lane at a depth: the narrowest that contains it, else the nearest within a tolerance. */
export function markAt({ marks }: Pick<Lane, 'marks'>, depth: number, toleranceM: number): Mark | null {
  let best: Mark | null = null
  let least = Infinity
  for (const mark of marks) {
    const away = Math.max(mark.top - depth, depth - mark.base, 0)
    if (away > toleranceM) continue
    // Marks that contain the depth come before marks near it.
    const rank = away > 0 ? 1e6 + away : mark.base - mark.top
    if (rank < least) [best, least] = [mark, rank]
  }
  return best
}
