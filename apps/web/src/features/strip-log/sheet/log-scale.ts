import { MM } from '../../../ui/paper/paper-size.ts'
import type { DepthWindow } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'

/** Scales that logs are drawn to: 50 is 1:50. */
export const LOG_SCALES = [10, 20, 25, 50, 75, 100, 200, 500, 1000] as const

/** The proposed scale that takes the fewest sheets. */
export const SMALLEST_SCALE = 1000

/** Scales of holes that are on one sheet, and of others, with the most sheets of each; the first that fits. */
export const SINGLE_SHEET_SCALES = [20, 25, 50, 10] as const
export const SCALES: readonly (readonly [scale: number, maxSheets: number])[] = [
  [50, 6],
  [25, 3],
  [75, 6],
  [100, 6],
  [200, 8],
  [500, 10],
  [SMALLEST_SCALE, Infinity],
]

/** Px above and below what is drawn, so that the text of the ends is whole. */
export const EDGE = 9

/** CSS px of a metre of depth. */
export const pxPerMetre = (scale: number): number => (1000 * MM) / scale

interface Paper {
  /** Px for columns and what is below them, on one sheet. */
  readonly body: number
  /** Px of the tables, remarks and legend below the columns. */
  readonly foot: number
  readonly scale: number
}

/** Depths of sheets are multiples of the first of these that leaves the last sheet at least half full, metres. */
const STEPS = [1, 0.5, 0.2, 0.1, 0.05] as const

/** The number of sheets that depths and foot need together. */
export function countSheets({ from, to }: DepthWindow, { body, foot, scale }: Paper): number {
  const drawn = (to - from) * pxPerMetre(scale)
  return Math.max(1, Math.ceil((drawn + foot) / (body - 2 * EDGE) - 1e-6))
}

/** A last sheet shows at least this much of the columns above the foot, px. */
const MIN_LAST_COLUMNS = 50

/**
 * The depths of each of so many sheets. Where the foot has room on one sheet it is below the end of the columns and the
 * sheets are filled alike; a longer one goes on to sheets of its own, and those before are filled.
 */
export function sheetWindows({ from, to }: DepthWindow, paper: Paper, sheets: number): DepthWindow[] {
  const perMetre = pxPerMetre(paper.scale)
  const most = (paper.body - 2 * EDGE) / perMetre
  const isFootBeside = paper.foot + MIN_LAST_COLUMNS <= paper.body - 2 * EDGE
  const metres = isFootBeside
    ? evenMetres(to - from, most, sheets, paper)
    : (STEPS.map((step) => Math.floor(most / step + 1e-9) * step).find((length) => length > 0) ?? most)
  const count = Math.max(1, Math.ceil((to - from) / metres - 1e-6))
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * metres,
    to: index === count - 1 ? to : from + (index + 1) * metres,
  }))
}

/** Metres on each sheet but the last, which has what is left and the foot. */
function evenMetres(depth: number, most: number, sheets: number, { foot, body, scale }: Paper): number {
  const perMetre = pxPerMetre(scale)
  const even = (depth + foot / perMetre) / sheets
  if (sheets === 1) return Math.min(most, even)
  const longest = Math.min(most, (depth - MIN_LAST_COLUMNS / perMetre) / (sheets - 1))
  for (const step of STEPS) {
    const up = Math.ceil(even / step - 1e-9) * step
    const metres = up > longest ? Math.floor(longest / step + 1e-9) * step : up
    const last = (depth - metres * (sheets - 1)) * perMetre + foot
    if (metres > 0 && last >= body / 2 && last <= body - 2 * EDGE) return metres
  }
  return Math.min(even, longest > 0 ? longest : most)
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
