import { join } from 'node:path'
import { exportProject } from '../../src/export/export-project.ts'
import type { ImportReport } from '../../src/import/index.ts'
import { createWorkspace, type Workspace } from '../import/workspace.ts'

export async function exportAll(
  workspace: Workspace,
  { company, projects }: ImportReport,
): Promise<string[]> {
  const paths: string[] = []
  for (const { projectId } of projects) {
    const out = join(workspace.folder, `export ${paths.length}.ags`)
    const shared = { database: await workspace.stored(), project: projectId, company }
    await exportProject({ ...shared, format: 'ags', out, keepLineBreaks: true })
    paths.push(out)
  }
  return paths
}

/** Group, id and values of every row, including values that are never sent. */
export function rowsOf(workspace: Workspace) {
  const rows = workspace.read((connection) =>
    connection
      .prepare<[], { group: string; id: string; body: string; internal: string | null }>(
        `SELECT group_code AS "group", lower(hex(id)) AS id, body, internal FROM data_row
         JOIN data_table ON data_table.seq = table_seq ORDER BY project_seq, "group", data_row.seq`,
      )
      .all(),
  )
  return rows.map(({ group, id, body, internal }) => {
    const { data } = JSON.parse(`${body}}`) as { data: Record<string, string> }
    return { group, id, values: { ...data, ...(JSON.parse(internal ?? '{}') as Record<string, string>) } }
  })
}

/** The sample and real files are imported three times each. */
export const TIMEOUT_MS = 180_000

export const UNCHANGED = { added: 0, changed: 0, removed: 0 }

/** Imports, exports, imports the export into the same and into a new database. */
export async function exportAndImport(paths: string | string[]) {
  const workspace = createWorkspace()
  const other = createWorkspace()
  const report = await workspace.import(paths)
  const exported = await exportAll(workspace, report)
  const before = rowsOf(workspace)
  const again = await workspace.import(exported, { company: report.company })
  const fresh = await other.import(exported, { company: report.company })
  return { workspace, other, report, exported, before, again, fresh }
}
