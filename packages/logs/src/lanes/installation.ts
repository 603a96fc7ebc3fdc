import type { TableRow } from '@groundsheet/contract'
import {
  findOutsideZone,
  INSTALLATION_HEADINGS as HEADINGS,
  INSTALLATION_TABLES,
  pipeKind,
} from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import { readDepth, readRanges, readValue, rowsOf, unreadDepth } from '../read-depth.ts'
import { isZoneUnset } from '../sheet/installations.ts'

/**
 * Pipes (slotted, plain or not stated), response zones and instrument tips. Some AGS 3 files write PIPE_BOT.
 */
export const installation: LaneDefinition = {
  id: 'installation',
  kind: 'fills',
  tables: ['PIPE', ...INSTALLATION_TABLES],
  read: (tables, report) => {
    reportOutsideZones(tables, report)
    return readInstallations(tables, report)
  },
}

function readInstallations(tables: Tables, report: (finding: Finding) => void): Mark[] {
  return [
    ...readRanges(tables, ['PIPE'], [['PIPE_TOP'], ['PIPE_BASE', 'PIPE_BOT']], report, (row) => ({
      label: readValue(row, ['PIPE_TYPE', 'PIPE_CONS']),
      series: pipeKind(row.data) ?? 'pipe',
    })),
    ...rowsOf(tables, INSTALLATION_TABLES).flatMap((row) => readInstrument(row, report) ?? []),
  ]
}

/** Tips and pipes outside the response zone of their installation. */
function reportOutsideZones(tables: Tables, report: (finding: Finding) => void) {
  const pipes = rowsOf(tables, ['PIPE']).map(({ data }) => data)
  const rows = rowsOf(tables, INSTALLATION_TABLES)
  for (const row of rows) {
    const text = findOutsideZone(row.data, pipes, rows.length === 1).join(', ')
    if (text === '') continue
    const [top, base] = [readDepth(row, HEADINGS.zoneTop), readDepth(row, HEADINGS.zoneBase)]
    report({ kind: 'outside-zone', table: row.table, top, base, row, text })
  }
}

/**
 * Its response zone, else its tip. An instrument at 0.00 m without a zone is reported, and so is a zone of
 * 0.00 to 0.00 m, which was not filled in.
 */
function readInstrument(row: TableRow, report: (finding: Finding) => void): Mark | null {
  const label = readValue(row, HEADINGS.type)
  const isUnset = isZoneUnset(row)
  const top = isUnset ? null : readDepth(row, HEADINGS.zoneTop)
  const base = isUnset ? null : readDepth(row, HEADINGS.zoneBase)
  const tip = readDepth(row, HEADINGS.depth)
  const where = { table: row.table, top, base, row }
  if (top !== null && base !== null) {
    if (base < top) report({ kind: 'reversed', ...where })
    const place = { top: Math.min(top, base), base: Math.max(top, base) }
    return { row, ...place, ...(base < top && { reversed: true }), label, series: 'zone' }
  }
  if (top === null && base !== null)
    report({ kind: 'no-top', ...where, ...unreadDepth(row, HEADINGS.zoneTop) })
  if (top !== null) report({ kind: 'no-base', ...where, ...unreadDepth(row, HEADINGS.zoneBase) })
  if (isUnset) report({ kind: 'zone-unset', ...where, top: tip })
  if (tip !== null && tip !== 0) return { row, top: tip, base: tip, label, series: 'tip' }
  if (isUnset) return null
  const unread = unreadDepth(row, HEADINGS.depth)
  if (top === null && base === null)
    report({ kind: tip === null ? 'no-depth' : 'no-response-zone', ...where, top: tip, ...unread })
  return null
}
