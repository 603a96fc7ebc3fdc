import type { TableRow } from '@groundsheet/contract'
import { penetrationLane, readLanes, readValue, type Lane } from '@groundsheet/logs'
import { READING_LIMITS, readSpt, type SptReading } from '@groundsheet/readings'
import type { Doubt, LeftOut, ListedPlot, PlotPoint } from '../plot.ts'

const N_HEADING = 'ISPT_NVAL'
const NO_HOLE = { finalDepth: null, groundLevel: null }

/** Also those that a log does not draw: the plot lists them by its limits. */
const marksOf = ({ marks, outside }: Lane) => [...marks, ...outside]

/** Standard penetration tests, read as for logs: the value of a refusal is its blows, as a lower bound. */
export const penetration: ListedPlot = {
  id: 'spt',
  kind: 'depth',
  unit: '',
  sources: [{ table: 'ISPT', heading: N_HEADING }],
  scale: 'linear',
  minScaleEnd: 50,
  limits: READING_LIMITS.spt,
  read({ ISPT = [] }) {
    const points: PlotPoint[] = []
    const leftOut: LeftOut[] = []
    const doubts: Doubt[] = []
    const { lanes, findings } = readLanes([penetrationLane], NO_HOLE, { ISPT })
    for (const { row, top, base, value, bound, label } of lanes.flatMap(marksOf)) {
      const point = { row, top, base, series: '', text: label, ...(bound && { bound }) }
      const { isResultContradicted } = readSpt(row.data)
      if (value !== undefined)
        points.push({ ...point, value, ...(isResultContradicted && { uncounted: 'contradicted' }) })
      else leftOut.push({ ...statementOf(row, label), kind: kindOf(row, readSpt(row.data)), row })
    }
    for (const { kind, row, text = '' } of findings) {
      if ((kind === 'no-depth' || kind === 'above-ground') && row)
        leftOut.push({ ...statementOf(row, ''), kind, row })
      if ((kind === 'disagreement' || kind === 'extrapolated') && row)
        doubts.push({ kind, row, heading: N_HEADING, text })
    }
    return { points, leftOut: leftOut.filter(({ text }) => text !== ''), doubts }
  },
}

/** Headings that state a result, in the order in which they are quoted. */
const RESULTS = [N_HEADING, 'ISPT_REP', 'ISPT_MAIN'] as const

/** The heading of a row that states its result, and its text; otherwise `label`. */
function statementOf(row: TableRow, label: string): Pick<LeftOut, 'heading' | 'text'> {
  const heading = RESULTS.find((one) => readValue(row, [one]) !== '')
  return heading === undefined
    ? { heading: N_HEADING, text: label }
    : { heading, text: readValue(row, [heading]) }
}

function kindOf(row: TableRow, { result }: SptReading): LeftOut['kind'] {
  if (result.kind === 'seating') return 'seating'
  return statementOf(row, '').heading === 'ISPT_MAIN' && result.kind === 'unread'
    ? 'no-penetration'
    : 'no-number'
}
