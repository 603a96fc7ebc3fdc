import { depthTicks } from '@groundsheet/logs'
import type { Column } from '../lane-columns.ts'
import { INSET_PX } from './lane-drawing.ts'

const MIN_TICK_SPACING_PX = 22
const MIN_LINE_SPACING_PX = 11

/** With fewer figures a reader cannot tell what a line stands for. */
const MIN_FIGURES = 3

/** Round values of the scale of a column, with space for their figures. */
export function valueTicks(column: Pick<Column, 'lane' | 'width' | 'resultWidth'>): readonly number[] {
  const { lane, width, resultWidth = INSET_PX } = column
  const ticks = depthTicks(lane.from, lane.scaleMax, width - INSET_PX - resultWidth, MIN_TICK_SPACING_PX)
  if (ticks.length >= MIN_FIGURES) return ticks
  const lines = valueLines(column)
  const zero = lines.indexOf(0)
  const alternate = lines.filter((_, index) => (index - zero) % 2 === 0)
  return alternate.length > ticks.length ? alternate : ticks
}

/** Round values of grid lines, of which some have no figure. */
export const valueLines = ({
  lane,
  width,
  resultWidth = INSET_PX,
}: Pick<Column, 'lane' | 'width' | 'resultWidth'>): readonly number[] =>
  depthTicks(lane.from, lane.scaleMax, width - INSET_PX - resultWidth, MIN_LINE_SPACING_PX)
