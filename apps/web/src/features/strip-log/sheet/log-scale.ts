import { MM } from '../../../ui/paper/paper-size.ts'
import type { DepthWindow } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'

/** Scales that logs are drawn to: 50 is 1:50. */
export const LOG_SCALES = [10, 20, 25, 50, 75, 100, 200, 500, 1000] as const

/** Trial pits are drawn as large as one sheet lets them be; boreholes at the usual scale, on so many sheets at most. */
const ONE_SHEET = [20, 25, 50] as const
const SEVERAL = [50, 100, 200, 500, 1000] as const
const MOST_SHEETS = 4

/** Px above and below what is drawn, so that the text of the ends is whole. */
export const EDGE = 9

/** CSS px of a metre of depth. */
export const pxPerMetre = (scale: number): number => (1000 * MM) / scale

/** The scale that suits a hole. `depth` in metres, `room` of one sheet in px. */
export function chooseLogScale(depth: number, room: number): number {
  const single = ONE_SHEET.find((scale) => depth <= metresOn(scale, room))
  if (single !== undefined) return single
  return (
    SEVERAL.find((scale) => depth <= metresOn(scale, room) * MOST_SHEETS) ?? SEVERAL[SEVERAL.length - 1] ?? 50
  )
}

/** Depth that one sheet has room for, as a round number of metres where there is room for any. */
export function metresOn(scale: number, room: number): number {
  const metres = (room - 2 * EDGE) / pxPerMetre(scale)
  const step = metres >= 40 ? 10 : metres >= 2 ? 1 : 0.5
  return Math.max(step, Math.floor(metres / step + 1e-9) * step)
}

/** The depths of each sheet, one after the other, from the first to the last depth there is. */
export function sheetWindows({ from, to }: DepthWindow, metres: number): DepthWindow[] {
  const count = Math.max(1, Math.ceil((to - from) / metres - 1e-6))
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * metres,
    to: index === count - 1 ? to : from + (index + 1) * metres,
  }))
}

/** Depths to px of a drawing that is true to scale. `height` may be more than the depths need. */
export function paperScale(window: DepthWindow, height: number, perMetre: number): DepthScale {
  const y = (depth: number) => EDGE + (depth - window.from) * perMetre
  return {
    window,
    height,
    y: (depth) => Math.max(-60, Math.min(height + 60, y(depth))),
    depth: (at) => window.from + (at - EDGE) / perMetre,
    sees: (top, base) => y(base) >= 0 && y(top) <= height,
  }
}
