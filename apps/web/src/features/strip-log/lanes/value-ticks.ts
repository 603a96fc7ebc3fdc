import { depthTicks } from '@groundsheet/logs'
import type { Column } from '../lane-columns.ts'
import { INSET } from './lane-drawing.ts'

/** Px from one line of values to the next, at least. */
const ROOM = 22

/** Round values of the scale of a column, as far apart as their figures need. */
export const valueTicks = ({
  lane,
  width,
  tail = INSET,
}: Pick<Column, 'lane' | 'width' | 'tail'>): readonly number[] =>
  depthTicks(lane.from, lane.most, width - INSET - tail, ROOM)
