import type { Mark } from '@groundsheet/logs'
import { countColumns, FIGURE_SPACING_PX, placeFigures, type PlacedFigure } from './place-figures.ts'
import type { PlacedStick } from './place-sticks.ts'
import { maxBetween } from './profile-extent.ts'
import type { Section } from './section-model.ts'
import type { SectionScale } from './section-scale.ts'
import { placeWater, type WaterLayout } from './place-water.ts'
import { profileWidths, type ProfileRoom } from './profile-widths.ts'
import {
  figureWidth,
  gapsOf,
  leftWidth,
  rightWidth,
  shareGap,
  type FigureNeeds,
} from './share-figure-space.ts'
import { hasColumn } from './unlogged-ground.ts'

/** Distance from the middle of a figure to its top or bottom. */
export const HALF_FIGURE_HEIGHT_PX = 3.5
/** Gap between a column and the names of its strata. */
const NAME_START_GAP_PX = 4
/** Gap between a name and the drawing of the next hole. */
const NAME_END_GAP_PX = 14
/** Gap between a profile and a figure to its right. */
const PROFILE_MARGIN_PX = 2
/** A figure farther from its hole than this is joined to it by a leader line. */
const MAX_DISTANCE_WITHOUT_LEADER_PX = 14

export interface StickFigure extends PlacedFigure {
  /** From the side of the column to the margin of the figure, px. */
  readonly distance: number
  /** From the side of the column to the margin of the column of figures next to the hole, px. */
  readonly start: number
  /** Where its leader line passes between the figures nearer to the hole, px; null: none are beside it. */
  readonly passageY: number | null
  /** A profile or water marks separate the figure from its hole, so a leader line joins them. */
  readonly needsLeader: boolean
}

/** SPT figures of a hole. */
export interface StickFigures {
  /** Left where the profile to the right covers the depths of the figures and there is room. */
  readonly side: 'left' | 'right'
  readonly placed: readonly StickFigure[]
}

/**
 * Left end of a stratum name, px from the column; `hasLeader`: a line joins it to the column across a
 * profile.
 */
export interface NameStart {
  readonly start: number
  readonly hasLeader: boolean
}

/** Space to both sides of a hole and what is drawn there, px. */
export interface StickLayout {
  /** False for a cone or probe without strata: its profile is drawn instead of an empty column. */
  readonly isColumn: boolean
  /** 0: the hole has no profile, or no room for it. */
  readonly profileWidth: number
  readonly figures: StickFigures
  readonly water: WaterLayout
  /** Number of test results without room. */
  readonly hiddenTests: number
  /** Where names of strata start at a given y, and where they must end, from the right side of the column. */
  readonly names: { readonly nameAt: (y: number) => NameStart; readonly end: number }
  /** Space used to the left and to the right of the column. */
  readonly taken: { readonly left: number; readonly right: number }
}

/**
 * Shares the gaps between neighbouring holes; the result is in the order of `placed`. `hasTests`: with SPT
 * figures.
 */
export function layOutSticks(
  placed: readonly PlacedStick[],
  scale: SectionScale,
  hasTests: boolean,
  profileScales: Section['profileScales'],
): StickLayout[] {
  const gaps = gapsOf(placed, scale.plot)
  const water = placeWater(placed, scale, gaps)
  const needs = placed.map((one, index) => {
    const room = Math.max(gaps[index] ?? 0, gaps[index + 1] ?? 0)
    const marks = hasTests ? figuresThatFit(one, room) : []
    const need = figureNeeds(one, scale, marks, profileScales, water[index] ?? NO_WATER)
    const prefersLeft = need.overlapsProfile || need.width > (gaps[index + 1] ?? 0)
    return { ...need, prefersLeft, total: hasTests ? one.stick.tests.length : 0 }
  })
  let left = shareGap(gaps[0] ?? 0, undefined, needs[0]).second
  const sides = needs.map((need, index): Sides => {
    const next = needs[index + 1]
    const after = gaps[index + 1] ?? 0
    const share = shareGap(after, left > 0 ? { ...need, columns: 0 } : need, next)
    const side = { free: after - leftWidth(next, share.second), left, right: share.first }
    left = share.second
    return side
  })
  const widths = profileWidths(needs.map((need, index) => profileRoom(need, sides[index] ?? NO_SIDES)))
  return needs.map((need, index) => layOutStick(need, sides[index] ?? NO_SIDES, widths[index] ?? 0))
}

/** Room to the right of where a profile starts, px. */
function profileRoom({ placed, overlapsProfile, width }: Needs, { free, right }: Sides): ProfileRoom {
  const { profile } = placed.stick
  const room = free - (overlapsProfile ? right * width : 0) + profileStart(placed)
  return profile && { kind: profile.kind, room }
}

/** Without a column the profile starts at the line in the middle. */
const profileStart = ({ stick, width }: PlacedStick): number => (hasColumn(stick) ? 0 : width / 2)

const NO_SIDES: Sides = { free: 0, left: 0, right: 0 }

