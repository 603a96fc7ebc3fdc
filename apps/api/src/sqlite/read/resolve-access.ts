import type { ResolvedAccess } from '../../store/read-store.ts'
import type { Statements } from '../statements.ts'

/** A company and projects of it, see `ReadStore.resolveAccess`. */
export function resolveAccess(
  statements: Statements,
  { company, projects }: { readonly company: string; readonly projects: readonly string[] | null },
): ResolvedAccess | null {
  const found = statements.one('SELECT id, name FROM company WHERE name = @company', { company }) as
    | { id: string; name: string }
    | undefined
  if (!found) return null
  return {
    companyName: found.name,
    access: { companyId: found.id, projectIds: projects && findProjects(statements, found.id, projects) },
  }
}

function findProjects(statements: Statements, company: string, projects: readonly string[]): string[] {
  const found = statements.many(
    `SELECT id FROM project WHERE company_id = @company
       AND (reference IN (SELECT value FROM json_each(@projects))
         OR id IN (SELECT value FROM json_each(@projects)))
     ORDER BY seq`,
    { company, projects: JSON.stringify(projects) },
  ) as { id: string }[]
  return found.map(({ id }) => id)
}
