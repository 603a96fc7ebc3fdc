import { createKeyMaterial } from '../keys/key-text.ts'
import {
  addEndedLinks,
  endOfNext,
  endOfPrevious,
  findCompany,
  findKey,
  findProjects,
  findRotatedKey,
} from '../keys/key-subjects.ts'
import type {
  CreatedKey,
  KeyDescription,
  KeyProject,
  KeyRequest,
  KeyStore,
  ListedKey,
  RotatedKeys,
  Rotation,
} from '../store/key-store.ts'
import { readAddress } from './address.ts'
import { connect, type Connection } from './connection.ts'
import { refusing } from './errors.ts'
import { requireTables } from './migrate.ts'
import { announceChange } from './versions.ts'

/** Throws UserError if there are no tables, since keys belong to companies. */
export function openKeyStore(address: string): KeyStore {
  const read = readAddress(address)
  let connecting: Promise<Connection> | null = null
  const open = async () => {
    const connection = await connect(read)
    try {
      await requireTables(connection)
    } catch (error) {
      // An open connection would keep the process alive after it has reported the error.
      await connection.client.end()
      throw error
    }
    return connection
  }
  const withConnection = <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
    refusing(read.shown, async () => work(await (connecting ??= open())))
  return {
    create: (request) => withConnection((connection) => createKey(connection, request)),
    list: () => withConnection(listWithUsage),
    latestCompany: () => withConnection(latestCompany),
    revoke: (id) => withConnection((connection) => revokeKey(connection, id)),
    endLinks: (id, links) => withConnection((connection) => endLinks(connection, id, links)),
    rotate: (id, rotation) => withConnection((connection) => rotateKey(connection, id, rotation)),
    async close() {
      const connection = await connecting?.catch(() => null)
      await connection?.client.end()
    },
  }
}

type KeyRow = Omit<KeyDescription, 'scopes' | 'projects'> & {
  readonly companyId: string
  readonly scopes: string
  readonly projects: string | null
}

async function listKeys(connection: Connection): Promise<KeyDescription[]> {
  const keys = await connection.many<KeyRow>(
    `SELECT api_key.id, api_key.name, prefix, company.name AS company, company.id AS "companyId", scopes,
       projects, rate_limit AS "rateLimit", api_key.created_at AS "createdAt", expires_at AS "expiresAt",
       revoked_at AS "revokedAt", link_public_key IS NOT NULL AS "makesLinks"
     FROM api_key JOIN company ON company.id = api_key.company_id
     ORDER BY api_key.created_at COLLATE "C", api_key.id`,
  )
  const described: KeyDescription[] = []
  for (const { companyId, scopes, projects, ...key } of keys) {
    const known = projects === null ? null : await projectsOf(connection, companyId)
    described.push({
      ...key,
      scopes: JSON.parse(scopes) as string[],
      projects: known === null ? null : named(JSON.parse(projects ?? '[]') as string[], known),
    })
  }
  return described
}

async function listWithUsage(connection: Connection): Promise<ListedKey[]> {
  const used = await connection.many<{ id: string; day: string }>('SELECT key_id AS id, day FROM key_usage')
  const days = new Map(used.map(({ id, day }) => [id, day]))
  return (await listKeys(connection)).map((key) => ({ ...key, lastUsedOn: days.get(key.id) ?? null }))
}

const named = (ids: readonly string[], known: readonly KeyProject[]): KeyProject[] =>
  ids.flatMap((id) => known.find((project) => project.id === id) ?? [])

const projectsOf = (connection: Connection, companyId: string): Promise<KeyProject[]> =>
  connection.many(
    'SELECT id, reference AS "projectId", name FROM project WHERE company_id = $1 ORDER BY seq',
    [companyId],
  )

async function describeKey(connection: Connection, id: string): Promise<KeyDescription> {
  const found = (await listKeys(connection)).find((key) => key.id === id)
  if (found === undefined) throw new Error(`key ${id}: not found after it was written`)
  return found
}

