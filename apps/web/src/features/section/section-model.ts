import {
  coneLane,
  dynamicConeLane,
  penetrationLane,
  probeLane,
  readLanes,
  strataLane,
  waterLane,
  findSectionConflicts,
  type Finding,
  type Lane,
  type LegendMeaning,
  type Log,
  type Mark,
  type Tables,
} from '@groundsheet/logs'
import type { UnitOf } from '@groundsheet/readings'
import {
  bearingBetween,
  lineThrough,
  placeAlong,
  sitePlane,
  type Foot,
  type SectionLine,
  type SitePlane,
} from '@groundsheet/sections'
import type { Hole } from '../../data/holes/hole.ts'
import type { Path } from '../../url-state/path.ts'
import { isDrawable } from './is-drawable.ts'

/** Rounding of coordinates puts holes on the line a little beside it. */
export const OFFSET_TOLERANCE_M = 0.005

/** Heights on a section: levels above datum, or depths below one flat ground level for all holes. */
export type SectionHeights = 'level' | 'depth'

/** A hole drawn on a section. Heights are metres above datum, or above the flat ground level. */
export interface Stick extends Foot {
  readonly hole: Hole
  /** Ground level, or 0 on a flat datum. */
  readonly ground: number
  /** Height of its highest data. */
  readonly top: number
  /** Height of its lowest data or of its final depth. */
  readonly base: number
  readonly strata: readonly Mark[]
  readonly water: readonly Mark[]
  readonly tests: readonly Mark[]
  /** Its cone, dynamic probe or dynamic cone penetrometer; null if it has none. */
  readonly profile: Profile | null
  /** Strata whose code and description disagree, as sections list them. */
  readonly conflicts: readonly Finding[]
  /** Degrees below the horizontal of the first inclined part; `words`: no angle stated; null: vertical. */
  readonly inclined: number | 'words' | null
}

/**
 * Cone resistance, dynamic probe blows or penetration per blow, drawn beside the strata or, without strata,
 * instead of the column.
 */
export interface Profile extends Pick<Lane, 'marks' | 'scaleMax' | 'outside'> {
  readonly kind: ProfileKind
}

/** Lane ids in order of preference: if a hole has several, the first is drawn. */
export const PROFILE_KINDS = ['cone', 'probe', 'dynamic-cone'] as const
export type ProfileKind = (typeof PROFILE_KINDS)[number]

/**
 * Legend codes of broken or undetermined ground, no recovery and void, which are never correlated between
 * holes.
 */
export const NO_STRATUM: ReadonlySet<string> = new Set(['996', '997', '998', '999'])

/** A section before its rows are loaded: the holes on it, and why others are not drawn. */
export interface SectionPlan {
  readonly line: SectionLine
  readonly plane: SitePlane
  /** From start to end, degrees clockwise from north; null for a line that ends at its start. */
  readonly bearing: number | null
  readonly heights: SectionHeights
  /** Sorted by chainage. */
  readonly holes: readonly (Foot & { readonly of: Hole })[]
  /** Close enough to the line, but omitted from a section by level: they have no ground level. */
  readonly unlevelled: readonly Hole[]
  readonly unplaced: readonly Hole[]
  /** Number of holes farther from the line than the maximum offset. */
  readonly outside: number
}

export interface Section extends Omit<SectionPlan, 'holes'> {
  readonly sticks: readonly Stick[]
  /** Omitted: their level or depth is impossible. */
  readonly undrawable: readonly Hole[]
  /** Impossible profile readings, which are excluded from the scale. */
  readonly unscaled: readonly { readonly hole: Hole; readonly mark: Mark }[]
  readonly top: number
  readonly base: number
  /** Maximum of the scale of each kind of profile that is drawn, MPa, blows or mm per blow. */
  readonly profileScales: Readonly<Partial<Record<ProfileKind, number>>>
}

/**
 * `path`: at least two different points; `maxOffset`: metres to either side of it; `flat`: draw by depth from
 * a flat datum. A flat datum is also used if no hole has a ground level.
 */
export function planSection(
  path: Path,
  candidates: readonly Hole[],
  maxOffset: number,
  flat = false,
): SectionPlan {
  const [longitude, latitude] = path[0] ?? [0, 0]
  const plane = sitePlane({ longitude, latitude })
  const line = lineThrough(path.map(([longitude, latitude]) => plane.toPlane({ longitude, latitude })))
  const placed = candidates.flatMap((of) => (of.position ? [{ of, point: plane.toPlane(of.position) }] : []))
  const { within, outside } = placeAlong(line, placed, maxOffset)
  const [first, last] = [line.points[0], line.points.at(-1)]
  const unlevelled = within.flatMap(({ of }) => (of.groundLevel === null ? [of] : []))
  const heights = flat || (within.length > 0 && unlevelled.length === within.length) ? 'depth' : 'level'
  return {
    line,
    plane,
    heights,
    bearing: first && last ? bearingBetween(first, last) : null,
    holes: heights === 'depth' ? within : within.filter(({ of }) => of.groundLevel !== null),
    unlevelled: heights === 'depth' ? [] : unlevelled,
    unplaced: candidates.filter(({ position }) => position === null),
    outside: outside.length,
  }
}

