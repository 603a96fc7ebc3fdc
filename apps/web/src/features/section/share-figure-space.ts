import type { Mark } from '@groundsheet/logs'
import { markTextWithoutUnit } from '../../ui/mark-text.ts'
import { textWidth } from '../../ui/text-width.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { WaterLayout } from './place-water.ts'
import { LEFT_INSET_PX, rightInset, type Box } from './section-scale.ts'
import { MIN_PROFILE_WIDTH_PX } from './profile-widths.ts'

/** Font size of a figure; must match section.css. */
const FIGURE_FONT_SIZE_PX = 10
/** Margin between a figure and its column. */
export const FIGURE_MARGIN_PX = 5

/** Space that the figures of one hole need. */
export interface FigureNeeds {
  readonly placed: PlacedStick
  /** Position of a depth, px. */
  readonly y: (depth: number) => number
  /** Tests whose figures fit into the gap to a neighbour. */
  readonly marks: readonly Mark[]
  /** Number of all tests. */
  readonly total: number
  /** Number of columns needed for all figures. */
  readonly columns: number
  /** Width of one column, px. */
  readonly width: number
  /** Width of the water marks between the column and figures to either side, px. */
  readonly water: Pick<WaterLayout, 'left' | 'right'>
  readonly hasProfile: boolean
  /** Width of the profile at the height of a figure, as a share of its full width. */
  readonly profileShareAt: (y: number) => number
  /** At least one figure is at a depth of the profile. */
  readonly overlapsProfile: boolean
  /** Figures are placed to the left if there is room. */
  readonly prefersLeft: boolean
}

/** Columns of figures in the gap between two holes: right of the first hole, and left of the second. */
interface GapShare {
  readonly first: number
  readonly second: number
}

/** Gaps between neighbouring columns, and from the first and last to the edges of the plot, px. */
export function gapsOf(placed: readonly PlacedStick[], plot: Box): number[] {
  const between = placed.slice(1).map(({ x, width }, index) => x - (placed[index]?.x ?? 0) - width)
  const half = (placed[0]?.width ?? 0) / 2
  const last = placed.at(-1)
  const right = last === undefined ? 0 : plot.x + plot.width - last.x
  return [LEFT_INSET_PX - half, ...between, Math.max(rightInset(plot), right) - half]
}

export const figureWidth = (mark: Mark) =>
  textWidth(markTextWithoutUnit(mark), FIGURE_FONT_SIZE_PX) + FIGURE_MARGIN_PX

export const leftWidth = (need: FigureNeeds | undefined, columns: number) =>
  need && columns > 0 ? columns * need.width + need.water.left : 0

/** Figures at a depth of the profile are placed to its right, others above or below it. */
export function rightWidth(need: FigureNeeds | undefined, profile: number, figures: number): number {
  const water = need?.water.right ?? 0
  return need?.overlapsProfile ? Math.max(profile, water) + figures : Math.max(profile, water + figures)
}

/**
 * Columns of figures that fit between two holes; the second loses columns first as it also has room to its
 * right.
 */
export function shareGap(
  gap: number,
  first: FigureNeeds | undefined,
  second: FigureNeeds | undefined,
): GapShare {
  const profile = first?.hasProfile ? MIN_PROFILE_WIDTH_PX : 0
  const fits = (one: number, other: number) =>
    rightWidth(first, profile, one * (first?.width ?? 0)) + leftWidth(second, other) <= gap
  const firstColumns = first?.columns ?? 0
  const share = { first: firstColumns, second: second?.prefersLeft ? second.columns : 0 }
  while (share.first + share.second > 0 && !fits(share.first, share.second)) {
    if (share.second >= share.first) share.second -= 1
    else share.first -= 1
  }
  // The first hole may have lost a column before the second lost its last one.
  while (share.first < firstColumns && fits(share.first + 1, share.second)) share.first += 1
  return share
}
