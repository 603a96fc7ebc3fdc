import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'

/** What draws the marks of one column. */
export interface LaneDrawingProps {
  readonly column: Column
  readonly scale: DepthScale
  /** Id of the `<pattern>` of a mark, for lanes that are filled. */
  readonly fills: readonly string[]
}

/** Px of a value in a column that has a scale, with a little air at both sides. */
export const valueScale =
  ({ x, width, lane }: Column, inset = 4, tail = 4) =>
  (value: number): number =>
    x + inset + (Math.max(0, Math.min(value, lane.most)) / (lane.most || 1)) * (width - inset - tail)
