import { randomBytes } from 'node:crypto'
import { type KeyDescription, type KeyRequest, type KeyStore } from '../store/key-store.ts'
import { findKey, KEY_PREFIX_LENGTH } from '../keys/key-subjects.ts'
import { createKeyText, hashKey } from '../keys/key-text.ts'
import { asynchronous } from './asynchronous.ts'
import { describeKey, listKeys } from './key-rows.ts'
import { findSubjects, latestCompany } from './key-subjects.ts'
import { mustExist, openForWriting, refusing, type Connection } from './open.ts'

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

function createKey(connection: Connection, request: KeyRequest): KeyDescription & { key: string } {
  const { company, projects } = findSubjects(connection, request)
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
      key.slice(0, KEY_PREFIX_LENGTH),
      hashKey(key),
      JSON.stringify(request.scopes),
      projects && JSON.stringify(projects.map((project) => project.id)),
      request.rateLimit,
      new Date().toISOString(),
    )
  return { ...describeKey(connection, id), key }
}

function revokeKey(connection: Connection, id: string): KeyDescription {
  const key = findKey(listKeys(connection), id, connection.name)
  connection
    .prepare('UPDATE api_key SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
    .run(new Date().toISOString(), key.id)
  return describeKey(connection, key.id)
}
