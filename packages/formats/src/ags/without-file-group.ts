import { countOf, plural } from '@groundsheet/readings'
import type { ExportTable } from '../source.ts'
import type { OnNote } from '../format.ts'
import { recordsOf } from './records.ts'

/**
 * The tables, with FILE only where rows refer to its files. It lists files of the FILE folder, which is not
 * imported, and AGS 4 rule 20 allows no entry without its file. But without FILE, no FILE_FSET could be
 * looked up when the folder of the delivery is put beside the file.
 */
export async function withoutFiles(tables: readonly ExportTable[], onNote: OnNote): Promise<ExportTable[]> {
  const others = tables.filter(({ group }) => group !== 'FILE')
  if (others.length === tables.length) return tables.map((table) => countReferences(table, onNote))
  const { length: count } = await recordsOf(tables, 'FILE')
  if (count > 0 && (await refersToFiles(others))) {
    onNote(
      `FILE: ${plural(count, '1 attached file is', `${countOf(count, 'attached file')} are`)} listed, and ` +
        'not with this file, since attached files are not imported (AGS 4 rule 20). Put the FILE folder of ' +
        'the delivery beside it, or export a .zip with --attached',
    )
    return [...tables]
  }
  const rows = countOf(count, 'row')
  onNote(
    `FILE: left out with ${rows}, since no row refers to its files, and attached files are not imported. ` +
      'Take the FILE group and folder from the delivery, or export a .zip with --attached',
  )
  return others
}

const placeOfReference = ({ headings }: ExportTable): number =>
  headings.findIndex(({ heading }) => heading === 'FILE_FSET')

const isReference = (value = ''): boolean => value.trim() !== ''

async function refersToFiles(tables: readonly ExportTable[]): Promise<boolean> {
  for (const table of tables) {
    const place = placeOfReference(table)
    if (place === -1) continue
    for await (const row of table.rows()) if (isReference(row[place])) return true
  }
  return false
}

function countReferences(table: ExportTable, onNote: OnNote): ExportTable {
  const place = placeOfReference(table)
  return place === -1 ? table : { ...table, rows: () => countFilled(table, place, onNote) }
}

async function* countFilled(table: ExportTable, place: number, onNote: OnNote) {
  let filled = 0
  for await (const row of table.rows()) {
    if (isReference(row[place])) filled++
    yield row
  }
  if (filled > 0)
    onNote(
      `${table.group}: FILE_FSET of ${countOf(filled, 'row')} refers to attached files that no group ` +
        'FILE lists (AGS 4 rule 20)',
    )
}
