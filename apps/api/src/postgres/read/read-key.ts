import type { Scope } from '@groundsheet/contract'
import type { FoundKey } from '../../store/read-store.ts'
import type { ReadSession } from './read-session.ts'

interface KeyRow {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
  readonly scopes: string
  readonly projects: string | null
  readonly rateLimit: number | null
  readonly expiresAt: string | null
}

const SELECT = `SELECT api_key.id, company.id AS "companyId", company.name AS "companyName", scopes, projects,
    rate_limit AS "rateLimit", expires_at AS "expiresAt"
  FROM api_key JOIN company ON company.id = api_key.company_id WHERE hash = $1 AND revoked_at IS NULL`

/** Finds keys, and caches them until the version changes. `readVersion` null: a change may go unnoticed now. */
export function createKeyFinder(
  session: ReadSession,
  readVersion: () => string | null,
): (hash: Uint8Array) => Promise<FoundKey | null> {
  const known = new Map<string, FoundKey>()
  let lastVersion: string | null = null
  let unknown = 0
  return async (hash) => {
    // Read before the key, so that a change between the two empties the cache at the next request.
    const version = readVersion()
    if (version === null || version !== lastVersion) known.clear()
    lastVersion = version
    const name = Buffer.from(hash).toString('latin1')
    const remembered = known.get(name)
    if (remembered) return remembered
    const [row] = await session.many<KeyRow>(SELECT, [hash])
    if (row === undefined) return null
    const key = { ...toKey(row), version: version ?? `unknown ${++unknown}` }
    if (version !== null && lastVersion === version) known.set(name, key)
    return key
  }
}

const toKey = ({ id, companyId, companyName, scopes, projects, rateLimit, expiresAt }: KeyRow) => ({
  id,
  companyName,
  scopes: JSON.parse(scopes) as Scope[],
  access: { companyId, projectIds: projects === null ? null : (JSON.parse(projects) as string[]) },
  rateLimit,
  endsAt: expiresAt === null ? null : Date.parse(expiresAt),
})
