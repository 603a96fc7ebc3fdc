import type { ResolvedAccess } from '../../store/read-store.ts'
import type { ReadSession } from './read-session.ts'

/** A company and projects of it, see `ReadStore.resolveAccess`. */
export async function resolveAccess(
  session: ReadSession,
  { company, projects }: { readonly company: string; readonly projects: readonly string[] | null },
): Promise<ResolvedAccess | null> {
  const sql = 'SELECT id, name FROM company WHERE name = $1::text'
  const [found] = await session.many<{ id: string; name: string }>(sql, [company])
  if (!found) return null
  const projectIds = projects && (await findProjects(session, found.id, projects))
  return { companyName: found.name, access: { companyId: found.id, projectIds } }
}

async function findProjects(
  session: ReadSession,
  company: string,
  projects: readonly string[],
): Promise<string[]> {
  const sql = `SELECT id FROM project WHERE company_id = $1::text
    AND (reference = ANY($2::text[]) OR id = ANY($2::text[])) ORDER BY seq`
  const found = await session.many<{ id: string }>(sql, [company, projects])
  return found.map(({ id }) => id)
}
