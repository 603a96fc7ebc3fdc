import type { StoredProject } from '../../store/write/projects.ts'
import type { ProjectReport } from '../report.ts'
import { countRows } from './count-rows.ts'
import { listChanges, type TableChanges } from './list-changes.ts'
import type { ProjectTerms } from './open-tables.ts'
import type { ProjectContext } from './project-context.ts'
import type { RemovedRows } from './remove-unseen.ts'

export type RowsReport = Pick<
  ProjectReport,
  'rows' | 'rowsByGroup' | 'changes' | 'changedRowsNotListed' | 'removals' | 'removedRowsNotListed'
>

interface Done {
  /** Numbers of rows by group. */
  readonly added: ReadonlyMap<string, number>
  readonly removed: RemovedRows
}

/** Counts and lists what an import did to rows. */
export async function summariseRows(
  project: StoredProject,
  terms: ProjectTerms,
  { added, removed }: Done,
  { store, publicCodes, codesBefore }: ProjectContext,
): Promise<RowsReport> {
  await store.rows.changes.restoreUnchanged()
  const tables = await store.tables.all(project.seq)
  const changes: TableChanges[] = []
  for (const table of tables) changes.push(await listChanges(store, table, terms, codesBefore ?? publicCodes))
  await store.rows.clearChanges()
  const totals = Object.fromEntries(tables.map(({ group, rows }) => [group, rows]))
  const changed = new Map(changes.map(({ group, rows }) => [group, rows]))
  return {
    ...countRows(totals, { added, changed, removed: removed.counts }),
    changes: changes.flatMap(({ values }) => values),
    changedRowsNotListed: changes.reduce((sum, { rowsNotListed }) => sum + rowsNotListed, 0),
    removals: removed.listed,
    removedRowsNotListed:
      removed.counts.values().reduce((sum, rows) => sum + rows, 0) - removed.listed.length,
  }
}
