import type { Hole } from '../../data/hole.ts'
import type { HoleOrder } from '../../url-state/project-search.ts'

const MEASURES = {
  depth: ({ finalDepth }: Hole) => finalDepth,
  level: ({ groundLevel }: Hole) => groundLevel,
}

/** Holes that state no such value come last either way; equals keep the order of their names. */
export function orderHoles(holes: readonly Hole[], order: HoleOrder | undefined): readonly Hole[] {
  if (order === undefined) return holes
  const [sign, name] = order.startsWith('-') ? [-1, order.slice(1)] : [1, order]
  const measure = name === 'depth' ? MEASURES.depth : MEASURES.level
  return holes.toSorted((a, b) => {
    const [x, y] = [measure(a), measure(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return sign * (x - y)
  })
}
