import { listedText } from '@groundsheet/readings'
import { commandText } from '../common/command-text.ts'
import { suggestionHint } from '../common/suggest-word.ts'
import { UserError } from '../common/user-error.ts'
import type { KeyDescription, KeyProject, Rotation } from '../store/key-store.ts'

/** The company that a key is created for. */
export interface KeyCompany {
  readonly id: string
  readonly name: string
}

/** Throws UserError, with the nearest name and the existing ones. `database`: its address, for the advice. */
export function findCompany(companies: readonly KeyCompany[], name: string, database: string): KeyCompany {
  const found = companies.find((company) => company.name === name)
  if (found) return found
  const names = companies.map((company) => company.name)
  throw new UserError(`--company ${quote(name)}: is not in the database${known(database, name, names)}`)
}

/** By reference or id. Throws UserError. `projects`: of the company. */
export function findProjects(
  projects: readonly KeyProject[],
  stated: readonly string[],
  { company, database }: { readonly company: KeyCompany; readonly database: string },
): KeyProject[] {
  return [...new Set(stated)].map((text) => {
    const found = projects.find(({ id, projectId }) => projectId === text || id === text)
    if (found) return found
    const references = projects.map(({ projectId }) => projectId)
    throw new UserError(
      `--projects ${quote(text)}: is not a project of ${company.name}${known(database, text, references)}`,
    )
  })
}

/** By id or the beginning of one. Throws UserError. */
export function findKey(keys: readonly KeyDescription[], id: string, database: string): KeyDescription {
  const found = keys.filter((key) => key.id.startsWith(id))
  const [key] = found
  if (!key || id === '') {
    const list = commandText(['keys', 'list'], { database })
    throw new UserError(`${quote(id)}: there is no such key. List the keys with: ${list}`)
  }
  if (found.length > 1)
    throw new UserError(`${quote(id)}: ${found.length} keys start with this. Type more of the id.`)
  return key
}

/** By the beginning of its id. A key that nobody can use has no successor. Throws UserError. */
export function findRotatedKey(
  keys: readonly KeyDescription[],
  id: string,
  database: string,
): KeyDescription {
  const key = findKey(keys, id, database)
  if (key.revokedAt !== null) throw cannotRotate(key, `was revoked at ${key.revokedAt}`)
  if (key.expiresAt !== null && Date.parse(key.expiresAt) <= Date.now())
    throw cannotRotate(key, `ended at ${key.expiresAt}`)
  return key
}

const cannotRotate = ({ name, id }: KeyDescription, reason: string): UserError =>
  new UserError(`${quote(name)} (${id}): ${reason}. Make another with keys create.`)

/** Rotating never makes a key valid for longer. */
export const endOfPrevious = ({ expiresAt }: KeyDescription, { previousUntil }: Rotation): string =>
  expiresAt !== null && Date.parse(expiresAt) < Date.parse(previousUntil) ? expiresAt : previousUntil

/** End of the next key: as stated, else after as long a time as the key before it was made for. */
export function endOfNext({ createdAt, expiresAt }: KeyDescription, rotation: Rotation): string | null {
  if (rotation.expiresAt !== null || expiresAt === null) return rotation.expiresAt
  return new Date(Date.now() + Date.parse(expiresAt) - Date.parse(createdAt)).toISOString()
}

const LINK_ID = /^[0-9a-f]{24}$/

/** The stored ids and these. Throws UserError. */
export function addEndedLinks(stored: string, links: readonly string[]): string {
  const wrong = links.find((link) => !LINK_ID.test(link))
  if (wrong !== undefined) throw new UserError(`${quote(wrong)}: is not a link id (24 hexadecimal digits).`)
  return JSON.stringify([...new Set([...(JSON.parse(stored) as string[]), ...links])])
}

const MAX_LISTED_NAMES = 12

function known(database: string, name: string, names: readonly string[]): string {
  if (names.length === 0)
    return `. There is none yet. Import files with: ${commandText(['import', 'FILE'], { database })}`
  const listed = listedText(names.slice(0, MAX_LISTED_NAMES).map(quote), names.length)
  return `${suggestionHint(name, names)} Known: ${listed}`.replace(/^ Known/, '. Known')
}

const quote = (text: string): string => JSON.stringify(text)
