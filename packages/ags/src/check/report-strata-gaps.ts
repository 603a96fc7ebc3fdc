import { listedText, DEPTH_TOLERANCE_M, findOverlaps } from '@groundsheet/readings/file-checks'
import type { CheckContext } from './check.ts'

/** Metres below ground level, `top` <= `base`. */
export interface Stratum {
  readonly top: number
  readonly base: number
  readonly line: number
}

const WHERE = { group: 'GEOL', heading: 'GEOL_TOP' } as const

/** A hole may end with a penetration test, 450 mm below the drilled ground (BS EN ISO 22476-3). */
export const TEST_AT_END_M = 0.45

/** Places that one finding names. */
const MAX_NAMED_GAPS = 3

/** What is known of a hole besides its strata; depths in metres below ground level. */
export interface HoleDepths {
  /** NaN where it is not known. */
  readonly final: number
  /** The depths that can be read of strata of which the other one cannot. */
  readonly halfKnown: readonly number[]
}

/**
 * Depths of a hole without strata, from the ground to its final depth, as one finding. Where a stratum begins
 * or ends whose other depth is not known, nothing may be missing. `strata`: the others of the hole, by depth.
 */
export function reportGaps(
  hole: string,
  strata: readonly Stratum[],
  { final, halfKnown }: HoleDepths,
  { report }: CheckContext,
): void {
  const gaps: string[] = []
  const isOpen = (from: number, to: number) =>
    !halfKnown.some((depth) => depth >= from - DEPTH_TOLERANCE_M && depth <= to + DEPTH_TOLERANCE_M)
  let reached = 0
  let line = strata[0]?.line ?? null
  for (const stratum of strata) {
    if (stratum.top > reached + DEPTH_TOLERANCE_M && isOpen(reached, stratum.top)) {
      if (gaps.length === 0) line = stratum.line
      gaps.push(`from ${reached} to ${stratum.top} m`)
    }
    reached = Math.max(reached, stratum.base)
  }
  if (final > reached + TEST_AT_END_M + DEPTH_TOLERANCE_M && isOpen(reached, final)) {
    if (gaps.length === 0) line = strata.at(-1)?.line ?? null
    gaps.push(`from ${reached} m to its final depth of ${final} m`)
  }
  if (gaps.length > 0) report('strataGaps', { line, ...WHERE, text: `${hole} ${listed(gaps)}` })
}

/** Strata of a hole that lie within others, as one finding. `strata`: by depth. */
export function reportNested(hole: string, strata: readonly Stratum[], { report }: CheckContext): void {
  const nested = findOverlaps(strata).filter(({ upper, lower, isWithin }) => isWithin && differ(upper, lower))
  const lines = nested.map(({ upper, lower }) => Math.max(upper.line, lower.line))
  if (lines.length === 0) return
  const texts = nested.map(({ upper, lower }) =>
    lower.top - upper.top > DEPTH_TOLERANCE_M || upper.base - lower.base > DEPTH_TOLERANCE_M
      ? `${describe(lower)} within ${describe(upper)}`
      : `${describe(upper)} within ${describe(lower)}`,
  )
  const text = `${hole}: ${listed(texts)}`
  report('nestedStrata', { line: lines.reduce((a, b) => Math.min(a, b)), ...WHERE, text })
}

/** Rows with the same depths describe one stratum. */
const differ = (a: Stratum, b: Stratum): boolean =>
  Math.abs(a.top - b.top) > DEPTH_TOLERANCE_M || Math.abs(a.base - b.base) > DEPTH_TOLERANCE_M

const describe = ({ top, base }: Stratum): string => `${top} to ${base} m`

const listed = (texts: readonly string[]): string => listedText(texts.slice(0, MAX_NAMED_GAPS), texts.length)
