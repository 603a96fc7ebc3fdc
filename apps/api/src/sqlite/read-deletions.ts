import type { ProjectList } from './read-project-list.ts'
import type { Statements } from './statements.ts'

const SOURCE = { table: 'deletion', owner: 'project_seq', index: 'deletion_by_update' }

const ITEM = `'{"table":' || json_quote(code) || ',"id":"' || lower(hex(id)) || '","locationId":' ||
  json_quote(loca_id) || ',"deletedAt":"' || updated_at || '"' ||
  CASE WHEN replaced_by IS NULL THEN '' ELSE ',"replacedBy":"' || lower(hex(replaced_by)) || '"' END`

/** Removed rows of the tables that the company sends, in the order of their removal. */
export const DELETIONS: ProjectList = {
  from: SOURCE.table,
  where: 'code IS NOT NULL',
  item: ITEM,
  source: SOURCE,
}

/** Whether rows of the table were removed, so that it is known although it is empty now. */
export function hasDeletions(statements: Statements, project: number, code: string): boolean {
  const sql = 'SELECT 1 FROM deletion WHERE project_seq = @project AND code = @code LIMIT 1'
  return statements.one(sql, { project, code }) !== undefined
}
