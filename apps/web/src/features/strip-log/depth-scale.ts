import type { DepthWindow } from '@groundsheet/logs'

/** Depths to px from the top of the drawing, and back. */
export interface DepthScale {
  readonly window: DepthWindow
  readonly height: number
  /** Never far outside of the drawing, so that no coordinate is too large to be drawn. */
  readonly y: (depth: number) => number
  readonly depth: (y: number) => number
  readonly sees: (top: number, base: number) => boolean
}

/** Px above and below what is seen, so that the text of the ends is whole. */
const EDGE = 9

export function depthScale(window: DepthWindow, height: number): DepthScale {
  const room = Math.max(1, height - 2 * EDGE)
  const perMetre = room / (window.to - window.from)
  const y = (depth: number) => EDGE + (depth - window.from) * perMetre
  return {
    window,
    height,
    y: (depth) => Math.round(Math.max(-60, Math.min(height + 60, y(depth))) * 10) / 10,
    depth: (at) => window.from + (at - EDGE) / perMetre,
    sees: (top, base) => y(base) >= 0 && y(top) <= height,
  }
}
