import { type KeyDescription, type KeyProject } from '../store/key-store.ts'
import type { Connection } from './open.ts'
import { UserError } from '../common/user-error.ts'

interface KeyRow extends Omit<KeyDescription, 'scopes' | 'projects' | 'makesLinks'> {
  readonly scopes: string
  readonly projects: string | null
  readonly makesLinks: number
}

const SELECT_KEY = `SELECT api_key.id, api_key.name, prefix, company.name AS company, scopes,
    (SELECT CASE WHEN api_key.projects IS NULL THEN NULL ELSE
      (SELECT json_group_array(json_object('id', value, 'projectId', project.reference, 'name', project.name))
       FROM json_each(api_key.projects) LEFT JOIN project ON project.id = value) END) AS projects,
    rate_limit AS rateLimit, api_key.created_at AS createdAt, expires_at AS expiresAt,
    revoked_at AS revokedAt, link_public_key IS NOT NULL AS makesLinks
  FROM api_key JOIN company ON company.id = api_key.company_id`

function describeRow({ scopes, projects, makesLinks, ...row }: KeyRow): KeyDescription {
  return {
    ...row,
    scopes: JSON.parse(scopes) as string[],
    projects: projects === null ? null : (JSON.parse(projects) as KeyProject[]),
    makesLinks: makesLinks === 1,
  }
}

export function describeKey(connection: Connection, id: string): KeyDescription {
  const row = connection.prepare<[string], KeyRow>(`${SELECT_KEY} WHERE api_key.id = ?`).get(id)
  if (!row) throw new UserError(`${id}: there is no such key`)
  return describeRow(row)
}

export function listKeys(connection: Connection): KeyDescription[] {
  return connection
    .prepare<[], KeyRow>(`${SELECT_KEY} ORDER BY api_key.created_at, api_key.id`)
    .all()
    .map(describeRow)
}
