import { findNewest, latestDate, readTransmission } from '@groundsheet/ags'
import type { OnNote } from '../format.ts'
import type { ExportTable } from '../source.ts'
import { recordsOf } from './records.ts'

/** The tables with one row of TRAN (AGS 4 rule 14): the newest by date and issue, else the last. */
export async function keepNewestTransmission(
  tables: readonly ExportTable[],
  onNote: OnNote,
): Promise<ExportTable[]> {
  const table = tables.find(({ group }) => group === 'TRAN')
  const records = await recordsOf(tables, 'TRAN')
  if (table === undefined || records.length < 2) return [...tables]
  const unit = table.headings.find(({ heading }) => heading === 'TRAN_DATE')?.unit ?? ''
  const all = records.map((record) => readTransmission(record, 'TRAN', { unit, latest: latestDate() }))
  const newest = findNewest(all)
  onNote(`TRAN: the newest of ${records.length} transmissions was written; a file has one (AGS 4 rule 14)`)
  return tables.map((other) => (other === table ? { ...table, rows: () => onlyRow(table, newest) } : other))
}

async function* onlyRow(table: ExportTable, wanted: number) {
  let place = 0
  for await (const row of table.rows()) if (place++ === wanted) yield row
}
