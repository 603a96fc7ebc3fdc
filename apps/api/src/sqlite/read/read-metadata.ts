import { DESCRIBING_GROUPS_SQL } from '../../store/describing-groups.ts'
import type { ProjectList } from './read-project-list.ts'
import type { Statements } from '../statements.ts'

/**
 * The code of a group that belongs to no hole; null: its rows are not sent, as of DESCRIBING_GROUPS where
 * something has no code.
 */
export const sentCode = (
  table: string,
): string => `CASE WHEN ${table}.group_code IN (${DESCRIBING_GROUPS_SQL}) AND EXISTS (
  SELECT 1 FROM project JOIN company ON company.id = company_id, json_tree(configuration) AS member
  WHERE project.seq = ${table}.project_seq AND member.key = 'code' AND member.type = 'null')
  THEN NULL ELSE ${table}.code END`

/** Groups whose rows belong to no hole, with the newest update of their rows. */
const GROUPS = `(SELECT seq, project_seq, ${sentCode('data_table')} AS code, rows, name,
  (SELECT max(updated_at) FROM data_row WHERE table_seq = data_table.seq) AS updated_at
  FROM data_table WHERE addressable = 0 AND rows > 0)`

const ITEM = `'{"code":' || json_quote(code) || ',"rows":' || rows || ',"name":' || json_quote(name)
  || ',"updatedAt":' || json_quote(updated_at)`

export const METADATA: ProjectList = { from: GROUPS, item: ITEM }

/** The table of a group that belongs to no hole and is sent; null: not found, or without rows. */
export function findMetadataTable(statements: Statements, project: number, code: string): number | null {
  const sql = `SELECT seq FROM data_table
    WHERE project_seq = @project AND addressable = 0 AND rows > 0 AND ${sentCode('data_table')} = @code`
  const found = statements.one(sql, { project, code }) as { seq: number } | undefined
  return found?.seq ?? null
}
