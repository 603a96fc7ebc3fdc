import { randomBytes } from 'node:crypto'
import { commandText } from '../common/command-text.ts'
import { type KeyDescription, type KeyRequest, type KeyStore } from '../store/key-store.ts'
import { createKeyText, hashKey } from '../keys/key-text.ts'
import { asynchronous } from './asynchronous.ts'
import { describeKey, listKeys } from './key-rows.ts'
import { findCompany, findProjects, latestCompany } from './key-subjects.ts'
import { mustExist, openForWriting, refusing, type Connection } from './open.ts'
import { UserError } from '../common/user-error.ts'

/** Throws UserError if there is no database, since keys belong to companies. */
export function openKeyStore(path: string): KeyStore {
  mustExist(path)
  const connection = openForWriting(path)
  return asynchronous<KeyStore>({
    create: (request) => refusing(path, () => createKey(connection, request)),
    list: () => listKeys(connection),
    latestCompany: () => latestCompany(connection),
    revoke: (id) => refusing(path, () => revokeKey(connection, id)),
    close: () => void connection.close(),
  })
}

/** Enough of a key to identify it in a list, too little to guess the rest. */
const PREFIX_LENGTH = 9

function createKey(connection: Connection, request: KeyRequest): KeyDescription & { key: string } {
  const company = findCompany(connection, request.company)
  const projects = request.projects === null ? null : findProjects(connection, company, request.projects)
  const key = createKeyText()
  const id = randomBytes(12).toString('hex')
  connection
    .prepare(
      `INSERT INTO api_key (id, company_id, name, prefix, hash, scopes, projects, rate_limit, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      company.id,
      request.name,
      key.slice(0, PREFIX_LENGTH),
      hashKey(key),
      JSON.stringify(request.scopes),
      projects && JSON.stringify(projects.map((project) => project.id)),
      request.rateLimit,
      new Date().toISOString(),
    )
  return { ...describeKey(connection, id), key }
}

function revokeKey(connection: Connection, id: string): KeyDescription {
  const found = listKeys(connection).filter((key) => key.id.startsWith(id))
  const [key] = found
  if (!key || id === '') {
    const list = commandText(['keys', 'list'], { database: connection.name })
    throw new UserError(`${JSON.stringify(id)}: there is no such key. List the keys with: ${list}`)
  }
  if (found.length > 1)
    throw new UserError(`${JSON.stringify(id)}: ${found.length} keys start with this. Type more of the id.`)
  connection
    .prepare('UPDATE api_key SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
    .run(new Date().toISOString(), key.id)
  return describeKey(connection, key.id)
}