const NO_WATER: WaterLayout = { placed: [], left: 0, right: 0, hidden: 0 }

const figuresThatFit = ({ stick }: PlacedStick, room: number): Mark[] =>
  stick.tests.filter((mark) => figureWidth(mark) <= room)

function figureNeeds(
  placed: PlacedStick,
  scale: SectionScale,
  marks: readonly Mark[],
  profileScales: Section['profileScales'],
  water: WaterLayout,
) {
  const { stick } = placed
  const y = (depth: number) => scale.y(stick.ground - depth)
  const { profile } = stick
  const profileShareAt = (middleY: number) => {
    if (!profile) return 0
    const depth = (px: number) => stick.ground - scale.level(px)
    const half = FIGURE_SPACING_PX / 2
    const maxValue = maxBetween(profile, depth(middleY - half), depth(middleY + half)) ?? 0
    return Math.min(1, Math.max(0, maxValue / (profileScales[profile.kind] ?? 1)))
  }
  return {
    ...{ placed, y, marks, profileShareAt },
    columns: countColumns(marks, y),
    width: marks.reduce((max, mark) => Math.max(max, figureWidth(mark)), 0),
    water,
    hasProfile: stick.profile !== null,
    overlapsProfile: marks.some((mark) => profileShareAt(y(mark.top)) > 0),
  }
}

type Needs = FigureNeeds & { readonly water: WaterLayout }

/** `free`: px of the gap after the hole not used by the next hole; `left`, `right`: columns of figures. */
interface Sides {
  readonly free: number
  readonly left: number
  readonly right: number
}

/** Width that columns nearer to the hole use at the height of a figure, px. */
const innerColumnsWidth = ({ column, y }: PlacedFigure, placed: readonly PlacedFigure[]): number =>
  placed
    .filter((other) => other.column < column && Math.abs(other.y - y) < FIGURE_SPACING_PX)
    .reduce((max, { mark }) => Math.max(max, figureWidth(mark)), 0)

/** The height between the figures nearer to the hole that are above and below it by depth. */
function passageOf({ column, depthY, y }: PlacedFigure, placed: readonly PlacedFigure[]): number | null {
  const inner = placed.filter((other) => other.column < column)
  if (inner.every((other) => Math.abs(other.y - y) >= FIGURE_SPACING_PX)) return null
  const [above, below] = [
    inner.filter((other) => other.depthY <= depthY),
    inner.filter((other) => other.depthY > depthY),
  ]
  const top = above.reduce((lowest, other) => Math.max(lowest, other.y), -Infinity) + FIGURE_SPACING_PX / 2
  const base = below.reduce((highest, other) => Math.min(highest, other.y), Infinity) - FIGURE_SPACING_PX / 2
  return top > base ? (top + base) / 2 : Math.min(Math.max(y, top), base)
}

function layOutStick(need: Needs, { free, left, right }: Sides, drawnProfileWidth: number): StickLayout {
  const isColumn = hasColumn(need.placed.stick)
  const start = profileStart(need.placed)
  const figuresWidth = right * need.width
  const profileBeyondColumn = Math.max(0, drawnProfileWidth - start)
  const placed = placeFigures(need.marks, need.y, left + right)
  const taken = {
    left: Math.max(need.water.left, leftWidth(need, left)),
    right: rightWidth(need, profileBeyondColumn, figuresWidth),
  }
  const profileExtentAt = (y: number) => {
    const extent = need.profileShareAt(y) * drawnProfileWidth - start
    return extent > 0 ? extent + PROFILE_MARGIN_PX : 0
  }
  const figures = placed.map((figure): StickFigure => {
    const inside = left > 0 ? need.water.left : Math.max(profileExtentAt(figure.y), need.water.right)
    const needsLeader = inside > MAX_DISTANCE_WITHOUT_LEADER_PX
    const distance = inside + innerColumnsWidth(figure, placed)
    return { ...figure, needsLeader, distance, start: inside, passageY: passageOf(figure, placed) }
  })
  const onRight = left > 0 ? [] : figures
  const figuresAt = (y: number) =>
    onRight
      .filter((figure) => Math.abs(figure.y - y) < FIGURE_SPACING_PX)
      .reduce((max, { distance, mark }) => Math.max(max, distance + figureWidth(mark)), 0)
  const nameAt = (y: number) => {
    const [extent, figuresEnd] = [profileExtentAt(y), figuresAt(y)]
    const start = Math.max(extent, figuresEnd, need.water.right + figuresWidth) + NAME_START_GAP_PX
    return { start, hasLeader: extent > MAX_DISTANCE_WITHOUT_LEADER_PX && figuresEnd === 0 }
  }
  return {
    ...{ isColumn, profileWidth: drawnProfileWidth, taken, water: need.water },
    figures: { side: left > 0 ? 'left' : 'right', placed: figures },
    hiddenTests: need.total - placed.length,
    names: { nameAt, end: free - NAME_END_GAP_PX + NAME_START_GAP_PX },
  }
}
