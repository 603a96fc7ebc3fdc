import type { Lane, LaneKind } from './log.ts'

/** Lanes whose marks follow each other down the hole: cones and dynamic probes. */
export const isProfileKind = (kind: LaneKind): boolean => kind === 'curves' || kind === 'increments'

/**
 * Readings farther below the one before are not of one profile, metres: a single one may be a typing error.
 */
const MAX_GAP_M = 1

interface Sounded {
  readonly lanes: readonly Lane[]
  /** Metres; null: not stated. */
  readonly finalDepth: number | null
}

/**
 * The depth reached, metres: the final depth, or deeper if a cone or probe was driven below it. Null if the
 * final depth is not stated.
 */
export function reachedDepth({ lanes, finalDepth }: Sounded): number | null {
  if (finalDepth === null) return null
  const profiles = lanes.filter(({ kind }) => isProfileKind(kind))
  return profiles.reduce((deepest, { marks }) => {
    const order = marks.toSorted((a, b) => a.top - b.top)
    return order.reduce((most, { top, base }, index) => {
      const above = order[index - 1]
      return above && top - above.base <= MAX_GAP_M ? Math.max(most, base) : most
    }, deepest)
  }, finalDepth)
}
