import {
  coneLane,
  penetrationLane,
  probeLane,
  readLanes,
  strataLane,
  waterLane,
  type Lane,
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
import { isDrawable } from './drawable.ts'

/** What heights on a section are: levels above datum, or depths below a flat ground of all holes. */
export type SectionHeights = 'level' | 'depth'

/** A hole as it stands on a section. Heights are metres: levels above datum, or above the flat ground. */
export interface Stick extends Foot {
  readonly hole: Hole
  /** Height at which its ground is drawn: its level, or 0 on a flat datum. */
  readonly ground: number
  /** Of the highest and of the lowest thing that is known of it. */
  readonly top: number
  readonly base: number
  readonly strata: readonly Mark[]
  readonly water: readonly Mark[]
  readonly tests: readonly Mark[]
  /** Its cone or dynamic probe; null: none was read. */
  readonly profile: Profile | null
  /** Degrees below the horizontal of the first piece that is not vertical; `words`: no angle; null: straight down. */
  readonly inclined: number | 'words' | null
}

/** What is drawn beside the strata, or in place of them where there are none: resistance of a cone, or blows of a dynamic probe. */
export interface Profile extends Pick<Lane, 'marks' | 'most' | 'outside'> {
  readonly kind: ProfileKind
}

/** Ids of lanes; of a hole that has both, the first is drawn. */
export const PROFILE_KINDS = ['cone', 'probe'] as const
export type ProfileKind = (typeof PROFILE_KINDS)[number]

/** Legend codes of broken and undetermined ground, no recovery and void: no stratum that goes on to the next hole. */
export const NO_STRATUM: ReadonlySet<string> = new Set(['996', '997', '998', '999'])

/** A section before any row has come: which holes stand on it, and why others do not. */
export interface SectionPlan {
  readonly line: SectionLine
  readonly plane: SitePlane
  /** Of the way from the start to the end, degrees clockwise from north; null: it comes back to its start. */
  readonly bearing: number | null
  readonly heights: SectionHeights
  /** By chainage. */
  readonly holes: readonly (Foot & { readonly of: Hole })[]
  /** Within reach, but left out of a section of levels: no ground level is stated. */
  readonly unlevelled: readonly Hole[]
  readonly unplaced: readonly Hole[]
  /** How many lie farther from the line than is asked for. */
  readonly outside: number
}

export interface Section extends Omit<SectionPlan, 'holes'> {
  readonly sticks: readonly Stick[]
  /** Left out: a level or depth that no real hole has. */
  readonly undrawable: readonly Hole[]
  /** Readings of profiles that cannot be; their scale is made without them. */
  readonly unscaled: readonly { readonly hole: Hole; readonly mark: Mark }[]
  readonly top: number
  readonly base: number
  /** Right ends of the scales of the profiles, MPa or blows; those that are drawn. */
  readonly profileScales: Readonly<Partial<Record<ProfileKind, number>>>
}

/**
 * `path`: of two different points at least; `reach`: metres to either side of it; `flat`: by depth from a flat datum,
 * as is a section on which no hole has a ground level.
 */
export function planSection(
  path: Path,
  candidates: readonly Hole[],
  reach: number,
  flat = false,
): SectionPlan {
  const [longitude, latitude] = path[0] ?? [0, 0]
  const plane = sitePlane({ longitude, latitude })
  const line = lineThrough(path.map(([longitude, latitude]) => plane.toPlane({ longitude, latitude })))
  const placed = candidates.flatMap((of) => (of.position ? [{ of, point: plane.toPlane(of.position) }] : []))
  const { within, outside } = placeAlong(line, placed, reach)
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

/** The section with what is known of its holes so far; `tablesOf`: rows of a hole by its LOCA_ID. */
export function fillSection(
  { holes, ...plan }: SectionPlan,
  tablesOf: (name: string) => Tables,
  unitOf: UnitOf = () => '',
): Section {
  const stood = holes.map(({ of, ...foot }) => {
    const ground = plan.heights === 'depth' ? 0 : (of.groundLevel ?? 0)
    return { ...foot, ...standHole(of, ground, tablesOf(of.name), unitOf) }
  })
  const [sticks, undrawable] = [stood.filter(isDrawable), stood.filter((stick) => !isDrawable(stick))]
  const [top, base] = [
    sticks.reduce((most, stick) => Math.max(most, stick.top), -Infinity),
    sticks.reduce((least, stick) => Math.min(least, stick.base), Infinity),
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

/** A section reads no others, so that the readers of other lanes are not part of its view. */
const LANES = [strataLane, penetrationLane, waterLane, coneLane, probeLane]

function standHole(hole: Hole, ground: number, tables: Tables, unitOf: UnitOf): Omit<Stick, keyof Foot> {
  const { lanes, extent, finalDepth, findings } = readLanes(LANES, hole, tables, unitOf)
  // Without strata, water or depth an extent is a metre that nobody drilled.
  const known = lanes.length > 0 || finalDepth !== null ? extent.to : 0
  // A final depth that cannot be is no part of the extent; such a hole is listed and not drawn.
  const deepest = Math.max(known, hole.finalDepth ?? 0)
  return {
    hole,
    ground,
    top: ground - extent.from,
    base: ground - deepest,
    strata: marksOf(lanes, 'strata'),
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

/** One scale for all profiles of a kind, so that they can be compared. */
function scalesOf(sticks: readonly Pick<Stick, 'profile'>[]): Section['profileScales'] {
  const profiles = sticks.flatMap(({ profile }) => profile ?? [])
  const ends = PROFILE_KINDS.map((kind) => {
    const mosts = profiles.flatMap((profile) => (profile.kind === kind ? profile.most : []))
    return [kind, Math.max(...mosts)] as const
  })
  return Object.fromEntries(ends.filter(([, most]) => Number.isFinite(most)))
}
