interface Label {
  /** Its preferred start, px. */
  readonly at: number
  /** Its extent, px; not negative. */
  readonly size: number
  /** Weight of its displacement; greater than 0, absent: 1. */
  readonly weight?: number
}

/**
 * Starts of labels along a line, without overlap and in order, with the least weighted sum of squared
 * displacements. Found by pool-adjacent-violators (Ayer and others, 1955) on the starts less the sizes before
 * them. All are between `from` and `to` if they fit; otherwise they begin at `from` and extend beyond `to`.
 */
export function placeLabels(labels: readonly Label[], from: number, to: number): number[] {
  const before = runningTotals(labels)
  const total = labels.reduce((sum, { size }) => sum + size, 0)
  const most = Math.max(from, to - total)
  const preferred = labels.map(({ at, weight = 1 }, index) => ({ value: at - (before[index] ?? 0), weight }))
  return pool(preferred).map((start, index) => Math.max(from, Math.min(start, most)) + (before[index] ?? 0))
}

function runningTotals(labels: readonly Label[]): number[] {
  let sum = 0
  return labels.map(({ size }) => (sum += size) - size)
}

/** The nearest non-decreasing sequence. */
function pool(values: readonly { readonly value: number; readonly weight: number }[]): number[] {
  const pools: Pool[] = []
  for (const { value, weight } of values) {
    let last: Pool = { sum: value * weight, weight, count: 1 }
    for (let above = pools.at(-1); above && meanOf(above) > meanOf(last); above = pools.at(-1)) {
      last = {
        sum: above.sum + last.sum,
        weight: above.weight + last.weight,
        count: above.count + last.count,
      }
      pools.pop()
    }
    pools.push(last)
  }
  return pools.flatMap((each) => Array<number>(each.count).fill(meanOf(each)))
}

/** Values that share one mean: their weighted sum, weight and number. */
interface Pool {
  readonly sum: number
  readonly weight: number
  readonly count: number
}

const meanOf = ({ sum, weight }: Pool) => sum / weight
