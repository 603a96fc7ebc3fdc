import { projectOnto, type Foot, type SectionLine } from './section-line.ts'
import type { Point } from './site-plane.ts'

/** What is drawn on a section, by chainage, and what lies farther from its line than that. */
export interface Placed<T> {
  readonly within: readonly (Foot & { readonly of: T })[]
  readonly outside: readonly T[]
}

/** Holes beside a line, as far as `reach` metres to either side; what lies on the edge is within. */
export function placeAlong<T>(
  line: SectionLine,
  holes: readonly { readonly of: T; readonly point: Point }[],
  reach: number,
): Placed<T> {
  const within: (Foot & { of: T })[] = []
  const outside: T[] = []
  for (const { of, point } of holes) {
    const foot = projectOnto(line, point)
    // A point that was a corner of the line is on it, whatever a float says.
    if (foot && Math.abs(foot.offset) <= reach + 1e-6) within.push({ ...foot, of })
    else outside.push(of)
  }
  within.sort((a, b) => a.chainage - b.chainage)
  return { within, outside }
}
