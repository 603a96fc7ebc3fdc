import type { TableRow } from '@groundsheet/contract'
import type { LaneDefinition, Mark } from '../log.ts'
import { readDepth, readRanges, readValue, rowsOf } from '../read-depth.ts'

const MONITORING = ['MONG', 'MONP'] as const

/** Pipes, plain or slotted, and the response zones and tips of instruments. PIPE_BOT is what some AGS 3 files write. */
export const installation: LaneDefinition = {
  id: 'installation',
  kind: 'fills',
  tables: ['PIPE', ...MONITORING],
  read: (tables, report) => [
    ...readRanges(tables, ['PIPE'], [['PIPE_TOP'], ['PIPE_BASE', 'PIPE_BOT']], report, (row) => ({
      label: readValue(row, ['PIPE_TYPE']),
      series: /slot|perf/i.test(readValue(row, ['PIPE_TYPE'])) ? 'slotted' : 'plain',
    })),
    ...rowsOf(tables, MONITORING).flatMap(readInstrument),
  ],
}

/** Its response zone where it has one, else its tip; an instrument at no depth stands at the surface. */
function readInstrument(row: TableRow): Mark[] {
  const label = readValue(row, ['MONG_TYPE', 'MONP_TYPE'])
  const top = readDepth(row, ['MONG_TRZ', 'MONP_TRZ'])
  const base = readDepth(row, ['MONG_BRZ', 'MONP_BRZ'])
  const tip = readDepth(row, ['MONG_DIS', 'MONP_DIS'])
  if (top !== null && base !== null)
    return [{ row, top: Math.min(top, base), base: Math.max(top, base), label, series: 'zone' }]
  return tip === null || tip === 0 ? [] : [{ row, top: tip, base: tip, label, series: 'tip' }]
}
