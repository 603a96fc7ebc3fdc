import { dictionaryOf } from '@groundsheet/ags'
import type { ExportSource, ExportTable } from '../source.ts'
import { completeGroups, projRow } from './complete-groups.ts'
import { addRecords } from './records.ts'
import { writeGroup } from './write-group.ts'

/**
 * The project as an AGS file, UTF-8 without a mark: AGS3 as it was delivered, AGS4 with what its definitions lack. Groups, headings
 * and rows keep their order; what was added comes at the end.
 */
export async function* writeAgsFile(source: ExportSource): AsyncGenerator<string> {
  const { edition } = source.project
  const tables = edition === 'AGS4' ? await completeGroups(source) : withProject(source)
  for (const table of tables) yield* writeGroup(edition, table)
}

/** The edition 3 asks for no more than that a file says what project it is of. */
function withProject({ tables, project }: ExportSource): ExportTable[] {
  if (tables.some(({ group }) => group === 'PROJ')) return [...tables]
  return addRecords(tables, dictionaryOf('AGS3'), 'PROJ', [projRow(project)])
}
