import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'

/** What draws the marks of one column. */
export interface LaneDrawingProps {
  readonly column: Column
  readonly scale: DepthScale
  /** Id of the `<pattern>` of a mark, for lanes that are filled. */
  readonly fills: readonly string[]
}

/** Px of air at both sides of a scale. */
export const INSET = 4

/** Px of a value in a column that has a scale, with a little air at both sides. */
export const valueScale =
  ({ x, width, lane, tail: own = INSET }: Column, inset = INSET, tail = own) =>
  (value: number): number =>
    x + inset + placeIn(lane, value) * (width - inset - tail)

/** 0 at the left end of a scale, 1 at its right end, and at the ends for values outside it. */
const placeIn = ({ from, most }: Column['lane'], value: number) =>
  (Math.max(from, Math.min(value, most)) - from) / (most - from || 1)
