import type { AccessScope } from '../../store/read-store.ts'
import { nearest } from './read-projects.ts'
import type { Statements } from '../statements.ts'

/** Icons belong to the company, so any project of it gives access to them. */
export function readIcon(statements: Statements, access: AccessScope, id: string): string | null {
  const sql = `SELECT svg FROM icon WHERE id = (SELECT id FROM ${nearest('icon', 'company_id')}
    WHERE (id = @id) & (company_id = @company))`
  const found = statements.one(sql, { id, company: access.companyId }) as { svg: string } | undefined
  return found?.svg ?? null
}
