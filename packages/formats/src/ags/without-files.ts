import { countOf } from '@groundsheet/readings'
import type { ExportTable } from '../source.ts'
import type { OnNote } from '../format.ts'
import { recordsOf } from './records.ts'

/**
 * The tables without FILE: it lists files of the FILE folder, which is not imported, and AGS 4 rule 20 allows
 * no entry without its file. Rows that refer to them keep their FILE_FSET, and are counted once written.
 */
export async function withoutFiles(tables: readonly ExportTable[], onNote: OnNote): Promise<ExportTable[]> {
  const { length: count } = await recordsOf(tables, 'FILE')
  if (tables.some(({ group }) => group === 'FILE'))
    onNote(
      `FILE: left out with ${count === 1 ? '1 row' : `${count} rows`}, since the attached files are not imported. ` +
        'Take the FILE group and folder from the delivery, or export with --attached',
    )
  return tables.filter(({ group }) => group !== 'FILE').map((table) => countReferences(table, onNote))
}

function countReferences(table: ExportTable, onNote: OnNote): ExportTable {
  const place = table.headings.findIndex(({ heading }) => heading === 'FILE_FSET')
  return place === -1 ? table : { ...table, rows: () => countFilled(table, place, onNote) }
}

async function* countFilled(table: ExportTable, place: number, onNote: OnNote) {
  let filled = 0
  for await (const row of table.rows()) {
    if ((row[place] ?? '').trim() !== '') filled++
    yield row
  }
  if (filled > 0)
    onNote(
      `${table.group}: FILE_FSET of ${countOf(filled, 'row')} refers to attached files, which are not with this ` +
        'file (AGS 4 rule 20)',
    )
}
