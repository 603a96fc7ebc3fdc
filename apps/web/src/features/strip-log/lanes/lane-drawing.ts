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

/** Space for `50/75 mm` beside a bar of full length, and its greatest share of a narrow column. */
const BAR_LABEL_WIDTH_PX = 50
const MAX_LABEL_SHARE = 0.6

/** Width of results beside the end of the scale of a column; without results a gap. */
export function rightInsetOf({
  lane,
  width,
  resultWidth,
}: Pick<Column, 'lane' | 'width' | 'resultWidth'>): number {
  if (resultWidth !== undefined) return resultWidth
  return lane.kind === 'bars' ? Math.min(BAR_LABEL_WIDTH_PX, Math.round(width * MAX_LABEL_SHARE)) : INSET_PX
}

/** Converts a value to px in the column of its lane. */
export const valueScale =
  (column: Column, leftInset = INSET_PX, rightInset = rightInsetOf(column)) =>
  (value: number): number =>
    column.x + leftInset + positionIn(column.lane, value) * (column.width - leftInset - rightInset)

/** 0 at the left end of a scale, 1 at its right end; values outside are clamped. */
const positionIn = ({ from, scaleMax }: Column['lane'], value: number) =>
  (Math.max(from, Math.min(value, scaleMax)) - from) / (scaleMax - from || 1)
