import type { Mark } from '@groundsheet/logs'
import { textWidth } from '../../ui/text-width.ts'
import { countColumns, LINE, placeFigures, type PlacedFigure } from './place-figures.ts'
import type { PlacedStick } from './place-sticks.ts'
import { ROOM_AT_LEFT, roomAtRight, type Box, type SectionScale } from './section-scale.ts'
import { MIN_PROFILE_WIDTH, profileWidth } from './section-profile.tsx'

/** Px: size of the letters of a figure, as the style sheet has it, and the margin between it and its column. */
const FIGURE_SIZE = 10
export const FIGURE_MARGIN = 5
/** Px from the middle of a figure to its top or foot. */
export const HALF_HEIGHT = 3.5
/** Px of the marks of water to the left of a column. */
const WATER = 12
/** Px between a column and its names, and between a name and what belongs to the next hole. */
const NAME_START = 4
const NAME_END = 14

export interface StickFigure extends PlacedFigure {
  /** Px between the side of the hole and the margin of the figure. */
  readonly from: number
  /** A profile is between it and its hole. */
  readonly isAway: boolean
}

/** SPT figures of a hole. */
export interface StickFigures {
  /** Figures at depths that a profile to the right takes are to the left of the hole where there is room. */
  readonly side: 'left' | 'right'
  readonly placed: readonly StickFigure[]
}

/** What is drawn to the sides of a hole, px. */
export interface BesideStick {
  /** Px to the columns before and after; of the first and last hole, to the edge of the plot. */
  readonly before: number
  readonly after: number
  /** A cone or probe without strata stands in place of an empty column. */
  readonly isColumn: boolean
  /** Width of its profile. */
  readonly profile: number
  readonly figures: StickFigures
  /** How many test results have no room. */
  readonly hidden: number
  /** Names of strata: from the left side of the column, and their room. */
  readonly names: { readonly x: number; readonly room: number }
  /** Px taken to the left and to the right of the column. */
  readonly taken: { readonly left: number; readonly right: number }
}

/** The figures of one hole before it is known how much room they have. */
interface Need {
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
  /** A figure at these px would be over the profile. */
  readonly isOnProfile: (y: number) => boolean
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

/** Shares the gaps between neighbouring holes; the result is in the order of `placed`. `tests`: with SPT figures. */
export function placeBeside(
  placed: readonly PlacedStick[],
  scale: SectionScale,
  tests: boolean,
): BesideStick[] {
  const gaps = gapsOf(placed, scale.plot)
  const needs = placed.map((one, index) => {
    const room = Math.max(gaps[index] ?? 0, gaps[index + 1] ?? 0)
    const marks = tests ? figuresWithin(one, room) : []
    const need = needOf(one, scale, marks)
    const prefersLeft = need.isCrossed || need.width > (gaps[index + 1] ?? 0)
    return { ...need, prefersLeft, total: tests ? one.stick.tests.length : 0 }
  })
  let left = shareGap(gaps[0] ?? 0, undefined, needs[0]).second
  return needs.map((need, index) => {
    const next = needs[index + 1]
    const [before, after] = [gaps[index] ?? 0, gaps[index + 1] ?? 0]
    const share = shareGap(after, left > 0 ? { ...need, columns: 0 } : need, next)
    const free = after - leftWidth(next, share.second)
    const beside = besideOf(need, { before, after, free, left, right: share.first })
    left = share.second
    return beside
  })
}

/** Px between the sides of neighbouring columns, and from the first and last to the edges of the plot. */
function gapsOf(placed: readonly PlacedStick[], plot: Box): number[] {
  const between = placed.slice(1).map(({ x, width }, index) => x - (placed[index]?.x ?? 0) - width)
  const half = (placed[0]?.width ?? 0) / 2
  return [ROOM_AT_LEFT - half, ...between, roomAtRight(plot) - half]
}

const figureWidth = (mark: Mark) => textWidth(figureText(mark), FIGURE_SIZE) + FIGURE_MARGIN

const figuresWithin = ({ stick }: PlacedStick, room: number): Mark[] =>
  stick.tests.filter((mark) => figureWidth(mark) <= room)

function needOf(
  one: PlacedStick,
  scale: SectionScale,
  marks: readonly Mark[],
): Omit<Need, 'total' | 'prefersLeft'> {
  const { stick } = one
  const y = (depth: number) => scale.y(stick.ground - depth)
  const readings = stick.profile?.marks ?? []
  const top = readings.reduce((least, mark) => Math.min(least, mark.top), Infinity)
  const base = readings.reduce((most, mark) => Math.max(most, mark.base), -Infinity)
  const isOnProfile = (at: number) =>
    readings.length > 0 && at > y(top) - HALF_HEIGHT && at < y(base) + HALF_HEIGHT
  return {
    ...{ one, y, marks, isOnProfile },
    columns: countColumns(marks, y),
    width: marks.reduce((most, mark) => Math.max(most, figureWidth(mark)), 0),
    water: stick.water.length > 0 ? WATER : 0,
    hasProfile: stick.profile !== null,
    isCrossed: marks.some((mark) => isOnProfile(y(mark.top))),
  }
}

const leftWidth = (need: Need | undefined, columns: number) =>
  need && columns > 0 ? columns * need.width + need.water : 0

/** Figures stand beyond a profile that crosses them, else above or below it. */
const rightWidth = (need: Need | undefined, profile: number, figures: number) =>
  need?.isCrossed ? profile + figures : Math.max(profile, figures)

/** Columns of figures that fit between two holes. The second hole has room to its right too, so it gives way first. */
function shareGap(gap: number, first: Need | undefined, second: Need | undefined): GapShare {
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

/** Px to both sides; `free`: of the gap after the hole, what the next one leaves; `left`, `right`: columns. */
interface Sides extends Pick<BesideStick, 'before' | 'after'> {
  readonly free: number
  readonly left: number
  readonly right: number
}

/** Width of what the columns nearer to the hole have at the height of a figure, px. */
const insideOf = ({ column, y }: PlacedFigure, placed: readonly PlacedFigure[]): number =>
  placed
    .filter((other) => other.column < column && Math.abs(other.y - y) < LINE)
    .reduce((most, { mark }) => Math.max(most, figureWidth(mark)), 0)

function besideOf(need: Need, { before, after, free, left, right }: Sides): BesideStick {
  const { stick, width } = need.one
  const isColumn = stick.profile === null || stick.strata.length > 0
  // Without a column the profile begins at the line of the hole, in the middle.
  const start = isColumn ? 0 : width / 2
  const figuresWidth = right * need.width
  const profile = stick.profile ? profileWidth(free - (need.isCrossed ? figuresWidth : 0) + start) : 0
  const beyond = Math.max(0, profile - start)
  const placed = placeFigures(need.marks, need.y, left + right)
  const taken = { left: leftWidth(need, left), right: rightWidth(need, beyond, figuresWidth) }
  return {
    ...{ before, after, isColumn, profile, taken },
    figures: {
      side: left > 0 ? 'left' : 'right',
      placed: placed.map((figure) => {
        const isAway = left === 0 && need.isOnProfile(figure.at)
        const start = left > 0 ? need.water : isAway ? beyond : 0
        return { ...figure, isAway, from: start + insideOf(figure, placed) }
      }),
    },
    hidden: need.total - placed.length,
    names: { x: width + taken.right + NAME_START, room: free - taken.right - NAME_END },
  }
}

export const figureText = ({ label }: Mark) => label.replace(' mm', '')
