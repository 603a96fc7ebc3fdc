import type { TableRow } from '@groundsheet/contract'
import {
  contradictingRatio,
  formatDecimals,
  frictionRatio as ratioOf,
  isPossibleRatio,
  READING_LIMITS,
  unrecordedFriction,
} from '@groundsheet/readings'
import type { Tables } from '@groundsheet/logs'
import type { Doubt, LeftOut, ListedPlot, PlotPoint, Reading, Source } from '../plot.ts'
import { plotWords } from '../plot-words.ts'
import { readSources } from '../read-sources.ts'
import { BY_HOLE, traceTests as traced } from '../profile-tests.ts'
import { valuePlot } from '../value-plot.ts'

const RESISTANCE = [
  { table: 'SCPT', heading: 'SCPT_RES' },
  { table: 'STCN', heading: 'STCN_RES' },
] as const
const FRICTION = [
  { table: 'SCPT', heading: 'SCPT_FRES' },
  { table: 'STCN', heading: 'STCN_FRES' },
] as const
const STATED_FRICTION_RATIO = [
  { table: 'SCPT', heading: 'SCPT_FRR' },
  { table: 'STCN', heading: 'STCN_CFR' },
] as const

const PORE_PRESSURE = [
  { table: 'SCPT', heading: 'SCPT_PWP2' },
  { table: 'STCN', heading: 'STCN_PWP2' },
] as const

/** Cone resistance qc. */
export const cone = valuePlot({
  id: 'qc',
  unit: 'MPa',
  sources: RESISTANCE,
  minScaleEnd: 5,
  limits: READING_LIMITS.coneMPa,
  traced,
  colourBy: BY_HOLE,
})

/** Local side friction fs; AGS 3 has kN/m2. */
const allFriction = valuePlot({
  id: 'fs',
  unit: 'kPa',
  sources: FRICTION,
  minScaleEnd: 50,
  limits: READING_LIMITS.sleeveKPa,
  traced,
  colourBy: BY_HOLE,
})

/** As `allFriction`, without the zeros of depths that the sleeve did not reach. */
export const friction: ListedPlot = {
  ...allFriction,
  read: (tables, unitOf, holeOf) =>
    leaveOutUnrecorded(allFriction.read(tables, unitOf, holeOf), tables, FRICTION),
}

/** Points of rows in which sleeve friction was not recorded are left out. */
function leaveOutUnrecorded(
  { points, leftOut, doubts }: Reading,
  tables: Tables,
  sources: readonly Source[],
): Reading {
  const rows = sources.flatMap(({ table }) => tables[table] ?? [])
  const unrecorded = new Set(unrecordedFriction(rows).flat())
  const left = points
    .filter(({ row }) => unrecorded.has(row))
    .map(({ row, text }): LeftOut => ({ kind: 'zero-at-end', row, heading: headingOf(row, sources), text }))
  const isRecorded = ({ row }: Pick<PlotPoint, 'row'>) => !unrecorded.has(row)
  return {
    points: points.filter(isRecorded),
    leftOut: [...leftOut, ...left],
    doubts: doubts.filter(isRecorded),
  }
}

/** Pore pressure behind the cone u2. */
export const porePressure = valuePlot({
  id: 'u2',
  unit: 'kPa',
  sources: PORE_PRESSURE,
  minScaleEnd: 100,
  limits: READING_LIMITS.porePressure,
  isZeroUnread: () => true,
  traced,
  colourBy: BY_HOLE,
})

/**
 * Friction ratio as stated, else calculated as fs/qc of the same row; values above 10 % are drawn at the
 * edge.
 */
export const frictionRatio: ListedPlot = {
  id: 'rf',
  kind: 'depth',
  unit: '%',
  sources: [...STATED_FRICTION_RATIO, ...FRICTION],
  scale: 'linear',
  minScaleEnd: 10,
  limit: 10,
  limits: READING_LIMITS.frictionRatio,
  traced,
  colourBy: BY_HOLE,
  read(tables, unitOf): Reading {
    const stated = readSources(STATED_FRICTION_RATIO, '%', tables, unitOf)
    const known = new Set([...stated.points, ...stated.leftOut].map(({ row }) => row))
    const qc = byRow(readSources(RESISTANCE, 'MPa', tables, unitOf).points)
    const friction = readSources(FRICTION, 'MPa', tables, unitOf)
    const fs = byRow(friction.points)
    const read = [
      ...stated.points.map((point) => checkStated(point, fs.get(point.row), qc.get(point.row))),
      ...friction.points
        .filter(({ row }) => !known.has(row))
        .map((point) => computeRatio(point, qc.get(point.row))),
    ]
    const unread = friction.leftOut.filter(({ row }) => !known.has(row))
    const points = read.filter((one): one is PlotPoint => !('kind' in one))
    const reading = {
      points,
      leftOut: [...stated.leftOut, ...unread, ...read.filter((one): one is LeftOut => 'kind' in one)],
      doubts: points.flatMap((point) => findContradiction(point, fs.get(point.row), qc.get(point.row))),
    }
    return leaveOutUnrecorded(reading, tables, FRICTION)
  },
}

const byRow = (points: readonly PlotPoint[]) => new Map(points.map((point) => [point.row, point]))

function checkStated(stated: PlotPoint, fs: PlotPoint | undefined, qc: PlotPoint | undefined) {
  if (isPossibleRatio(stated, fs, qc)) return stated
  const { row, text } = stated
  return noRatio(row, STATED_FRICTION_RATIO, `${text}, ${partsText(fs, qc)}`)
}

/** A stated ratio beside fs/qc of its row. */
function findContradiction(stated: PlotPoint, fs: PlotPoint | undefined, qc: PlotPoint | undefined): Doubt[] {
  const calculated = contradictingRatio(stated, fs, qc)
  if (calculated === null) return []
  const text = plotWords.ratioFor(stated.text, formatDecimals(calculated, 2))
  return [
    { kind: 'disagreement', row: stated.row, heading: headingOf(stated.row, STATED_FRICTION_RATIO), text },
  ]
}

const headingOf = ({ table }: TableRow, sources: readonly Source[]): string =>
  sources.find((source) => source.table === table)?.heading ?? ''

function computeRatio(fs: PlotPoint, qc: PlotPoint | undefined): PlotPoint | LeftOut {
  const value = ratioOf(fs, qc)
  if (value !== null) return { ...fs, value, series: 'worked-out', text: formatDecimals(value, 2) }
  return noRatio(fs.row, FRICTION, partsText(fs, qc))
}

const partsText = (fs: PlotPoint | undefined, qc: PlotPoint | undefined) =>
  `fs ${fs?.text ?? '–'}, qc ${qc?.text ?? '–'}`

const noRatio = (row: TableRow, sources: readonly Source[], text: string): LeftOut => ({
  kind: 'no-ratio',
  row,
  heading: headingOf(row, sources),
  text,
})
