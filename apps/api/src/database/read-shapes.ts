import type { JsonPage, PageRequest, Reach } from '../store/read-store.ts'
import { readPage } from './read-page.ts'
import { findProject } from './read-projects.ts'
import type { Statements } from './statements.ts'

/** What is drawn on the map of a project: few enough that creation order serves every question. */
export function readShapes(
  statements: Statements,
  table: 'boundary' | 'location_group',
  reach: Reach,
  projectId: string,
  page: PageRequest,
): JsonPage | null {
  const owner = findProject(statements, reach, projectId)
  if (owner === null) return null
  return readPage(
    statements,
    { from: table, where: 'project_seq = +@owner', item: 'body', binding: { owner } },
    page,
  )
}

/** Icons belong to the company: no project hides them. */
export function readIcon(statements: Statements, reach: Reach, id: string): string | null {
  const sql = 'SELECT svg FROM icon WHERE id = @id AND company_id = @company'
  const found = statements.one(sql, { id, company: reach.companyId }) as { svg: string } | undefined
  return found?.svg ?? null
}
