import type {
  CreatedKey,
  KeyDescription,
  KeyRequest,
  KeyStore,
  ListedKey,
  RotatedKeys,
  Rotation,
} from '../store/key-store.ts'
import { addEndedLinks, endOfNext, endOfPrevious, findKey, findRotatedKey } from '../keys/key-subjects.ts'
import { createKeyMaterial, type KeyMaterial } from '../keys/key-text.ts'
import { asynchronous } from './asynchronous.ts'
import { describeKey, listKeys } from './key-rows.ts'
import { findSubjects, latestCompany } from './key-subjects.ts'
import { readUsage } from './key-usage.ts'
import { mustExist, openForWriting, refusing, type Connection } from './open.ts'

/** Throws UserError if there is no database, since keys belong to companies. */
export function openKeyStore(path: string): KeyStore {
  mustExist(path)
  const connection = openForWriting(path)
  const others = asynchronous<Omit<KeyStore, 'create' | 'rotate'>>({
    list: () => listWithUsage(connection, path),
    latestCompany: () => latestCompany(connection),
    revoke: (id) => refusing(path, () => revokeKey(connection, id)),
    endLinks: (id, links) => refusing(path, () => endLinks(connection, id, links)),
    close: () => void connection.close(),
  })
  return {
    ...others,
    async create(request) {
      const material = await createKeyMaterial()
      return refusing(path, () => createKey(connection, request, material))
    },
    async rotate(id, rotation) {
      const material = await createKeyMaterial()
      return refusing(path, () => rotateKey(connection, id, rotation, material))
    },
  }
}

function listWithUsage(connection: Connection, path: string): ListedKey[] {
  const days = readUsage(path)
  return listKeys(connection).map((key) => ({ ...key, lastUsedOn: days.get(key.id) ?? null }))
}

function createKey(connection: Connection, request: KeyRequest, material: KeyMaterial): CreatedKey {
  const { company, projects } = findSubjects(connection, request)
  const projectIds = projects?.map((project) => project.id) ?? null
  return insertKey(connection, material, { ...request, companyId: company.id, projectIds })
}

interface NewKey extends Pick<KeyRequest, 'name' | 'rateLimit' | 'expiresAt'> {
  readonly companyId: string
  readonly scopes: readonly string[]
  readonly projectIds: readonly string[] | null
}

function insertKey(connection: Connection, material: KeyMaterial, made: NewKey): CreatedKey {
  const { id, key, prefix, hash, linkPublicKey } = material
  connection
    .prepare(
      `INSERT INTO api_key (id, company_id, name, prefix, hash, scopes, projects, rate_limit, created_at,
         expires_at, link_public_key)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      made.companyId,
      made.name,
      prefix,
      hash,
      JSON.stringify(made.scopes),
      made.projectIds && JSON.stringify(made.projectIds),
      made.rateLimit,
      new Date().toISOString(),
      made.expiresAt,
      linkPublicKey,
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

function endLinks(connection: Connection, id: string, links: readonly string[] | null): KeyDescription {
  const end = connection.transaction(() => {
    const key = findKey(listKeys(connection), id, connection.name)
    const now = new Date().toISOString()
    if (links === null) {
      connection
        .prepare(
          "UPDATE api_key SET link_epoch = link_epoch + 1, ended_links = '[]', links_changed_at = ? " +
            'WHERE id = ?',
        )
        .run(now, key.id)
    } else {
      const ended = connection
        .prepare<[string], string>('SELECT ended_links FROM api_key WHERE id = ?')
        .pluck()
        .get(key.id)
      connection
        .prepare('UPDATE api_key SET ended_links = ?, links_changed_at = ? WHERE id = ?')
        .run(addEndedLinks(ended ?? '[]', links), now, key.id)
    }
    return describeKey(connection, key.id)
  })
  return end.immediate()
}

function rotateKey(
  connection: Connection,
  id: string,
  rotation: Rotation,
  material: KeyMaterial,
): RotatedKeys {
  const rotate = connection.transaction(() => {
    const key = findRotatedKey(listKeys(connection), id, connection.name)
    const next = insertKey(connection, material, {
      ...key,
      ...accessOf(connection, key.id),
      expiresAt: endOfNext(key, rotation),
    })
    connection
      .prepare('UPDATE api_key SET expires_at = ? WHERE id = ?')
      .run(endOfPrevious(key, rotation), key.id)
    return { next, previous: describeKey(connection, key.id) }
  })
  return rotate.immediate()
}

/** As stored: of a project that is not in the database now, the id only is known. */
function accessOf(connection: Connection, keyId: string) {
  const row = connection
    .prepare<[string], { companyId: string; projects: string | null }>(
      'SELECT company_id AS companyId, projects FROM api_key WHERE id = ?',
    )
    .get(keyId)
  if (row === undefined) throw new Error(`key ${keyId}: not found in its own transaction`)
  const { companyId, projects } = row
  return { companyId, projectIds: projects === null ? null : (JSON.parse(projects) as string[]) }
}
