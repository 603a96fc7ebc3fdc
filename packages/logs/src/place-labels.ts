interface Label {
  /** Where its start would like to be, px. */
  readonly at: number
  /** Its extent, px; not negative. */
  readonly size: number
}

/**
 * Starts of labels along a line so that none overlaps, their order is kept and the sum of squared displacements is
 * the least there can be: pool-adjacent-violators (Ayer and others, 1955) on the starts less the sizes before them.
 * All lie between `from` and `to` where they fit at all; else they begin at `from` and run beyond `to`.
 */
export function placeLabels(labels: readonly Label[], from: number, to: number): number[] {
  const before = runningTotals(labels)
  const total = labels.reduce((sum, { size }) => sum + size, 0)
  const most = Math.max(from, to - total)
  const wanted = labels.map(({ at }, index) => at - (before[index] ?? 0))
  return pool(wanted).map((start, index) => Math.max(from, Math.min(start, most)) + (before[index] ?? 0))
}

function runningTotals(labels: readonly Label[]): number[] {
  let sum = 0
  return labels.map(({ size }) => (sum += size) - size)
}

/** The nearest sequence that never falls. */
function pool(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const value of values) {
    let last = { sum: value, count: 1 }
    for (let above = pools.at(-1); above && meanOf(above) > meanOf(last); above = pools.at(-1)) {
      last = { sum: above.sum + last.sum, count: above.count + last.count }
      pools.pop()
    }
    pools.push(last)
  }
  return pools.flatMap((each) => Array<number>(each.count).fill(meanOf(each)))
}

const meanOf = ({ sum, count }: { sum: number; count: number }) => sum / count
