import type { TableRow } from '@groundsheet/contract'
import {
  contradictingRatio,
  formatDecimals,
  frictionRatio as ratioOf,
  isPossibleRatio,
  type Measure,
  READING_LIMITS,
  type ReadingLimits,
  unrecordedFriction,
} from '@groundsheet/readings'
import { breakLines } from '../break-lines.ts'
import { findImpossible } from '../find-impossible.ts'
import { leaveOutZeros } from '../leave-out-zeros.ts'
import type { Finding, LaneDefinition, LaneId, Mark } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'
import { readSeries } from '../read-series.ts'
import { laneWords } from './lane-words.ts'

const CODES = ['SCPT', 'STCN'] as const
const DEPTHS = ['SCPT_DPTH', 'STCN_DPTH'] as const

const RESISTANCE = ['SCPT_RES', 'STCN_RES'] as const
const FRICTION = ['SCPT_FRES', 'STCN_FRES'] as const
/** `STCN_CFR` is not a heading of AGS 3, but is used by programs that state the ratio in AGS 3 files. */
const STATED_RATIO = ['SCPT_FRR', 'STCN_CFR'] as const

interface Curve {
  readonly id: LaneId
  /** Its symbol, by which findings name it. */
  readonly reading: string
  readonly headings: readonly string[]
  readonly unit: string
  readonly minScaleEnd: number
  readonly limits: ReadingLimits
  /** 0 in every row of a hole is no reading. */
  readonly isZeroUnread?: true
}

const curve = ({
  id,
  reading,
  headings,
  unit,
  minScaleEnd,
  limits,
  isZeroUnread,
}: Curve): LaneDefinition => ({
  id,
  reading,
  kind: 'curves',
  tables: CODES,
  minScaleEnd,
  limits,
  read(tables, report, unitOf) {
    const marks = readSeries(tables, CODES, DEPTHS, {
      series: { [id]: headings },
      unit,
      unitOf,
      // All curves read the same rows; a row without a depth is reported once.
      report: (finding) => (finding.kind === 'no-depth' && id !== 'cone' ? undefined : report(finding)),
    })
    return isZeroUnread ? [...leaveOutZeros(inRuns(marks), headings.join(', '), report)] : inRuns(marks)
  },
})

/** From the ground down, each with its test. */
const inRuns = (marks: readonly Mark[]): Mark[] =>
  marks
    .toSorted((a, b) => a.top - b.top)
    .map((mark) => ({ ...mark, run: readValue(mark.row, ['SCPG_TESN', 'STCN_REF']) }))

/** Cone resistance qc, MPa. */
export const cone = curve({
  id: 'cone',
  reading: 'qc',
  headings: RESISTANCE,
  unit: 'MPa',
  minScaleEnd: 5,
  limits: READING_LIMITS.coneMPa,
})
/** Sleeve friction fs, MPa; AGS 3 has kN/m2. */
const allFriction = curve({
  id: 'friction',
  reading: 'fs',
  headings: FRICTION,
  unit: 'MPa',
  minScaleEnd: 0.1,
  limits: READING_LIMITS.sleeveMPa,
})

/** As `allFriction`, without the zeros of depths that the sleeve did not reach. */
export const friction: LaneDefinition = {
  ...allFriction,
  read(tables, report, unitOf) {
    const ends = unrecordedFriction(rowsOf(tables, CODES))
    ends.flatMap(findUnrecorded).forEach(report)
    const unrecorded = new Set(ends.flat())
    return allFriction.read(tables, report, unitOf).filter(({ row }) => !unrecorded.has(row))
  },
}

/** The last rows of one test. */
function findUnrecorded(rows: readonly TableRow[]): Finding[] {
  const [row] = rows
  if (!row) return []
  const depths = rows.flatMap((one) => readDepth(one, DEPTHS) ?? [])
  return [
    {
      kind: 'zero-at-end',
      table: row.table,
      top: depths.reduce((least, depth) => Math.min(least, depth), Infinity),
      base: depths.reduce((most, depth) => Math.max(most, depth), -Infinity),
      row,
      text: rows.some((one) => readValue(one, STATED_RATIO) !== '')
        ? laneWords.frictionAndRatioAre
        : laneWords.frictionIs,
      count: rows.length,
    },
  ]
}
/** A pore pressure, kPa, by the position of its filter; negative if the soil dilates. None if all are 0. */
const porePressureAt = (id: LaneId, number: 1 | 2 | 3): LaneDefinition =>
  curve({
    id,
    reading: `u${number}`,
    headings: CODES.map((code) => `${code}_PWP${number}`),
    unit: 'kPa',
    minScaleEnd: 100,
    limits: READING_LIMITS.porePressure,
    isZeroUnread: true,
  })

