import { MEASURE_OF } from '../../data/holes/hole-measures.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { MEASURES, type HoleOrder } from '../../url-state/project-search.ts'

/** Holes without the value come last in both directions; equal values keep the order of names. */
export function orderHoles(holes: readonly Hole[], order: HoleOrder | undefined): readonly Hole[] {
  const key = MEASURES.find((measure) => order?.endsWith(measure))
  if (key === undefined) return holes
  const measure = MEASURE_OF[key]
  const sign = order === key ? 1 : -1
  return holes.toSorted((a, b) => {
    const [x, y] = [measure(a), measure(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return sign * (x - y)
  })
}
