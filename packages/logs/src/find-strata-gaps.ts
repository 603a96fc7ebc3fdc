import { DEPTH_TOLERANCE_M as TOLERANCE, findOverlaps, type Overlap } from '@groundsheet/readings'
import type { Finding, Mark } from './log.ts'

/** Gaps and overlaps of the strata. */
export function findStrataGaps(strata: readonly Mark[], finalDepth: number | null): Finding[] {
  const found: Finding[] = []
  const space = (kind: 'gap' | 'overlap', top: number, base: number, mark: Mark | null, count = 1) =>
    found.push({ kind, table: 'GEOL', top, base, row: mark?.row ?? null, ...(count > 1 && { count }) })
  const overlaps = new Map(joinOverlaps(strata).map((overlap) => [overlap.lower, overlap]))
  let reached = 0
  for (const mark of strata) {
    if (mark.top > reached + TOLERANCE) space('gap', reached, mark.top, mark)
    const overlap = overlaps.get(mark)
    if (overlap) space('overlap', overlap.top, overlap.base, mark, overlap.count)
    reached = Math.max(reached, mark.base)
  }
  if (strata.length > 0 && finalDepth !== null && reached < finalDepth - TOLERANCE)
    space('gap', reached, finalDepth, null)
  return found
}

/** Overlaps that follow each other, as of strata that are all within one, are one with their number. */
function joinOverlaps(strata: readonly Mark[]): (Overlap<Mark> & { readonly count: number })[] {
  const joined: (Overlap<Mark> & { readonly count: number })[] = []
  for (const overlap of findOverlaps(strata)) {
    const last = joined.at(-1)
    if (last && overlap.top <= last.base + TOLERANCE)
      joined.splice(-1, 1, {
        ...last,
        base: Math.max(last.base, overlap.base),
        count: last.count + 1,
      })
    else joined.push({ ...overlap, count: 1 })
  }
  return joined
}
