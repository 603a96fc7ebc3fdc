import { MEASURE_OF } from '../../data/holes/hole-measures.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { MEASURES, type HoleOrder } from '../../url-state/project-search.ts'

/** Holes that state no such value come last either way; equals keep the order of their names. */
export function orderHoles(holes: readonly Hole[], order: HoleOrder | undefined): readonly Hole[] {
  const by = MEASURES.find((measure) => order?.endsWith(measure))
  if (by === undefined) return holes
  const measure = MEASURE_OF[by]
  const sign = order === by ? 1 : -1
  return holes.toSorted((a, b) => {
    const [x, y] = [measure(a), measure(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return sign * (x - y)
  })
}
