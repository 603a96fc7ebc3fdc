import type { TableRow } from '@groundsheet/contract'
import type { PlotDefinition, PlotPoint, Reading } from '../plot.ts'
import { readSources } from '../read-sources.ts'
import { valuePlot } from '../value-plot.ts'

const RESISTANCE = [
  { table: 'SCPT', heading: 'SCPT_RES' },
  { table: 'STCN', heading: 'STCN_RES' },
] as const
const FRICTION = [
  { table: 'SCPT', heading: 'SCPT_FRES' },
  { table: 'STCN', heading: 'STCN_FRES' },
] as const
const STATED = [{ table: 'SCPT', heading: 'SCPT_FRR' }] as const

/** One push of the cone. */
const traced = ({ data }: TableRow) => data.SCPG_TESN ?? data.STCN_REF ?? ''

/** Cone resistance qc. */
export const cone = valuePlot({ id: 'qc', unit: 'MPa', sources: RESISTANCE, least: 5, traced })

/** Local side friction fs; AGS 3 has kN/m2. */
export const friction = valuePlot({ id: 'fs', unit: 'kPa', sources: FRICTION, least: 50, traced })

/** Friction ratio as stated, else worked out as fs/qc of the same row. */
export const frictionRatio: PlotDefinition = {
  id: 'rf',
  kind: 'depth',
  unit: '%',
  sources: [...STATED, ...FRICTION],
  scale: 'linear',
  least: 8,
  traced,
  read(tables, unitOf): Reading {
    const stated = readSources(STATED, '%', tables, unitOf)
    const known = new Set([...stated.points, ...stated.leftOut].map(({ row }) => row))
    const resistance = new Map(
      readSources(RESISTANCE, 'MPa', tables, unitOf).points.map((point) => [point.row, point.value]),
    )
    const worked = readSources(FRICTION, 'MPa', tables, unitOf).points.flatMap((point): PlotPoint[] => {
      const qc = resistance.get(point.row) ?? 0
      if (known.has(point.row) || qc <= 0) return []
      const value = (100 * point.value) / qc
      return [{ ...point, value, series: 'worked-out', text: value.toFixed(2) }]
    })
    return { points: [...stated.points, ...worked], leftOut: stated.leftOut }
  },
}
