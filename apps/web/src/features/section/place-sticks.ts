import { placeLabels } from '@groundsheet/logs'
import type { Stick } from './section-model.ts'
import type { Box, SectionScale } from './section-scale.ts'

const MAX_STICK_WIDTH_PX = 22
const MIN_STICK_WIDTH_PX = 7
const STICK_GAP_PX = 2

/** A stick on the drawing, px: `x` is its drawn middle, `trueX` the position of the hole. */
export interface PlacedStick {
  readonly stick: Stick
  readonly x: number
  readonly trueX: number
  readonly width: number
}

/**
 * Places sticks as wide as the distances between them allow. Holes at nearly the same chainage are drawn side
 * by side if there is room; otherwise they overlap at their true positions.
 */
export function placeSticks(sticks: readonly Stick[], scale: SectionScale): PlacedStick[] {
  const xs = sticks.map(({ chainage }) => scale.x(chainage))
  const width = stickWidth(xs)
  const size = width + STICK_GAP_PX
  const starts = placeLabels(
    xs.map((x) => ({ at: x - size / 2, size })),
    -Infinity,
    Infinity,
  )
  const moved = starts.map((start, index) => start + size / 2 - (xs[index] ?? 0))
  const crowded = moved.some((by) => Math.abs(by) > 2 * size)
  return sticks.map((stick, index) => {
    const x = xs[index] ?? 0
    return { stick, trueX: x, x: crowded ? x : x + (moved[index] ?? 0), width }
  })
}

/** Whether a stick is at least partly between the left and right sides of the plot. */
export const isInPlot = ({ x, width }: PlacedStick, plot: Box): boolean =>
  x + width > plot.x && x - width < plot.x + plot.width

/** Based on the lower quartile of the distances, so that a few close holes do not make all sticks thin. */
function stickWidth(xs: readonly number[]): number {
  const gaps = xs.slice(1).map((x, index) => x - (xs[index] ?? 0))
  gaps.sort((a, b) => a - b)
  const lowerQuartile = gaps[Math.floor(gaps.length / 4)] ?? Infinity
  return Math.max(MIN_STICK_WIDTH_PX, Math.min(MAX_STICK_WIDTH_PX, lowerQuartile * 0.6))
}
