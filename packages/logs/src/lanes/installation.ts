import type { TableRow } from '@groundsheet/contract'
import { pipeKind } from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark } from '../log.ts'
import { readDepth, readRanges, readValue, rowsOf, unreadDepth } from '../read-depth.ts'

const MONITORING = ['MONG', 'MONP'] as const
const ZONE_TOP = ['MONG_TRZ', 'MONP_TRZ'] as const
const ZONE_BASE = ['MONG_BRZ', 'MONP_BRZ'] as const

/** Pipes (slotted, plain or not stated), response zones and instrument tips. Some AGS 3 files write PIPE_BOT. */
export const installation: LaneDefinition = {
  id: 'installation',
  kind: 'fills',
  tables: ['PIPE', ...MONITORING],
  read: (tables, report) => [
    ...readRanges(tables, ['PIPE'], [['PIPE_TOP'], ['PIPE_BASE', 'PIPE_BOT']], report, (row) => ({
      label: readValue(row, ['PIPE_TYPE', 'PIPE_CONS']),
      series: pipeKind(row.data) ?? 'pipe',
    })),
    ...rowsOf(tables, MONITORING).flatMap((row) => readInstrument(row, report) ?? []),
  ],
}

/** Its response zone, else its tip; an instrument at 0.00 m without a zone is reported. */
function readInstrument(row: TableRow, report: (finding: Finding) => void): Mark | null {
  const label = readValue(row, ['MONG_TYPE', 'MONP_TYPE'])
  const [top, base] = [readDepth(row, ZONE_TOP), readDepth(row, ZONE_BASE)]
  const tip = readDepth(row, ['MONG_DIS', 'MONP_DIS'])
  const where = { table: row.table, top, base, row }
  if (top !== null && base !== null) {
    if (base < top) report({ kind: 'reversed', ...where })
    return { row, top: Math.min(top, base), base: Math.max(top, base), label, series: 'zone' }
  }
  if (top === null && base !== null) report({ kind: 'no-top', ...where, ...unreadDepth(row, ZONE_TOP) })
  if (top !== null) report({ kind: 'no-base', ...where, ...unreadDepth(row, ZONE_BASE) })
  if (tip !== null && tip !== 0) return { row, top: tip, base: tip, label, series: 'tip' }
  if (top === null && base === null)
    report({ kind: tip === null ? 'no-depth' : 'no-response-zone', ...where, top: tip })
  return null
}
