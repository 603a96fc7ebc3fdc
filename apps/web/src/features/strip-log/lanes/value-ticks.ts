import { depthTicks } from '@groundsheet/logs'
import type { Column } from '../lane-columns.ts'
import { INSET_PX } from './lane-drawing.ts'

const MIN_TICK_SPACING_PX = 22
const MIN_LINE_SPACING_PX = 11

/** Round values of the scale of a column, with space for their figures. */
export const valueTicks = ({
  lane,
  width,
  resultWidth = INSET_PX,
}: Pick<Column, 'lane' | 'width' | 'resultWidth'>): readonly number[] =>
  depthTicks(lane.from, lane.scaleMax, width - INSET_PX - resultWidth, MIN_TICK_SPACING_PX)

/** Round values of grid lines, of which some have no figure. */
export const valueLines = ({
  lane,
  width,
  resultWidth = INSET_PX,
}: Pick<Column, 'lane' | 'width' | 'resultWidth'>): readonly number[] =>
  depthTicks(lane.from, lane.scaleMax, width - INSET_PX - resultWidth, MIN_LINE_SPACING_PX)
