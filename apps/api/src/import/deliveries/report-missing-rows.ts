import { basename } from 'node:path'
import { countOf, plural } from '@groundsheet/readings'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { ProjectPlan } from '../project/plan-projects.ts'
import type { ProjectTable, ProjectTerms } from '../project/open-tables.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { FILE_METADATA_GROUPS } from './file-metadata-groups.ts'
import { listNames, MAX_NAMED_ROWS, nameStoredRow } from './name-stored-rows.ts'

interface Imported {
  readonly store: WriteStore
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly terms: ProjectTerms
  /** Whether a row is in the newest files of this import. */
  readonly hasMetInNewest: (seq: number) => boolean
  readonly plan: Pick<ProjectPlan, 'ages'>
  /** Files of which the project has a newer delivery. */
  readonly olderFiles: ReadonlySet<ScannedFile>
}

/**
 * Names rows of earlier deliveries that the newest files lack in their groups, if this import has them. The
 * earlier deliveries may be of the same import.
 */
export async function reportMissingRows(imported: Imported, diagnostics: DiagnosticList): Promise<void> {
  const { store, tables, terms, hasMetInNewest, plan, olderFiles } = imported
  const files = plan.ages.at(-1)?.files ?? []
  const newest = files.at(-1)
  if (newest === undefined || olderFiles.has(newest)) return
  const groups = new Set(files.flatMap((file) => file.blocks.map(({ code }) => code)))
  const names: string[] = []
  let count = 0
  for (const [group, table] of tables) {
    const { stored } = table
    // What is never sent is not named.
    if (stored.code === null || !groups.has(group) || FILE_METADATA_GROUPS.includes(group)) continue
    for await (const page of storedPages(store, stored.seq))
      for (const row of page.filter(({ seq }) => !hasMetInNewest(seq)))
        if (++count <= MAX_NAMED_ROWS) names.push(nameStoredRow(table, row, terms))
  }
  if (count === 0) return
  const [where, how] =
    plan.ages.length === 1
      ? ['this import', 'import with --replace']
      : [basename(newest.source.path), 'import it alone with --replace']
  const message =
    `${countOf(count, 'row')} of earlier deliveries ${plural(count, 'is', 'are')} not in ${where}: ` +
    `${listNames(names, count)}. ${plural(count, 'It stays', 'They stay')}, also beside a row whose ` +
    'depth or other key was corrected'
  const advice =
    `If ${plural(count, 'it is', 'they are')} to go, ${how}, which removes all rows that are not in the ` +
    'files given'
  diagnostics.add({ file: newest.source.path, rule: 'rows-not-delivered', severity: 'note', message, advice })
}
