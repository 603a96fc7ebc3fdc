import { countOf } from '@groundsheet/readings'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { ProjectPlan } from '../project/plan-projects.ts'
import type { ProjectTable, ProjectTerms } from '../project/open-tables.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { ABOUT_THE_FILE } from './about-the-file.ts'
import { listNames, MAX_NAMED, nameStoredRow } from './name-stored-rows.ts'

interface Imported {
  readonly store: WriteStore
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly terms: ProjectTerms
  /** Whether a row is in this import. */
  readonly hasMet: (seq: number) => boolean
  readonly plan: Pick<ProjectPlan, 'files'>
  /** Files of which the project has a newer delivery. */
  readonly olderFiles: ReadonlySet<ScannedFile>
}

/** Names rows of earlier deliveries that this import, if it has the newest, lacks in its groups. */
export async function reportMissingRows(imported: Imported, diagnostics: DiagnosticList): Promise<void> {
  const { store, tables, terms, hasMet, plan, olderFiles } = imported
  const newest = plan.files.at(-1)
  if (newest === undefined || olderFiles.has(newest)) return
  const groups = new Set(plan.files.flatMap((file) => file.blocks.map(({ code }) => code)))
  const names: string[] = []
  let count = 0
  for (const [group, table] of tables) {
    const { stored } = table
    // What is never sent is not named.
    if (stored.code === null || !groups.has(group) || ABOUT_THE_FILE.includes(group)) continue
    for await (const page of storedPages(store, stored.seq))
      for (const row of page.filter(({ seq }) => !hasMet(seq)))
        if (++count <= MAX_NAMED) names.push(nameStoredRow(table, row, terms))
  }
  if (count === 0) return
  const message =
    `${countOf(count, 'row')} of earlier deliveries ${count === 1 ? 'is' : 'are'} not in this import: ${listNames(names, count)}. ` +
    'They stay; --replace removes them'
  diagnostics.add({ file: newest.source.path, rule: 'rows-not-delivered', severity: 'note', message })
}
