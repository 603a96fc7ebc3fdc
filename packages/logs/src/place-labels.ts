interface Label {
  /** Where its start would like to be, px. */
  readonly at: number
  /** Its extent, px; not negative. */
  readonly size: number
  /** How much its displacement counts beside that of others; greater than 0, absent: 1. */
  readonly weight?: number
}

/**
 * Starts of labels along a line so that none overlaps, their order is kept and the weighted sum of squared displacements
 * is the least there can be: pool-adjacent-violators (Ayer and others, 1955) on the starts less the sizes before them.
 * All lie between `from` and `to` where they fit at all; else they begin at `from` and run beyond `to`.
 */
export function placeLabels(labels: readonly Label[], from: number, to: number): number[] {
  const before = runningTotals(labels)
  const total = labels.reduce((sum, { size }) => sum + size, 0)
  const most = Math.max(from, to - total)
  const wanted = labels.map(({ at, weight = 1 }, index) => ({ value: at - (before[index] ?? 0), weight }))
  return pool(wanted).map((start, index) => Math.max(from, Math.min(start, most)) + (before[index] ?? 0))
}

function runningTotals(labels: readonly Label[]): number[] {
  let sum = 0
  return labels.map(({ size }) => (sum += size) - size)
}

/** The nearest sequence that never falls. */
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

/** Values that share one mean: their weighted sum, their weight and how many they are. */
interface Pool {
  readonly sum: number
  readonly weight: number
  readonly count: number
}

const meanOf = ({ sum, weight }: Pool) => sum / weight
