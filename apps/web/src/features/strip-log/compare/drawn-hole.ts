import type { DepthWindow } from '@groundsheet/logs'
import { depthScale } from '../depth-scale.ts'
import { describeLayout } from '../describe-layout.ts'
import { type PlacedHole, shiftWindow } from './lay-out-holes.ts'

/** Scale and placed descriptions of one compared hole; null if it is not on the axis. */
export function drawnHole(
  { log, layout, shift }: Pick<PlacedHole, 'log' | 'layout' | 'shift'>,
  window: DepthWindow,
  height: number,
  textBelowHole = false,
) {
  if (shift === null) return null
  const scale = depthScale(shiftWindow(window, shift), height)
  return {
    log,
    layout,
    scale,
    descriptions: describeLayout(layout, scale, textBelowHole ? undefined : log.extent),
  }
}
