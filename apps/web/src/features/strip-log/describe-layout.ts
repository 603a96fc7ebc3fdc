import type { DepthWindow } from '@groundsheet/logs'
import type { DepthScale } from './depth-scale.ts'
import type { Column, layoutLanes } from './lane-columns.ts'
import { LEAD } from './lanes/text-lane.tsx'
import { placeDescriptions, type Description } from './place-descriptions.ts'

/** Px at the right of a text. */
const TAIL = 6

/** The texts of every column that has any, by column. `beside`: the depths that they keep to. */
export const describeLayout = (
  { columns }: Pick<ReturnType<typeof layoutLanes>, 'columns'>,
  scale: DepthScale,
  beside?: DepthWindow,
): ReadonlyMap<Column, readonly Description[]> =>
  new Map(
    columns
      .filter(({ part, lane }) => part === 'text' || lane.kind === 'notes')
      .map(
        (column) =>
          [column, placeDescriptions(column.lane.marks, scale, column.width - LEAD - TAIL, beside)] as const,
      ),
  )