/** Units and legend codes as the project of a hole states them. */
export interface StatedTerms {
  readonly unitOf: UnitOf
  readonly meaningOf: LegendMeaning
}

const NO_TERMS: StatedTerms = { unitOf: () => '', meaningOf: () => null }

/** Adds the rows loaded so far to a section; holes of several projects may have the same name. */
export function fillSection(
  { holes, ...plan }: SectionPlan,
  tablesOf: (hole: Hole) => Tables,
  termsOf: (hole: Hole) => StatedTerms = () => NO_TERMS,
): Section {
  const allSticks = holes.map(({ of: hole, ...foot }) => {
    const ground = plan.heights === 'depth' ? 0 : (hole.groundLevel ?? 0)
    return { ...foot, ...readStick({ hole, ground, tables: tablesOf(hole) }, termsOf(hole)) }
  })
  const [sticks, undrawable] = [allSticks.filter(isDrawable), allSticks.filter((stick) => !isDrawable(stick))]
  const [top, base] = [
    sticks.reduce((max, stick) => Math.max(max, stick.top), -Infinity),
    sticks.reduce((min, stick) => Math.min(min, stick.base), Infinity),
  ]
  const profileScales = scalesOf(sticks)
  return {
    ...plan,
    sticks,
    undrawable: undrawable.map(({ hole }) => hole),
    profileScales,
    unscaled: sticks.flatMap(({ hole, profile }) => (profile?.outside ?? []).map((mark) => ({ hole, mark }))),
    ...(top > base ? { top, base } : { top: 1, base: 0 }),
  }
}

/** Only the lanes a section draws, so that the readers of other lanes stay out of its bundle. */
const LANES = [strataLane, penetrationLane, waterLane, coneLane, probeLane, dynamicConeLane]

function readStick(
  { hole, ground, tables }: { readonly hole: Hole; readonly ground: number; readonly tables: Tables },
  { unitOf, meaningOf }: StatedTerms,
): Omit<Stick, keyof Foot> {
  const { lanes, extent, finalDepth, findings } = readLanes(LANES, hole, tables, unitOf)
  // Without strata, water or depth, the extent is a default of one metre.
  const known = lanes.length > 0 || finalDepth !== null ? extent.to : 0
  // The extent excludes an impossible final depth; with it here, the hole is listed and not drawn.
  const deepest = Math.max(known, hole.finalDepth ?? 0)
  return {
    hole,
    ground,
    top: ground - extent.from,
    base: ground - deepest,
    strata: marksOf(lanes, 'strata'),
    conflicts: findSectionConflicts(marksOf(lanes, 'strata'), meaningOf),
    water: marksOf(lanes, 'water').filter(({ minor }) => !minor),
    tests: marksOf(lanes, 'penetration'),
    profile: profileOf(lanes),
    inclined: inclinationOf(findings),
  }
}

function inclinationOf(findings: Log['findings']): Stick['inclined'] {
  const isInWords = findings.some(({ kind }) => kind === 'inclination-elsewhere')
  return findings.find(({ kind }) => kind === 'inclined')?.angle ?? (isInWords ? 'words' : null)
}

const marksOf = (lanes: readonly Lane[], id: string) => lanes.find((lane) => lane.id === id)?.marks ?? []

function profileOf(lanes: readonly Lane[]): Profile | null {
  for (const kind of PROFILE_KINDS) {
    const lane = lanes.find(({ id }) => id === kind)
    if (lane?.marks.some(({ value }) => value !== undefined)) return { ...lane, kind }
  }
  return null
}

/** One scale for all profiles of a kind, to make them comparable. */
function scalesOf(sticks: readonly Pick<Stick, 'profile'>[]): Section['profileScales'] {
  const profiles = sticks.flatMap(({ profile }) => profile ?? [])
  const ends = PROFILE_KINDS.map((kind) => {
    const maxima = profiles.flatMap((profile) => (profile.kind === kind ? profile.scaleMax : []))
    return [kind, Math.max(...maxima)] as const
  })
  return Object.fromEntries(ends.filter(([, max]) => Number.isFinite(max)))
}
