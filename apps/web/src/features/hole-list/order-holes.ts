import type { Hole } from '../../data/hole.ts'
import type { HoleOrder } from '../../url-state/project-search.ts'

const finalDepth = (hole: Hole) => hole.finalDepth
const groundLevel = (hole: Hole) => hole.groundLevel
const day = (hole: Hole) => hole.day

const ORDERS: Record<HoleOrder, { sign: 1 | -1; measure: (hole: Hole) => number | null }> = {
  depth: { sign: 1, measure: finalDepth },
  '-depth': { sign: -1, measure: finalDepth },
  level: { sign: 1, measure: groundLevel },
  '-level': { sign: -1, measure: groundLevel },
  date: { sign: 1, measure: day },
  '-date': { sign: -1, measure: day },
}

/** Holes that state no such value come last either way; equals keep the order of their names. */
export function orderHoles(holes: readonly Hole[], order: HoleOrder | undefined): readonly Hole[] {
  if (order === undefined) return holes
  const { sign, measure } = ORDERS[order]
  return holes.toSorted((a, b) => {
    const [x, y] = [measure(a), measure(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return sign * (x - y)
  })
}
