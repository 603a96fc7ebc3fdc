import {
  DEPTH_TOLERANCE_M as TOLERANCE,
  findOverlaps,
  isFinalDepthUnset,
  isNonsense,
  isPossibleFinalDepth,
  isPossibleLevel,
  isWithinLimits,
  MAX_DEPTH_M,
  mayStandOut,
  ORDNANCE_DATUM,
  READING_LIMITS,
  type Overlap,
  type StatedDirection,
  type UnitOf,
} from '@groundsheet/readings'
import { breakLines } from './break-lines.ts'
import { distinctTests } from './distinct-tests.ts'
import { findImpossible } from './find-impossible.ts'
import { findInclined } from './inclination.ts'
import { findPlaceholderDepths } from './find-placeholder-depths.ts'
import { findReversedRows } from './find-reversed-rows.ts'
import type { Finding, Lane, LaneDefinition, Mark, Tables } from './log.ts'
import { metricTables } from './metric-tables.ts'
import { isProfileKind, loggedDepth, loggedMarks, probedDepth } from './reached-depth.ts'
import { findProbeDrops } from './probe-drop.ts'
import { curveScaleEnd } from './scale-end.ts'
import { niceCeiling } from './ticks.ts'

/** Metres below ground level, and metres above datum; null: not stated. */
export interface LogHole {
  readonly finalDepth: number | null
  readonly groundLevel: number | null
  /** `LOCA_TYPE` or `HOLE_TYPE`; absent: unknown. */
  readonly type?: string
  /** Direction stated in its own row; absent: none. */
  readonly direction?: StatedDirection | null
  /** Of the ground level: `OD`, `CD`; absent or null: unknown. */
  readonly datum?: string | null
}

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
      ...findSpaces(strata, finalDepth),
      ...findDeeper(filled, finalDepth),
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
    ...findImpossible(above, `over ${limits.max}; not drawn`, reading),
    ...findImpossible(below, `below ${limits.min}; not drawn`, reading),
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
  mark.value === undefined && isNonsense(mark.label) ? { ...mark, label: '' } : mark

/** Null: not stated, or impossible. */
const possibleLevel = (level: number | null): number | null =>
  level !== null && isPossibleLevel(level) ? level : null

/** Null: not stated, or impossible. */
const possibleDepth = (depth: number | null): number | null =>
  depth !== null && depth > TOLERANCE && depth <= MAX_DEPTH_M ? depth : null

/** An impossible final depth would leave no room for other marks. */
function findFinalDepth({ finalDepth, type = '' }: LogHole, tables: Tables): Finding[] {
  const counts = Object.entries(tables).map(([code, rows]) => ({ code, rows: rows.length }))
  const nowhere = { table: '', top: null, base: null, row: null }
  if (isFinalDepthUnset({ finalDepth, type, tables: counts }))
    return [{ kind: 'final-depth-unset', ...nowhere }]
  return finalDepth === null || isPossibleFinalDepth(finalDepth)
    ? []
    : [{ kind: 'final-depth', ...nowhere, text: String(finalDepth) }]
}

/** An impossible ground level gives no levels. */
const findGroundLevel = ({ groundLevel }: LogHole): Finding[] =>
  groundLevel === null || isPossibleLevel(groundLevel)
    ? []
    : [{ kind: 'ground-level', table: '', top: null, base: null, row: null, text: String(groundLevel) }]

/** Levels above another datum than Ordnance Datum. */
const findDatum = ({ groundLevel, datum }: LogHole): Finding[] =>
  groundLevel === null || !datum || datum === ORDNANCE_DATUM
    ? []
    : [{ kind: 'datum', table: 'LOCA', top: null, base: null, row: null, text: datum }]

/** The last stratum without a base ends with the hole. */
const endAt = (mark: Mark, finalDepth: number | null): Mark =>
  mark.open && mark.base === mark.top && finalDepth !== null && finalDepth > mark.top
    ? { ...mark, base: finalDepth }
    : mark

