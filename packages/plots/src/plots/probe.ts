import { readProbes, type Finding, type Mark } from '@groundsheet/logs'
import { READING_LIMITS } from '@groundsheet/readings'
import type { Doubt, LeftOut, ListedPlot, PlotPoint } from '../plot.ts'
import { BY_HOLE, traceTests } from '../profile-tests.ts'

const HEADING = 'DPRB_BLOW'

/** Dynamic probing: blows over each increment, as the lane of the log reads them. BS EN ISO 22476-2. */
export const probe: ListedPlot = {
  id: 'dynamic-probe',
  kind: 'depth',
  unit: '',
  sources: [{ table: 'DPRB', heading: HEADING }],
  scale: 'linear',
  minScaleEnd: 20,
  limits: READING_LIMITS.probe,
  traced: traceTests,
  colourBy: BY_HOLE,
  read(tables, unitOf) {
    const findings: Finding[] = []
    const marks = readProbes(tables, (finding) => findings.push(finding), unitOf)
    return {
      points: marks.flatMap(pointOf),
      leftOut: [...findings.flatMap(withoutDepth), ...marks.flatMap(withoutNumber)],
      doubts: findings.flatMap(doubtOf),
    }
  },
}

function pointOf({ row, top, base, value, bound, label }: Mark): PlotPoint[] {
  if (value === undefined) return []
  return [{ row, top, base, value, series: '', text: label, ...(bound !== undefined && { bound }) }]
}

function withoutDepth({ kind, row }: Finding): LeftOut[] {
  const text = row?.data[HEADING]?.trim() ?? ''
  return kind === 'no-depth' && row && text !== '' ? [{ kind, row, heading: HEADING, text }] : []
}

const withoutNumber = ({ row, value, label }: Mark): LeftOut[] =>
  value === undefined && label !== '' ? [{ kind: 'no-number', row, heading: HEADING, text: label }] : []

const doubtOf = ({ kind, row, text = '' }: Finding): Doubt[] =>
  kind === 'disagreement' && row ? [{ kind, row, heading: 'DPRB_INC', text }] : []
