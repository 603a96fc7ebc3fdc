import { commandText } from '../common/command-text.ts'
import { nearMissHint } from '../common/near-miss.ts'
import { type KeyProject } from '../store/key-store.ts'
import type { Connection } from './open.ts'
import { UserError } from '../common/user-error.ts'

/** The company and projects that a key is created for. */
interface Company {
  readonly id: string
  readonly name: string
}

/** Throws UserError, with the nearest name and the existing ones. */
export function findCompany(connection: Connection, name: string): Company {
  const companies = connection.prepare<[], Company>('SELECT id, name FROM company ORDER BY name').all()
  const found = companies.find((company) => company.name === name)
  if (found) return found
  throw new UserError(
    `--company ${quote(name)}: is not in the database${known(
      connection,
      name,
      companies.map((one) => one.name),
    )}`,
  )
}

/** By reference or id. Throws UserError. */
export function findProjects(
  connection: Connection,
  company: Company,
  wanted: readonly string[],
): KeyProject[] {
  const projects = connection
    .prepare<[string], KeyProject>(
      'SELECT id, reference AS projectId, name FROM project WHERE company_id = ? ORDER BY seq',
    )
    .all(company.id)
  return [...new Set(wanted)].map((text) => {
    const found = projects.find(({ id, projectId }) => projectId === text || id === text)
    if (found) return found
    const references = projects.map(({ projectId }) => projectId)
    throw new UserError(
      `--projects ${quote(text)}: is no project of ${company.name}${known(connection, text, references)}`,
    )
  })
}

const MAX_LISTED_NAMES = 12

function known(connection: Connection, name: string, names: readonly string[]): string {
  if (names.length === 0)
    return `. There is none yet. Import files with: ${commandText(['import', 'FILE'], { database: connection.name })}`
  const more = names.length > MAX_LISTED_NAMES ? `, and ${names.length - MAX_LISTED_NAMES} more` : ''
  return `${nearMissHint(name, names)} Known: ${names.slice(0, MAX_LISTED_NAMES).map(quote).join(', ')}${more}`.replace(
    /^ Known/,
    '. Known',
  )
}

const quote = (text: string): string => JSON.stringify(text)

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
