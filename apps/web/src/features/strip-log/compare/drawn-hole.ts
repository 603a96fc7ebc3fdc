import type { DepthWindow } from '@groundsheet/logs'
import { depthScale } from '../depth-scale.ts'
import { describeLayout } from '../describe-layout.ts'
import { type PlacedHole, shiftWindow } from './lay-out-holes.ts'

/** What is drawn of one hole among others, and what lies where in it. */
export function drawnHole(
  { log, layout, shift }: Pick<PlacedHole, 'log' | 'layout' | 'shift'>,
  window: DepthWindow,
  height: number,
  loose = false,
) {
  if (shift === null) return null
  const scale = depthScale(shiftWindow(window, shift), height)
  return { log, layout, scale, descriptions: describeLayout(layout, scale, loose ? undefined : log.extent) }
}
