import type { Stick } from './section-model.ts'

/** Shorter gaps are those of rounding, metres. */
const MIN_GAP_M = 0.05

export interface DepthRange {
  readonly top: number
  readonly base: number
}

/** Depths of a hole without a stratum, from the ground to its lowest data or final depth. */
export function unloggedGround({
  strata,
  ground,
  base,
}: Pick<Stick, 'strata' | 'ground' | 'base'>): DepthRange[] {
  const gaps: DepthRange[] = []
  let reached = 0
  const end = { top: ground - base, base: ground - base }
  for (const { top, base: bottom } of [...strata.toSorted((a, b) => a.top - b.top), end]) {
    if (top - reached > MIN_GAP_M) gaps.push({ top: reached, base: top })
    reached = Math.max(reached, bottom)
  }
  return gaps
}

/** Whether a column is drawn for the hole: a cone or probe without strata has none. */
export const hasColumn = ({ strata, profile }: Pick<Stick, 'strata' | 'profile'>): boolean =>
  strata.length > 0 || profile === null