/** On the face of the cone u1, behind the cone u2, behind the sleeve u3. BS EN ISO 22476-1. */
export const facePressure = porePressureAt('face-pressure', 1)
export const porePressure = porePressureAt('pore-pressure', 2)
export const sleevePressure = porePressureAt('sleeve-pressure', 3)

/**
 * Friction ratio Rf, %, as stated, else calculated as fs/qc of the row, as separate series. Values above 10 %
 * are drawn at the edge of the scale; impossible stated ratios are reported and not drawn.
 */
export const frictionRatio: LaneDefinition = {
  id: 'friction-ratio',
  kind: 'curves',
  tables: CODES,
  minScaleEnd: 10,
  limit: 10,
  startsAtZero: true,
  limits: READING_LIMITS.frictionRatio,
  reading: laneWords.frictionRatio,
  read(tables, report, unitOf) {
    const read = (headings: readonly string[], unit: string, isReported: boolean) =>
      readSeries(tables, CODES, DEPTHS, {
        series: { 'friction-ratio': headings },
        unit,
        unitOf,
        // Findings of fs, qc and depths are reported by their own lanes.
        report: (finding) => (isReported && finding.kind !== 'no-depth' ? report(finding) : undefined),
      })
    const unrecorded = new Set(unrecordedFriction(rowsOf(tables, CODES)).flat())
    const stated = read(STATED_RATIO, '%', true).filter(({ row }) => !unrecorded.has(row))
    const known = new Set(stated.map(({ row }) => row))
    const qc = byRow(read(RESISTANCE, 'MPa', false))
    const friction = read(FRICTION, 'MPa', false)
    const fs = byRow(friction)
    const isPossible = ({ row, value, bound }: Mark) =>
      value === undefined ||
      isPossibleRatio({ value, ...(bound && { bound }) }, measureOf(fs.get(row)), measureOf(qc.get(row)))
    const impossible = stated.filter((mark) => !isPossible(mark))
    findImpossible(impossible, laneWords.otherFrictionRatio, laneWords.frictionRatio).forEach(report)
    findContradicted(stated.filter(isPossible), fs, qc).forEach(report)
    const computed = friction
      .filter(({ row }) => !known.has(row) && !unrecorded.has(row))
      .flatMap((mark) => {
        const value = ratioOf(measureOf(mark), measureOf(qc.get(mark.row)))
        return value === null
          ? []
          : [{ ...mark, series: 'computed-ratio', value, label: formatDecimals(value, 2) }]
      })
    return breakLines(
      inRuns([...stated, ...computed]),
      (mark) => mark.series === 'computed-ratio' || isPossible(mark),
    )
  },
}

type MarkOfRow = ReadonlyMap<TableRow, Mark>

/** Stated ratios that are not fs/qc of their row, beside the calculated one. */
function findContradicted(stated: readonly Mark[], fs: MarkOfRow, qc: MarkOfRow): Finding[] {
  const contradicted = stated.flatMap((mark) => {
    const [ratio, friction, resistance] = [mark, fs.get(mark.row), qc.get(mark.row)].map(measureOf)
    const calculated = ratio ? contradictingRatio(ratio, friction, resistance) : null
    if (calculated === null) return []
    return [{ ...mark, label: laneWords.ratioFor(mark.label, formatDecimals(calculated, 2)) }]
  })
  return findImpossible(contradicted, laneWords.drawnAsStated, laneWords.frictionRatio)
}

const byRow = (marks: readonly Mark[]) => new Map(marks.map((mark) => [mark.row, mark]))

const measureOf = (mark: Mark | undefined): Measure | undefined =>
  mark?.value === undefined
    ? undefined
    : { value: mark.value, ...(mark.bound !== undefined && { bound: mark.bound }) }
