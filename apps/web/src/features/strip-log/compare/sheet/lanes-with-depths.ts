import type { LaneId } from '@groundsheet/logs'
import { drawnHole } from '../drawn-hole.ts'
import { drawingHeight, type CompareSheetPlan } from './plan-compare.ts'

/**
 * Lanes in which thin strata push a text of any hole away from its depth. Their texts then state their depths
 * in all holes of all sheets, so that none looks as if its depths were missing.
 */
export const lanesWithDepths = (sheets: readonly CompareSheetPlan[], scale: number): ReadonlySet<LaneId> =>
  new Set(
    sheets.flatMap(({ holes, window }) =>
      holes.flatMap((placed) => {
        const printed = { withDepths: new Set<LaneId>() }
        const drawn = drawnHole(placed, window, drawingHeight(window, scale), printed)
        return [...(drawn?.descriptions ?? [])].flatMap(([{ lane }, texts]) =>
          texts.some(({ depth }) => depth !== undefined) ? [lane.id] : [],
        )
      }),
    ),
  )
