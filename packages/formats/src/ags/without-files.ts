import type { ExportTable } from '../source.ts'
import type { OnNote } from '../format.ts'
import { recordsOf } from './records.ts'

/**
 * The tables without FILE: it lists files of the FILE folder, which is not imported, and AGS 4 rule 20 allows
 * no entry without its file.
 */
export async function withoutFiles(tables: readonly ExportTable[], onNote: OnNote): Promise<ExportTable[]> {
  const files = tables.find(({ group }) => group === 'FILE')
  if (files === undefined) return [...tables]
  const { length: count } = await recordsOf(tables, 'FILE')
  onNote(
    `FILE: left out with ${count === 1 ? '1 row' : `${count} rows`}, since the attached files are not imported. ` +
      'Take the FILE group and folder from the delivery, or export with --attached',
  )
  return tables.filter((table) => table !== files)
}
