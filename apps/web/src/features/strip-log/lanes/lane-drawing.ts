import type { Column } from '../lane-columns.ts'
import type { DepthScale } from '../depth-scale.ts'

/** Props of the components that draw the marks of one column. */
export interface LaneDrawingProps {
  readonly column: Column
  readonly scale: DepthScale
  /** Id of the `<pattern>` of each mark, for lanes with patterns. */
  readonly fills: readonly string[]
}

/** Gap at both sides of a scale. */
export const INSET_PX = 4

/** Converts a value to px in the column of its lane. */
export const valueScale =
  ({ x, width, lane, resultWidth = INSET_PX }: Column, leftInset = INSET_PX, rightInset = resultWidth) =>
  (value: number): number =>
    x + leftInset + positionIn(lane, value) * (width - leftInset - rightInset)

/** 0 at the left end of a scale, 1 at its right end; values outside are clamped. */
const positionIn = ({ from, scaleMax }: Column['lane'], value: number) =>
  (Math.max(from, Math.min(value, scaleMax)) - from) / (scaleMax - from || 1)
