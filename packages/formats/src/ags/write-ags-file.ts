import type { ExportSource } from '../source.ts'
import { completeAgs3 } from './complete-ags3.ts'
import { completeGroups } from './complete-groups.ts'
import { writeGroup } from './write-group.ts'

/**
 * The project as an AGS file, UTF-8 without a mark: AGS3 as it was delivered, AGS4 with what its definitions lack. Groups, headings
 * and rows keep their order; what was added comes at the end.
 */
export async function* writeAgsFile(source: ExportSource): AsyncGenerator<string> {
  const { edition } = source.project
  const tables = edition === 'AGS4' ? await completeGroups(source) : completeAgs3(source)
  for (const table of tables) yield* writeGroup(edition, table)
}
