import type { Mark } from '@groundsheet/logs'
import { textWidth } from '../../ui/text-width.ts'
import type { PlacedStick } from './place-sticks.ts'
import { ROOM_AT_LEFT, roomAtRight, type Box } from './section-scale.ts'
import { MIN_PROFILE_WIDTH } from './profile-width.ts'

/** Px: size of the letters of a figure, as the style sheet has it, and the margin between it and its column. */
const FIGURE_SIZE = 10
export const FIGURE_MARGIN = 5

/** The figures of one hole before it is known how much room they have. */
export interface Need {
  readonly one: PlacedStick
  /** Px of a depth. */
  readonly y: (depth: number) => number
  /** Tests whose figures are no wider than the gap to a neighbour. */
  readonly marks: readonly Mark[]
  /** How many tests there are with the others. */
  readonly total: number
  /** Columns of figures that would hold all of them, and the width of one, px. */
  readonly columns: number
  readonly width: number
  /** Px of the marks of water between its column and figures to the left. */
  readonly water: number
  readonly hasProfile: boolean
  /** Width of the profile at the height of a figure, as a share of its full width. */
  readonly profileAt: (y: number) => number
  /** At least one of its figures is at a depth of its profile. */
  readonly isCrossed: boolean
  /** Its figures are to the left where there is room. */
  readonly prefersLeft: boolean
}

/** Columns of figures at the two sides of a gap between two holes: of the first hole, and of the second. */
interface GapShare {
  readonly first: number
  readonly second: number
}

/** Px between the sides of neighbouring columns, and from the first and last to the edges of the plot. */
export function gapsOf(placed: readonly PlacedStick[], plot: Box): number[] {
  const between = placed.slice(1).map(({ x, width }, index) => x - (placed[index]?.x ?? 0) - width)
  const half = (placed[0]?.width ?? 0) / 2
  return [ROOM_AT_LEFT - half, ...between, roomAtRight(plot) - half]
}

export const figureText = ({ label }: Mark) => label.replace(' mm', '')

export const figureWidth = (mark: Mark) => textWidth(figureText(mark), FIGURE_SIZE) + FIGURE_MARGIN

export const leftWidth = (need: Need | undefined, columns: number) =>
  need && columns > 0 ? columns * need.width + need.water : 0

/** Figures stand beyond a profile that crosses them, else above or below it. */
export const rightWidth = (need: Need | undefined, profile: number, figures: number) =>
  need?.isCrossed ? profile + figures : Math.max(profile, figures)

/** Columns of figures that fit between two holes. The second hole has room to its right too, so it gives way first. */
export function shareGap(gap: number, first: Need | undefined, second: Need | undefined): GapShare {
  const profile = first?.hasProfile ? MIN_PROFILE_WIDTH : 0
  const fits = (one: number, other: number) =>
    rightWidth(first, profile, one * (first?.width ?? 0)) + leftWidth(second, other) <= gap
  const wanted = first?.columns ?? 0
  const share = { first: wanted, second: second?.prefersLeft ? second.columns : 0 }
  while (share.first + share.second > 0 && !fits(share.first, share.second)) {
    if (share.second >= share.first) share.second -= 1
    else share.first -= 1
  }
  // The first hole may have given up a column before the second one gave up all of its own.
  while (share.first < wanted && fits(share.first + 1, share.second)) share.first += 1
  return share
}
