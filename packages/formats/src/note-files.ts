import { plural } from '@groundsheet/readings'
import type { OnNote } from './format.ts'
import type { ExportSource, ExportTable } from './source.ts'

/**
 * The tables; once the rows of FILE are written, `onNote` gets a note that the files they name are not in the
 * export.
 */
export const noteFiles = <Table extends ExportTable>(tables: readonly Table[], onNote: OnNote): Table[] =>
  tables.map((table) => (table.group === 'FILE' ? { ...table, rows: () => countRows(table, onNote) } : table))

/** Says which groups without rows are not in the export. */
export function noteEmptyGroups(
  { emptyGroups = [] }: Pick<ExportSource, 'emptyGroups'>,
  onNote: OnNote,
): void {
  if (emptyGroups.length === 0) return
  const groups = plural(
    emptyGroups.length,
    '1 group without rows is',
    `${emptyGroups.length} groups without rows are`,
  )
  onNote(`${groups} not in this export (the AGS format writes their headings): ${emptyGroups.join(', ')}`)
}

async function* countRows(table: ExportTable, onNote: OnNote) {
  let count = 0
  for await (const row of table.rows()) {
    count++
    yield row
  }
  if (count === 0) return
  const files = plural(count, '1 attached file, which is', `${count} attached files, which are`)
  onNote(
    `FILE lists ${files} not in this export, since attached files are not imported. Take the FILE ` +
      'folder from the delivery',
  )
}
