import { readLog, readValue } from '@groundsheet/logs'
import type { LeftOut, PlotDefinition, PlotPoint } from '../plot.ts'

const N = 'ISPT_NVAL'

/** Standard penetration tests, read as logs read them: the value of a refusal is its blows, and a lower bound. */
export const penetration: PlotDefinition = {
  id: 'spt',
  kind: 'depth',
  unit: '',
  sources: [{ table: 'ISPT', heading: N }],
  scale: 'linear',
  least: 50,
  read({ ISPT = [] }) {
    const points: PlotPoint[] = []
    const leftOut: LeftOut[] = []
    const { lanes, findings } = readLog({ finalDepth: null, groundLevel: null }, { ISPT })
    for (const { row, top, base, value, beyond, label } of lanes.flatMap(({ marks }) => marks)) {
      const text = readValue(row, [N, 'ISPT_REP']) || label
      if (value === undefined) leftOut.push({ kind: 'no-number', row, heading: N, text })
      else points.push({ row, top, base, value, series: '', text: label, ...(beyond && { bound: 'least' }) })
    }
    for (const { kind, row } of findings)
      if (kind === 'no-depth' && row)
        leftOut.push({ kind, row, heading: N, text: readValue(row, [N, 'ISPT_REP']) })
    return { points, leftOut: leftOut.filter(({ text }) => text !== '') }
  },
}
