/** Depths in steps of equal height, from the surface down: bin `i` holds `i * step` up to `(i + 1) * step` metres. */
export interface DepthBins {
  readonly step: number
  readonly count: number
  /** Bin of each depth; -1 for a hole that states none. */
  readonly binOf: Int32Array
}

const MOST_BINS = 20

/** Steps of 1, 2 or 5 times a power of ten, so that their ends are numbers people say. */
export function binDepths(depths: Float64Array): DepthBins {
  const deepest = depths.reduce((most, depth) => (depth > most ? depth : most), 0)
  const step = roundStep(deepest / MOST_BINS)
  const count = deepest === 0 ? 0 : Math.floor(deepest / step) + 1
  const binOf = new Int32Array(depths.length)
  for (const [hole, depth] of depths.entries())
    binOf[hole] = Number.isNaN(depth) || count === 0 ? -1 : Math.max(0, Math.floor(depth / step))
  return { step, count, binOf }
}

function roundStep(least: number): number {
  if (!(least > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? least
}
