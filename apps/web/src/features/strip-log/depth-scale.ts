import type { DepthWindow } from '@groundsheet/logs'

/** Converts depths to px from the top of the drawing, and back. */
export interface DepthScale {
  readonly window: DepthWindow
  readonly height: number
  /** Clamped near the drawing, because browsers do not draw very large coordinates. */
  readonly y: (depth: number) => number
  readonly depth: (y: number) => number
  /** Whether any part of a depth range is drawn. */
  readonly isInView: (top: number, base: number) => boolean
}

/** Space above and below the window, so that labels at its ends are not cut off. */
const EDGE_PX = 9

export function depthScale(window: DepthWindow, height: number): DepthScale {
  const room = Math.max(1, height - 2 * EDGE_PX)
  const perMetre = room / (window.to - window.from)
  const y = (depth: number) => EDGE_PX + (depth - window.from) * perMetre
  return {
    window,
    height,
    y: (depth) => Math.round(Math.max(-60, Math.min(height + 60, y(depth))) * 10) / 10,
    depth: (px) => window.from + (px - EDGE_PX) / perMetre,
    isInView: (top, base) => y(base) >= 0 && y(top) <= height,
  }
}
