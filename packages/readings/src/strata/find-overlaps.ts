/** Depths are written to the centimetre; less than half of one is neither a gap nor an overlap. Metres. */
export const DEPTH_TOLERANCE_M = 0.005

/** Metres below ground level, `top` <= `base`. */
interface Range {
  readonly top: number
  readonly base: number
}

/** Depths in two strata at once, metres below ground level. */
export interface Overlap<T> extends Range {
  /** The earlier stratum: the deepest of those before it. */
  readonly upper: T
  readonly lower: T
  /** One is entirely within the other: a band described within its stratum, or the same depths twice. */
  readonly isWithin: boolean
}

/**
 * Overlaps of strata. `strata`: sorted by top. Strata that meet at a depth do not overlap.
 * Source: BS 5930:2015+A1:2020, by which strata follow each other and bands are described within them.
 */
export function findOverlaps<T extends Range>(strata: readonly T[]): Overlap<T>[] {
  const found: Overlap<T>[] = []
  let upper: T | undefined
  for (const lower of strata) {
    const base = Math.min(lower.base, upper?.base ?? -Infinity)
    if (upper && lower.top < base - DEPTH_TOLERANCE_M)
      found.push({
        upper,
        lower,
        top: lower.top,
        base,
        isWithin: contains(upper, lower) || contains(lower, upper),
      })
    if (!upper || lower.base > upper.base) upper = lower
  }
  return found
}

const contains = (outer: Range, inner: Range): boolean =>
  inner.top >= outer.top - DEPTH_TOLERANCE_M && inner.base <= outer.base + DEPTH_TOLERANCE_M
