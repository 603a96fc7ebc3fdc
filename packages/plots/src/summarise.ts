export interface Summary {
  readonly count: number
  readonly least: number
  readonly median: number
  readonly greatest: number
}

/** Null for no values at all; bounds count as the value that they state. */
export function summarise(values: readonly number[]): Summary | null {
  const sorted = Float64Array.from(values).sort()
  const [least, greatest] = [sorted[0], sorted.at(-1)]
  if (least === undefined || greatest === undefined) return null
  const middle = (sorted.length - 1) / 2
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
  return { count: sorted.length, least, median, greatest }
}
