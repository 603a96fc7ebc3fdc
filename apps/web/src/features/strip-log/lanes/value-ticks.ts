import { depthTicks } from '@groundsheet/logs'
import type { Column } from '../lane-columns.ts'
import { INSET_PX, rightInsetOf } from './lane-drawing.ts'

const MIN_TICK_SPACING_PX = 22
const MIN_LINE_SPACING_PX = 11

/** With fewer figures the value of a line is not clear. */
const MIN_FIGURES = 3

type Scaled = Pick<Column, 'lane' | 'width' | 'resultWidth'>

/** Round values of the scale of a column, with space for their figures; of short bars its two ends. */
export function valueTicks(column: Scaled): readonly number[] {
  if (column.lane.kind === 'bars') return endsOf(column)
  const ticks = ticksOf(column, MIN_TICK_SPACING_PX)
  if (ticks.length >= MIN_FIGURES) return ticks
  const lines = valueLines(column)
  const zero = lines.indexOf(0)
  const alternate = lines.filter((_, index) => (index - zero) % 2 === 0)
  return alternate.length > ticks.length ? alternate : ticks
}

/** Round values of grid lines, of which some have no figure. */
export const valueLines = (column: Scaled): readonly number[] =>
  column.lane.kind === 'bars' ? endsOf(column) : ticksOf(column, MIN_LINE_SPACING_PX)

const endsOf = ({ lane: { from, scaleMax } }: Scaled): readonly number[] =>
  scaleMax > from ? [from, scaleMax] : []

const ticksOf = (column: Scaled, spacing: number): readonly number[] =>
  depthTicks(column.lane.from, column.lane.scaleMax, column.width - INSET_PX - rightInsetOf(column), spacing)
