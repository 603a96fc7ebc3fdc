import type { StoredProject } from '../../store/write/projects.ts'
import type { ProjectReport } from '../report.ts'
import { countRows } from './count-rows.ts'
import { listChanges, type TableChanges } from './list-changes.ts'
import type { ProjectTerms } from './open-tables.ts'
import type { ProjectContext } from './project-context.ts'

export type RowsReport = Pick<ProjectReport, 'rows' | 'rowsByGroup' | 'changes' | 'changedRowsNotListed'>

/** Counts and lists what an import did to rows. `added` and `removed` are numbers of rows by group. */
export async function summariseRows(
  project: StoredProject,
  terms: ProjectTerms,
  done: Readonly<Record<'added' | 'removed', ReadonlyMap<string, number>>>,
  { store, publicCodes, codesBefore }: ProjectContext,
): Promise<RowsReport> {
  await store.rows.changes.restoreUnchanged()
  const tables = await store.tables.all(project.seq)
  const changes: TableChanges[] = []
  for (const table of tables) changes.push(await listChanges(store, table, terms, codesBefore ?? publicCodes))
  await store.rows.forgetChanges()
  const totals = Object.fromEntries(tables.map(({ group, rows }) => [group, rows]))
  const changed = new Map(changes.map(({ group, rows }) => [group, rows]))
  return {
    ...countRows(totals, { ...done, changed }),
    changes: changes.flatMap(({ values }) => values),
    changedRowsNotListed: changes.reduce((sum, { rowsNotListed }) => sum + rowsNotListed, 0),
  }
}
