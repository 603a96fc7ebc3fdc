import { penetrometerTestOf, readPenetrometers, type Finding, type Mark } from '@groundsheet/logs'
import { READING_LIMITS } from '@groundsheet/readings'
import type { Doubt, LeftOut, ListedPlot, PlotPoint } from '../plot.ts'
import { BY_HOLE } from '../profile-tests.ts'

const HEADING = 'DCPT_PEN'

/**
 * Dynamic cone penetrometer: penetration per blow between readings, as the lane of the log reads it. AGS 4,
 * DCPT.
 */
export const dynamicCone: ListedPlot = {
  id: 'dynamic-cone',
  kind: 'depth',
  unit: 'mm/blow',
  sources: [{ table: 'DCPT', heading: HEADING }],
  lookups: ['DCPG'],
  scale: 'linear',
  minScaleEnd: 20,
  limits: READING_LIMITS.penetrationRate,
  traced: ({ row }) => penetrometerTestOf(row),
  colourBy: BY_HOLE,
  read(tables, unitOf) {
    const findings: Finding[] = []
    const marks = readPenetrometers(tables, (finding) => findings.push(finding), unitOf)
    return {
      points: marks.flatMap(pointOf),
      leftOut: findings.flatMap(leftOutOf),
      doubts: findings.flatMap(doubtOf),
    }
  },
}

const pointOf = ({ row, top, base, value, label }: Mark): PlotPoint[] =>
  value === undefined ? [] : [{ row, top, base, value, series: '', text: label }]

/** Findings of a whole test have the row of its first reading. */
function leftOutOf({ kind, row, text = '' }: Finding): LeftOut[] {
  if (!row) return []
  if (kind === 'no-depth') return [{ kind, row, heading: HEADING, text: row.data[HEADING]?.trim() ?? '' }]
  return kind === 'unread' ? [{ kind: 'no-number', row, heading: HEADING, text }] : []
}

const doubtOf = ({ kind, row, text = '' }: Finding): Doubt[] =>
  kind === 'disagreement' && row ? [{ kind, row, heading: HEADING, text }] : []
