import type { AccessScope, JsonPage, PageRequest } from '../store/read-store.ts'
import { findChanges, readPage } from './read-page.ts'
import { findProject } from './read-projects.ts'
import type { Statements } from './statements.ts'

const SOURCE = { table: 'deletion', owner: 'project_seq', index: 'deletion_by_update' }

const ITEM = `'{"table":' || json_quote(code) || ',"id":"' || lower(hex(id)) || '","locationId":' ||
  json_quote(loca_id) || ',"deletedAt":"' || updated_at || '"'`

/** Removed rows of the tables that the company sends, in the order of their removal. */
export function readDeletions(
  statements: Statements,
  access: AccessScope,
  projectId: string,
  page: PageRequest,
): JsonPage | null {
  const owner = findProject(statements, access, projectId)
  if (owner === null) return null
  const listing = {
    from: SOURCE.table,
    where: 'project_seq = +@owner AND code IS NOT NULL',
    item: ITEM,
    binding: { owner },
    changes: findChanges(statements, SOURCE, owner, page),
  }
  return readPage(statements, listing, page)
}

/** Whether rows of the table were removed, so that it is known although it is empty now. */
export function hasDeletions(statements: Statements, project: number, code: string): boolean {
  const sql = 'SELECT 1 FROM deletion WHERE project_seq = @project AND code = @code LIMIT 1'
  return statements.one(sql, { project, code }) !== undefined
}
