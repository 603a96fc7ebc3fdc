import type { Measure } from '../measure/read-measure.ts'

/** Statistics of exact values; bounds are counted separately and affect neither the median nor the range. */
export interface Summary {
  /** Exact values and bounds. */
  readonly count: number
  /** Of the exact values; null if there are only bounds. */
  readonly exact: {
    readonly count: number
    readonly min: number
    readonly median: number
    readonly max: number
  } | null
  /** Values stated as `>50`, and as `<0.1`, with their ranges; null if there are none. */
  readonly atLeast: Bounds | null
  readonly atMost: Bounds | null
}

export interface Bounds {
  readonly count: number
  readonly min: number
  readonly max: number
}

/** Null for no values at all. The median of an even number of values is the mean of the middle two. */
export function summarise(measures: readonly Measure[]): Summary | null {
  if (measures.length === 0) return null
  const valuesOf = (bound: Measure['bound']) =>
    Float64Array.from(measures.filter((measure) => measure.bound === bound).map(({ value }) => value)).sort()
  const exact = valuesOf(undefined)
  const range = rangeOf(exact)
  return {
    count: measures.length,
    exact: range && { ...range, median: medianOf(exact) },
    atLeast: rangeOf(valuesOf('lower')),
    atMost: rangeOf(valuesOf('upper')),
  }
}

function rangeOf(sorted: Float64Array): Bounds | null {
  const [min, max] = [sorted[0], sorted.at(-1)]
  return min === undefined || max === undefined ? null : { count: sorted.length, min, max }
}

function medianOf(sorted: Float64Array): number {
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
