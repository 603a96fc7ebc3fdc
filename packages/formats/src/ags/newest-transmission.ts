import { findNewest, latestDate, readTransmission, type Transmission } from '@groundsheet/ags'
import type { OnNote } from '../format.ts'
import type { ExportTable, StatedTransmission } from '../source.ts'
import { recordsOf } from './records.ts'

/**
 * The tables with one row of TRAN (AGS 4 rule 14): that of the delivery that counts as the newest. Where none
 * is its row, the newest by date and issue, else the last.
 */
export async function keepNewestTransmission(
  tables: readonly ExportTable[],
  newest: StatedTransmission | null,
  onNote: OnNote,
): Promise<ExportTable[]> {
  const table = tables.find(({ group }) => group === 'TRAN')
  const records = await recordsOf(tables, 'TRAN')
  if (table === undefined || records.length < 2) return [...tables]
  const unit = table.headings.find(({ heading }) => heading === 'TRAN_DATE')?.unit ?? ''
  const all = records.map((record) => readTransmission(record, 'TRAN', { unit, latest: latestDate() }))
  const stated = newest === null ? -1 : findStated(all, newest)
  const wanted = stated === -1 ? findNewest(all) : stated
  onNote(`TRAN: the newest of ${records.length} transmissions was written; a file has one (AGS 4 rule 14)`)
  return tables.map((other) => (other === table ? { ...table, rows: () => onlyRow(table, wanted) } : other))
}

const NAMES = ['issue', 'date', 'status', 'producer', 'recipient', 'description'] as const

/**
 * The place of the row with this issue and date, of several the one with most other values too; -1: none has
 * them. Empty values of a row may have been filled from another delivery.
 */
function findStated(all: readonly Transmission[], stated: StatedTransmission): number {
  const { issue, date } = stated
  let best = { place: -1, same: -1 }
  for (const [place, one] of all.entries()) {
    if (one.issue !== (issue ?? '') || one.date !== (date ?? '')) continue
    const same = NAMES.filter((name) => one[name] === (stated[name] ?? '')).length
    if (same >= best.same) best = { place, same }
  }
  return best.place
}

async function* onlyRow(table: ExportTable, wanted: number) {
  let place = 0
  for await (const row of table.rows()) if (place++ === wanted) yield row
}
