import type { JsonPage, PageRequest, AccessScope } from '../store/read-store.ts'
import type { AnnotationTable } from './write-annotations.ts'
import { readPage } from './read-page.ts'
import { findProject } from './read-projects.ts'
import type { Statements } from './statements.ts'

/** Lists of a project that are short enough to be filtered in creation order. */
export function readProjectItems(
  statements: Statements,
  table: AnnotationTable | 'delivery',
  access: AccessScope,
  projectId: string,
  page: PageRequest,
): JsonPage | null {
  const owner = findProject(statements, access, projectId)
  if (owner === null) return null
  return readPage(
    statements,
    { from: table, where: 'project_seq = +@owner', item: 'body', binding: { owner } },
    page,
  )
}

/** Icons belong to the company, so any project of it gives access to them. */
export function readIcon(statements: Statements, access: AccessScope, id: string): string | null {
  const sql = 'SELECT svg FROM icon WHERE id = @id AND company_id = @company'
  const found = statements.one(sql, { id, company: access.companyId }) as { svg: string } | undefined
  return found?.svg ?? null
}