async function createKey(connection: Connection, request: KeyRequest): Promise<CreatedKey> {
  const database = connection.address.shown
  const companies = await connection.many<{ id: string; name: string }>(
    'SELECT id, name FROM company ORDER BY name',
  )
  const company = findCompany(companies, request.company, database)
  const projects =
    request.projects === null
      ? null
      : findProjects(await projectsOf(connection, company.id), request.projects, { company, database })
  const projectIds = projects?.map((project) => project.id) ?? null
  return changeKeys(connection, () =>
    insertKey(connection, { ...request, companyId: company.id, projectIds }),
  )
}

interface NewKey extends Pick<KeyRequest, 'name' | 'rateLimit' | 'expiresAt'> {
  readonly companyId: string
  readonly scopes: readonly string[]
  readonly projectIds: readonly string[] | null
}

async function insertKey(connection: Connection, made: NewKey): Promise<CreatedKey> {
  const { id, key, prefix, hash, linkPublicKey } = await createKeyMaterial()
  await connection.run(
    `INSERT INTO api_key (id, company_id, name, prefix, hash, scopes, projects, rate_limit, created_at,
       expires_at, link_public_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
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
    ],
  )
  return { ...(await describeKey(connection, id)), key }
}

async function revokeKey(connection: Connection, id: string): Promise<KeyDescription> {
  const key = findKey(await listKeys(connection), id, connection.address.shown)
  return changeKeys(connection, async () => {
    await connection.run('UPDATE api_key SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
      key.id,
      new Date().toISOString(),
    ])
    return describeKey(connection, key.id)
  })
}

const endLinks = (
  connection: Connection,
  id: string,
  links: readonly string[] | null,
): Promise<KeyDescription> =>
  changeKeys(connection, async () => {
    const key = findKey(await listKeys(connection), id, connection.address.shown)
    const now = new Date().toISOString()
    if (links === null) {
      await connection.run(
        "UPDATE api_key SET link_epoch = link_epoch + 1, ended_links = '[]', links_changed_at = $2 " +
          'WHERE id = $1',
        [key.id, now],
      )
    } else {
      const row = await connection.one<{ ended: string }>(
        'SELECT ended_links AS ended FROM api_key WHERE id = $1',
        [key.id],
      )
      await connection.run('UPDATE api_key SET ended_links = $2, links_changed_at = $3 WHERE id = $1', [
        key.id,
        addEndedLinks(row?.ended ?? '[]', links),
        now,
      ])
    }
    return describeKey(connection, key.id)
  })

const rotateKey = (connection: Connection, id: string, rotation: Rotation): Promise<RotatedKeys> =>
  changeKeys(connection, async () => {
    const key = findRotatedKey(await listKeys(connection), id, connection.address.shown)
    const next = await insertKey(connection, {
      ...key,
      ...(await accessOf(connection, key.id)),
      expiresAt: endOfNext(key, rotation),
    })
    await connection.run('UPDATE api_key SET expires_at = $2 WHERE id = $1', [
      key.id,
      endOfPrevious(key, rotation),
    ])
    return { next, previous: await describeKey(connection, key.id) }
  })

/** As stored: of a project that is not in the database now, the id only is known. */
async function accessOf(connection: Connection, keyId: string) {
  const [row] = await connection.many<{ companyId: string; projects: string | null }>(
    'SELECT company_id AS "companyId", projects FROM api_key WHERE id = $1',
    [keyId],
  )
  if (row === undefined) throw new Error(`key ${keyId}: not found in its own transaction`)
  const { companyId, projects } = row
  return { companyId, projectIds: projects === null ? null : (JSON.parse(projects) as string[]) }
}

/** One change at a time, in one transaction. Servers notice it by the version of the keys. */
async function changeKeys<T>(connection: Connection, change: () => Promise<T>): Promise<T> {
  await connection.run('BEGIN')
  try {
    // First, so that a second command waits here and then reads what this one has changed.
    await connection.run('UPDATE key_version SET version = version + 1')
    const result = await change()
    await announceChange(connection)
    await connection.run('COMMIT')
    return result
  } catch (error) {
    await connection.run('ROLLBACK')
    throw error
  }
}

async function latestCompany(connection: Connection): Promise<string | null> {
  const latest = await connection.one<{ name: string }>(
    'SELECT name FROM company WHERE version > 0 ORDER BY last_moment COLLATE "C" DESC, next_seq DESC LIMIT 1',
  )
  return latest?.name ?? null
}
