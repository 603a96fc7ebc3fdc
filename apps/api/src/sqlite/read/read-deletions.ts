import { sentCode } from './read-metadata.ts'
import type { ProjectList } from './read-project-list.ts'
import type { Statements } from '../statements.ts'

const SOURCE = { table: 'deletion', owner: 'project_seq', index: 'deletion_by_update' }

const ITEM = `'{"table":' || json_quote(code) || ',"id":"' || lower(hex(id)) || '","locationId":' ||
  json_quote(loca_id) || ',"deletedAt":"' || updated_at || '"' ||
  CASE WHEN replaced_by IS NULL THEN '' ELSE ',"replacedBy":"' || lower(hex(replaced_by)) || '"' END`

/** Removed rows of the tables that the company sends, in the order of their removal. */
export const DELETIONS: ProjectList = {
  from: SOURCE.table,
  where: `${sentCode('deletion')} IS NOT NULL`,
  item: ITEM,
  source: SOURCE,
}

/**
 * Whether rows of the table were removed, so that it is known although it is empty now. A group that belongs
 * to no hole is no table of the API while it has rows.
 */
export const hasDeletions = (statements: Statements, project: number, code: string): boolean =>
  isListed(
    statements,
    project,
    code,
    `NOT EXISTS (SELECT 1 FROM data_table WHERE data_table.project_seq = @project
    AND data_table.code = @code AND addressable = 0 AND rows > 0)`,
  )

/** The same of a group that belongs to no hole. */
export const hasMetadataDeletions = (statements: Statements, project: number, code: string): boolean =>
  isListed(statements, project, code, "loca_id = ''")

/** All rows of a code are of one group, so that one of them shows whether the group is sent. */
function isListed(statements: Statements, project: number, code: string, condition: string): boolean {
  const sql = `SELECT 1 FROM deletion INDEXED BY deletion_by_code
    WHERE project_seq = @project AND code = @code AND ${condition} AND (SELECT ${sentCode('first')}
      FROM deletion AS first INDEXED BY deletion_by_code
      WHERE first.project_seq = @project AND first.code = @code LIMIT 1) = @code LIMIT 1`
  return statements.one(sql, { project, code }) !== undefined
}
