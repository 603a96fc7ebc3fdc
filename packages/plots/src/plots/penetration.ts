import { penetrationLane, readLanes, readValue, type Lane } from '@groundsheet/logs'
import { READING_LIMITS, readSpt } from '@groundsheet/readings'
import type { Doubt, LeftOut, PlotDefinition, PlotPoint } from '../plot.ts'

const N = 'ISPT_NVAL'
const NO_HOLE = { finalDepth: null, groundLevel: null }

/** Also those that a log does not draw: the plot lists them by its limits. */
const marksOf = ({ marks, outside }: Lane) => [...marks, ...outside]

/** Standard penetration tests, read as for logs: the value of a refusal is its blows, as a lower bound. */
export const penetration: PlotDefinition = {
  id: 'spt',
  kind: 'depth',
  unit: '',
  sources: [{ table: 'ISPT', heading: N }],
  scale: 'linear',
  minScaleEnd: 50,
  limits: READING_LIMITS.spt,
  read({ ISPT = [] }) {
    const points: PlotPoint[] = []
    const leftOut: LeftOut[] = []
    const doubts: Doubt[] = []
    const { lanes, findings } = readLanes([penetrationLane], NO_HOLE, { ISPT })
    for (const { row, top, base, value, bound, label } of lanes.flatMap(marksOf)) {
      const text = readValue(row, [N, 'ISPT_REP']) || label
      const isSeating = readSpt(row.data).result.kind === 'seating'
      if (value !== undefined)
        points.push({ row, top, base, value, series: '', text: label, ...(bound && { bound }) })
      else leftOut.push({ kind: isSeating ? 'seating' : 'no-number', row, heading: N, text })
    }
    for (const { kind, row, text = '' } of findings) {
      if (kind === 'no-depth' && row)
        leftOut.push({ kind, row, heading: N, text: readValue(row, [N, 'ISPT_REP']) })
      if (kind === 'disagreement' && row) doubts.push({ kind, row, heading: N, text })
    }
    return { points, leftOut: leftOut.filter(({ text }) => text !== ''), doubts }
  },
}
