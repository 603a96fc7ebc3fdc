import type { DepthWindow, LaneId } from '@groundsheet/logs'
import type { DepthScale } from './depth-scale.ts'
import type { Column, layoutLanes } from './lane-columns.ts'
import { LEADER_WIDTH_PX } from './lanes/text-lane.tsx'
import { placeDescriptions, type Description } from './place-descriptions.ts'

/** Space to the right of a text. */
export const RIGHT_PADDING_PX = 6

const NO_LANES: ReadonlySet<LaneId> = new Set()

/**
 * Placed texts of each column with texts. `limits`: depths between which they should be; `withDepths`: lanes
 * whose texts state their depths in any case.
 */
export const placeColumnTexts = (
  { columns }: Pick<ReturnType<typeof layoutLanes>, 'columns'>,
  scale: DepthScale,
  limits?: DepthWindow,
  withDepths: ReadonlySet<LaneId> = NO_LANES,
): ReadonlyMap<Column, readonly Description[]> =>
  new Map(
    columns
      .filter(({ part, lane }) => part === 'text' || lane.kind === 'notes')
      .map(
        (column) =>
          [
            column,
            placeDescriptions(
              column.lane.marks,
              scale,
              column.width - LEADER_WIDTH_PX - RIGHT_PADDING_PX,
              limits,
              withDepths.has(column.lane.id),
            ),
          ] as const,
      ),
  )
