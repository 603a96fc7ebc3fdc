import { placeLabels } from '@groundsheet/logs'
import type { Stick } from './section-model.ts'
import type { Box, SectionScale } from './section-scale.ts'

/** Px: a stick is never wider, and never narrower, than this. */
const WIDEST = 22
const NARROWEST = 7
const GAP = 2

/** A stick on the drawing: `x` is its middle, `at` where the hole truly stands. Px. */
export interface PlacedStick {
  readonly stick: Stick
  readonly x: number
  readonly at: number
  readonly width: number
}

/**
 * Sticks as wide as their distances allow. Holes at nearly one chainage stand side by side where the room for that is
 * at hand; where holes crowd they stay where they are, one before the other.
 */
export function placeSticks(sticks: readonly Stick[], scale: SectionScale): PlacedStick[] {
  const at = sticks.map(({ chainage }) => scale.x(chainage))
  const width = widthOf(at)
  const size = width + GAP
  const starts = placeLabels(
    at.map((x) => ({ at: x - size / 2, size })),
    -Infinity,
    Infinity,
  )
  const moved = starts.map((start, index) => start + size / 2 - (at[index] ?? 0))
  const crowded = moved.some((by) => Math.abs(by) > 2 * size)
  return sticks.map((stick, index) => {
    const x = at[index] ?? 0
    return { stick, at: x, x: crowded ? x : x + (moved[index] ?? 0), width }
  })
}

/** It is at least partly between the left and right sides of the plot. */
export const isOn = ({ x, width }: PlacedStick, plot: Box): boolean =>
  x + width > plot.x && x - width < plot.x + plot.width

/** By the distance that three of four neighbours keep: a few that stand close together do not make all thin. */
function widthOf(at: readonly number[]): number {
  const gaps = at.slice(1).map((x, index) => x - (at[index] ?? 0))
  gaps.sort((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 4)] ?? Infinity
  return Math.max(NARROWEST, Math.min(WIDEST, usual * 0.6))
}
