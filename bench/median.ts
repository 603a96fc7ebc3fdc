/** The middle of the values; of an even number, the mean of the two in the middle. Throws on none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new RangeError('there is no median of nothing')
  return (low + high) / 2
}

/** The value that a share of all others do not exceed. Throws on none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (found === undefined) throw new RangeError('there is no quantile of nothing')
  return found
}
