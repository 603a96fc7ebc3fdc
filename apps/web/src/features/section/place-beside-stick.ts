import type { Mark } from '@groundsheet/logs'
import { countColumns, LINE, placeFigures, type PlacedFigure } from './place-figures.ts'
import type { PlacedStick } from './place-sticks.ts'
import { largestBetween } from './profile-extent.ts'
import type { Section } from './section-model.ts'
import type { SectionScale } from './section-scale.ts'
import { profileWidth } from './profile-width.ts'
import { figureWidth, gapsOf, leftWidth, rightWidth, shareGap, type Need } from './share-gaps.ts'

/** Px from the middle of a figure to its top or foot. */
export const HALF_HEIGHT = 3.5
/** Px of the marks of water to the left of a column. */
const WATER = 12
/** Px between a column and its names, and between a name and what belongs to the next hole. */
const NAME_START = 4
const NAME_END = 14
/** Px between a profile and a figure beyond it. */
const PROFILE_MARGIN = 2
/** A figure farther from its hole than this has a line to it, px. */
const MAX_UNLED = 14

export interface StickFigure extends PlacedFigure {
  /** Px between the side of the hole and the margin of the figure. */
  readonly from: number
  /** So much of a profile is between it and its hole that a line leads to it. */
  readonly isAway: boolean
}

/** SPT figures of a hole. */
export interface StickFigures {
  /** Figures at depths that a profile to the right takes are to the left of the hole where there is room. */
  readonly side: 'left' | 'right'
  readonly placed: readonly StickFigure[]
}

/** Left end of the name of a stratum, px; `isLed`: a line leads to it past a profile. */
export interface NameStart {
  readonly start: number
  readonly isLed: boolean
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
  /** Names of strata, from the right side of the column: of a name at these px, and where names end. */
  readonly names: { readonly nameAt: (y: number) => NameStart; readonly end: number }
  /** Px taken to the left and to the right of the column. */
  readonly taken: { readonly left: number; readonly right: number }
}

/** Shares the gaps between neighbouring holes; the result is in the order of `placed`. `tests`: with SPT figures. */
export function placeBeside(
  placed: readonly PlacedStick[],
  scale: SectionScale,
  tests: boolean,
  profileScales: Section['profileScales'],
): BesideStick[] {
  const gaps = gapsOf(placed, scale.plot)
  const needs = placed.map((one, index) => {
    const room = Math.max(gaps[index] ?? 0, gaps[index + 1] ?? 0)
    const marks = tests ? figuresWithin(one, room) : []
    const need = needOf(one, scale, marks, profileScales)
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

const figuresWithin = ({ stick }: PlacedStick, room: number): Mark[] =>
  stick.tests.filter((mark) => figureWidth(mark) <= room)

function needOf(
  one: PlacedStick,
  scale: SectionScale,
  marks: readonly Mark[],
  profileScales: Section['profileScales'],
): Omit<Need, 'total' | 'prefersLeft'> {
  const { stick } = one
  const y = (depth: number) => scale.y(stick.ground - depth)
  const { profile } = stick
  const profileAt = (at: number) => {
    if (!profile) return 0
    const depth = (px: number) => stick.ground - scale.level(px)
    const largest = largestBetween(profile, depth(at - LINE / 2), depth(at + LINE / 2)) ?? 0
    return Math.min(1, Math.max(0, largest / (profileScales[profile.kind] ?? 1)))
  }
  return {
    ...{ one, y, marks, profileAt },
    columns: countColumns(marks, y),
    width: marks.reduce((most, mark) => Math.max(most, figureWidth(mark)), 0),
    water: stick.water.length > 0 ? WATER : 0,
    hasProfile: stick.profile !== null,
    isCrossed: marks.some((mark) => profileAt(y(mark.top)) > 0),
  }
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
  const profileAt = (y: number) => {
    const extent = need.profileAt(y) * profile - start
    return extent > 0 ? extent + PROFILE_MARGIN : 0
  }
  const figures = placed.map((figure): StickFigure => {
    const inside = left > 0 ? need.water : profileAt(figure.y)
    return { ...figure, isAway: left === 0 && inside > MAX_UNLED, from: inside + insideOf(figure, placed) }
  })
  const onRight = left > 0 ? [] : figures
  const figuresAt = (y: number) =>
    onRight
      .filter((figure) => Math.abs(figure.y - y) < LINE)
      .reduce((most, { from, mark }) => Math.max(most, from + figureWidth(mark)), 0)
  const nameAt = (y: number) => {
    const [extent, figuresEnd] = [profileAt(y), figuresAt(y)]
    const start = Math.max(extent, figuresEnd, figuresWidth) + NAME_START
    return { start, isLed: extent > MAX_UNLED && figuresEnd === 0 }
  }
  return {
    ...{ before, after, isColumn, profile, taken },
    figures: { side: left > 0 ? 'left' : 'right', placed: figures },
    hidden: need.total - placed.length,
    names: { nameAt, end: free - NAME_END + NAME_START },
  }
}
