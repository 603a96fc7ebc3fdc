import { findCompany, findProjects, type KeyCompany } from '../keys/key-subjects.ts'
import type { KeyProject, KeyRequest } from '../store/key-store.ts'
import type { Connection } from './open.ts'

/** What a key is created for; `projects` null: every project. Throws UserError. */
export function findSubjects(
  connection: Connection,
  request: Pick<KeyRequest, 'company' | 'projects'>,
): { company: KeyCompany; projects: KeyProject[] | null } {
  const database = connection.name
  const companies = connection.prepare<[], KeyCompany>('SELECT id, name FROM company ORDER BY name').all()
  const company = findCompany(companies, request.company, database)
  if (request.projects === null) return { company, projects: null }
  const projects = connection
    .prepare<[string], KeyProject>(
      'SELECT id, reference AS projectId, name FROM project WHERE company_id = ? ORDER BY seq',
    )
    .all(company.id)
  return { company, projects: findProjects(projects, request.projects, { company, database }) }
}

/** Name of the company imported last. */
export function latestCompany(connection: Connection): string | null {
  const latest = connection
    .prepare<[], { name: string }>(
      `SELECT company.name FROM company JOIN project ON project.company_id = company.id
       ORDER BY project.updated_at DESC, project.seq DESC LIMIT 1`,
    )
    .get()
  return latest?.name ?? null
}