/** Gaps and overlaps of the strata. */
function findSpaces(strata: readonly Mark[], finalDepth: number | null): Finding[] {
  const found: Finding[] = []
  const space = (kind: 'gap' | 'overlap', top: number, base: number, mark: Mark | null, count = 1) =>
    found.push({ kind, table: 'GEOL', top, base, row: mark?.row ?? null, ...(count > 1 && { count }) })
  const overlaps = new Map(joinOverlaps(strata).map((overlap) => [overlap.lower, overlap]))
  let reached = 0
  for (const mark of strata) {
    if (mark.top > reached + TOLERANCE) space('gap', reached, mark.top, mark)
    const overlap = overlaps.get(mark)
    if (overlap) space('overlap', overlap.top, overlap.base, mark, overlap.count)
    reached = Math.max(reached, mark.base)
  }
  if (strata.length > 0 && finalDepth !== null && reached < finalDepth - TOLERANCE)
    space('gap', reached, finalDepth, null)
  return found
}

/** Overlaps that follow each other, as of strata that are all within one, are one with their number. */
function joinOverlaps(strata: readonly Mark[]): (Overlap<Mark> & { readonly count: number })[] {
  const joined: (Overlap<Mark> & { readonly count: number })[] = []
  for (const overlap of findOverlaps(strata)) {
    const last = joined.at(-1)
    if (last && overlap.top <= last.base + TOLERANCE)
      joined.splice(-1, 1, {
        ...last,
        base: Math.max(last.base, overlap.base),
        count: last.count + 1,
      })
    else joined.push({ ...overlap, count: 1 })
  }
  return joined
}

/**
 * Rows below the final depth. A row is reported once for all its marks. Rows of a cone or probe are reported
 * together, and separately if driven below the base of the strata; so is ground that was logged below the
 * end.
 */
function findDeeper(lanes: readonly Lane[], finalDepth: number | null): Finding[] {
  if (finalDepth === null) return []
  const deeper = lanes.flatMap(({ kind, marks }) =>
    marks
      .filter(({ base }) => base > finalDepth + TOLERANCE)
      // A row of a profile without a reading does not count as reached.
      .filter(({ value }) => !isProfileKind(kind) || value !== undefined)
      .map((mark) => ({ kind, mark })),
  )
  const rows = new Map(deeper.map((one) => [one.mark.row, one.mark]))
  const isProfile = new Set(deeper.flatMap(({ kind, mark }) => (isProfileKind(kind) ? [mark.row] : [])))
  const isDrilled = lanes.some(({ kind }) => kind === 'strata')
  const drivenTo = isDrilled ? probedDepth(lanes, finalDepth) : finalDepth
  const isLogged = new Set(loggedMarks(lanes).map(({ row }) => row))
  const loggedTo = loggedDepth(lanes, finalDepth)
  const groups = Map.groupBy(rows.values(), ({ row, base }) => {
    if (isLogged.has(row) && base <= loggedTo + TOLERANCE) return `${row.table} logged-on`
    if (!isProfile.has(row)) return row.id
    return `${row.table} ${base <= drivenTo + TOLERANCE ? 'driven-on' : 'deeper'}`
  })
  return [...groups].map(([group, marks]): Finding => {
    const row = marks[0]?.row ?? null
    const kind = (['driven-on', 'logged-on'] as const).find((one) => group.endsWith(one)) ?? 'deeper'
    return {
      kind,
      table: row?.table ?? '',
      top:
        kind === 'logged-on' ? finalDepth : marks.reduce((least, { top }) => Math.min(least, top), Infinity),
      base: marks.reduce((most, { base }) => Math.max(most, base), -Infinity),
      row,
      ...(marks.length > 1 && { count: marks.length }),
    }
  })
}

function findAboveGround(lanes: readonly Lane[]): Finding[] {
  const marks = lanes.flatMap((lane) => lane.marks)
  const above = marks.filter(({ row, top }) => top < -TOLERANCE && !mayStandOut(row.table))
  return [...new Map(above.map((mark) => [mark.row, mark])).values()].map(({ row, top, base }) => ({
    kind: 'above-ground',
    table: row.table,
    top,
    base,
    row,
  }))
}

function extentOf(marks: readonly Mark[], finalDepth: number | null): Log['extent'] {
  const from = marks.reduce((least, { top }) => Math.min(least, top), 0)
  const to = marks.reduce((most, { base }) => Math.max(most, base), finalDepth ?? 0)
  return { from, to: to - from > TOLERANCE ? to : from + 1 }
}
