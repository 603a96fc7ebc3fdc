/**
 * Heights of texts, from top to bottom, moved apart to at least `spacing`. Each is as near to its own as the
 * others allow, in the same order. Source: isotonic regression, by pooling adjacent violators.
 */
export function spreadTexts(heights: readonly number[], spacing: number): number[] {
  // Of the heights without their spacings, which may then not increase downwards.
  const pools: { sum: number; count: number }[] = []
  for (const [place, height] of heights.entries()) {
    pools.push({ sum: height + place * spacing, count: 1 })
    for (let [above, last] = pools.slice(-2); above && last; [above, last] = pools.slice(-2)) {
      if (above.sum / above.count >= last.sum / last.count) break
      pools.splice(-2, 2, { sum: above.sum + last.sum, count: above.count + last.count })
    }
  }
  const means = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
  return means.map((mean, place) => mean - place * spacing)
}
