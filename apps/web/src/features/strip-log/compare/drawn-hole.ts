import type { DepthWindow, LaneId } from '@groundsheet/logs'
import { depthScale } from '../depth-scale.ts'
import { placeColumnTexts } from '../place-column-texts.ts'
import { type PlacedHole, shiftWindow } from './lay-out-holes.ts'

/** How the texts of printed logs differ from those on the screen. */
export interface PrintedTexts {
  /** Lanes whose texts state their depths in all holes. */
  readonly withDepths: ReadonlySet<LaneId>
}

/** Scale and placed descriptions of one compared hole; null if it is not on the axis. */
export function drawnHole(
  { log, layout, shift }: Pick<PlacedHole, 'log' | 'layout' | 'shift'>,
  window: DepthWindow,
  height: number,
  printed?: PrintedTexts,
) {
  if (shift === null) return null
  const scale = depthScale(shiftWindow(window, shift), height)
  return {
    log,
    layout,
    scale,
    // On paper, texts may extend below the end of the hole, so that more of them fit.
    descriptions: placeColumnTexts(layout, scale, printed ? undefined : log.extent, printed?.withDepths),
  }
}
