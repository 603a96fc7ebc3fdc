import { projectOnto, type Foot, type SectionLine } from './section-line.ts'
import type { Point } from './site-plane.ts'

/** Holes on a section, by chainage, and holes farther from its line. */
export interface Placed<T> {
  readonly within: readonly (Foot & { readonly of: T })[]
  readonly outside: readonly T[]
}

/** Holes beside a line, up to `maxOffset` metres to either side, including the edge. */
export function placeAlong<T>(
  line: SectionLine,
  holes: readonly { readonly of: T; readonly point: Point }[],
  maxOffset: number,
): Placed<T> {
  const within: (Foot & { of: T })[] = []
  const outside: T[] = []
  for (const { of, point } of holes) {
    const foot = projectOnto(line, point)
    // A vertex of the line is on it, despite floating-point errors.
    if (foot && Math.abs(foot.offset) <= maxOffset + 1e-6) within.push({ ...foot, of })
    else outside.push(of)
  }
  within.sort((a, b) => a.chainage - b.chainage)
  return { within, outside }
}
