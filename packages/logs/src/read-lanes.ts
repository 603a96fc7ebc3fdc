import {
  DEPTH_TOLERANCE_M as TOLERANCE,
  isInvalidNumber,
  isPossibleLevel,
  isWithinLimits,
  MAX_DEPTH_M,
  READING_LIMITS,
  type UnitOf,
} from '@groundsheet/readings'
import { breakLines } from './break-lines.ts'
import { distinctTests } from './distinct-tests.ts'
import { findBelowFinalDepth, findAboveGround } from './find-outside-hole.ts'
import { findDatum, findFinalDepth, findGroundLevel } from './find-impossible-hole-values.ts'
import { findImpossible } from './find-impossible.ts'
import { findInclined } from './inclination.ts'
import { findPlaceholderDepths } from './find-placeholder-depths.ts'
import { findReversedRows } from './find-reversed-rows.ts'
import { findingWords } from './finding-words.ts'
import { findStrataGaps } from './find-strata-gaps.ts'
import type { Finding, Lane, LaneDefinition, LogHole, Mark, Tables } from './log.ts'
import { metricTables } from './metric-tables.ts'
import { findProbeDrops } from './probe-drop.ts'
import { curveScaleEnd } from './lane-scale-end.ts'
import { niceCeiling } from './ticks.ts'

export interface Log {
  readonly lanes: readonly Lane[]
  readonly findings: readonly Finding[]
  /** From the shallowest to the deepest mark, including ground level; metres below ground level. */
  readonly extent: { readonly from: number; readonly to: number }
  readonly finalDepth: number | null
  readonly groundLevel: number | null
  /** Of the ground level; null: unknown. */
  readonly datum: string | null
}

/**
 * Reads the lanes of `definitions` and the findings of the hole. Lanes without a row are left out. Never
 * throws, for any rows. A test that is stated twice is read once. Without
 * `statedUnitOf`, units are the dictionary's. `readOthers`: the lane of a hole that
 * has no other.
 */
export function readLanes(
  definitions: readonly LaneDefinition[],
  hole: LogHole,
  stated: Tables,
  statedUnitOf: UnitOf = () => '',
  readOthers?: (tables: Tables) => Lane,
): Log {
  const { tables: metric, unitOf, findings: lengthUnits } = metricTables(stated, statedUnitOf)
  const { tables, findings: repeated } = distinctTests(metric)
  const findings: Finding[] = [...lengthUnits, ...repeated]
  const finalDepth = possibleDepth(hole.finalDepth)
  const lanes = definitions.map((definition) => readLane(definition, tables, finalDepth, findings, unitOf))
  const known = lanes.filter(({ marks, outside }) => marks.length > 0 || outside.length > 0)
  const others = known.length === 0 && readOthers ? [readOthers(tables)] : []
  const filled = [...known, ...others.filter(({ marks }) => marks.length > 0)]
  const marks = filled.flatMap((lane) => lane.marks)
  const strata = filled.find(({ kind }) => kind === 'strata')?.marks ?? []
  return {
    lanes: filled,
    findings: [
      ...findInclined(hole.direction, tables),
      ...findDatum(hole),
      ...findFinalDepth(hole, tables),
      ...findGroundLevel(hole),
      ...findProbeDrops(tables, unitOf),
      ...findPlaceholderDepths(tables),
      ...findings,
      ...findReversedRows(tables, new Set(definitions.flatMap((lane) => lane.tables))),
      ...findStrataGaps(strata, finalDepth),
      ...findBelowFinalDepth(filled, finalDepth),
      ...findAboveGround(filled),
    ],
    extent: extentOf(marks, finalDepth),
    finalDepth,
    groundLevel: possibleLevel(hole.groundLevel),
    datum: hole.datum ?? null,
  }
}

function readLane(
  {
    id,
    kind,
    minScaleEnd: least,
    limit = Infinity,
    startsAtZero = false,
    limits = READING_LIMITS.other,
    reading = '',
    read,
  }: LaneDefinition,
  tables: Tables,
  finalDepth: number | null,
  findings: Finding[],
  unitOf: UnitOf,
): Lane {
  const stated = read(tables, (finding) => findings.push(finding), unitOf).map((mark) =>
    endAt(mark, finalDepth),
  )
  const isPossible = ({ value = 0 }: Mark) => isWithinLimits(value, limits)
  const outside = stated.filter((mark) => !isPossible(mark))
  const below = outside.filter(({ value = 0 }) => value < limits.min)
  const above = outside.filter(({ value = 0 }) => value > limits.max)
  findings.push(
    ...findImpossible(above, findingWords.over(limits.max), reading),
    ...findImpossible(below, findingWords.below(limits.min), reading),
  )
  const possible = outside.length === 0 ? stated : breakLines(stated, isPossible)
  if (least === undefined) return { id, kind, marks: possible, from: 0, scaleMax: 0, outside }
  const marks = possible.map(withoutNonsense)
  const values = marks.flatMap(({ value }) => value ?? [])
  const end =
    kind === 'curves' && limit === Infinity
      ? curveScaleEnd(values, least)
      : niceCeiling(values.reduce((most, value) => Math.max(most, value), least))
  const smallest = values.reduce((fewest, value) => Math.min(fewest, value), 0)
  const from = smallest < 0 && !startsAtZero ? -niceCeiling(-smallest) : 0
  return { id, kind, marks, from, scaleMax: Math.min(end, limit), outside }
}

/** A text in place of a value stays, but not `NaN`. */
const withoutNonsense = (mark: Mark): Mark =>
  mark.value === undefined && isInvalidNumber(mark.label) ? { ...mark, label: '' } : mark

/** Null: not stated, or impossible. */
const possibleLevel = (level: number | null): number | null =>
  level !== null && isPossibleLevel(level) ? level : null

/** Null: not stated, or impossible. */
const possibleDepth = (depth: number | null): number | null =>
  depth !== null && depth > TOLERANCE && depth <= MAX_DEPTH_M ? depth : null

/** The last stratum without a base ends with the hole. */
const endAt = (mark: Mark, finalDepth: number | null): Mark =>
  mark.open && mark.base === mark.top && finalDepth !== null && finalDepth > mark.top
    ? { ...mark, base: finalDepth }
    : mark

function extentOf(marks: readonly Mark[], finalDepth: number | null): Log['extent'] {
  const from = marks.reduce((least, { top }) => Math.min(least, top), 0)
  const to = marks.reduce((most, { base }) => Math.max(most, base), finalDepth ?? 0)
  return { from, to: to - from > TOLERANCE ? to : from + 1 }
}
