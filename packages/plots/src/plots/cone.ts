import { frictionRatio as ratioOf, MAX_READINGS } from '@groundsheet/readings'
import type { LeftOut, PlotDefinition, PlotPoint, Reading } from '../plot.ts'
import { readSources } from '../read-sources.ts'
import { BY_HOLE, testOf as traced } from '../test-of.ts'
import { valuePlot } from '../value-plot.ts'

const RESISTANCE = [
  { table: 'SCPT', heading: 'SCPT_RES' },
  { table: 'STCN', heading: 'STCN_RES' },
] as const
const FRICTION = [
  { table: 'SCPT', heading: 'SCPT_FRES' },
  { table: 'STCN', heading: 'STCN_FRES' },
] as const
const STATED = [
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
  least: 5,
  max: MAX_READINGS.coneMPa,
  traced,
  colourBy: BY_HOLE,
})

/** Local side friction fs; AGS 3 has kN/m2. */
export const friction = valuePlot({
  id: 'fs',
  unit: 'kPa',
  sources: FRICTION,
  least: 50,
  max: MAX_READINGS.coneKPa,
  traced,
  colourBy: BY_HOLE,
})

/** Pore pressure behind the cone u2. */
export const porePressure = valuePlot({
  id: 'u2',
  unit: 'kPa',
  sources: PORE_PRESSURE,
  least: 100,
  max: MAX_READINGS.porePressure,
  traced,
  colourBy: BY_HOLE,
})

/** Friction ratio as stated, else worked out as fs/qc of the same row. */
export const frictionRatio: PlotDefinition = {
  id: 'rf',
  kind: 'depth',
  unit: '%',
  sources: [...STATED, ...FRICTION],
  scale: 'linear',
  least: 8,
  traced,
  colourBy: BY_HOLE,
  read(tables, unitOf): Reading {
    const stated = readSources(STATED, '%', tables, unitOf)
    const known = new Set([...stated.points, ...stated.leftOut].map(({ row }) => row))
    const resistance = new Map(
      readSources(RESISTANCE, 'MPa', tables, unitOf).points.map((point) => [point.row, point]),
    )
    const friction = readSources(FRICTION, 'MPa', tables, unitOf)
    const worked = friction.points
      .filter(({ row }) => !known.has(row))
      .map((point) => workOut(point, resistance.get(point.row)))
    const unread = friction.leftOut.filter(({ row }) => !known.has(row))
    return {
      points: [...stated.points, ...worked.filter((one): one is PlotPoint => !('kind' in one))],
      leftOut: [...stated.leftOut, ...unread, ...worked.filter((one): one is LeftOut => 'kind' in one)],
      doubts: [],
    }
  },
}

function workOut(fs: PlotPoint, qc: PlotPoint | undefined): PlotPoint | LeftOut {
  const value = ratioOf(fs, qc)
  const { row } = fs
  if (value !== null) return { ...fs, value, series: 'worked-out', text: value.toFixed(2) }
  const text = `fs ${fs.text}, qc ${qc?.text ?? '–'}`
  return { kind: 'no-ratio', row, heading: row.table === 'SCPT' ? 'SCPT_FRES' : 'STCN_FRES', text }
}
