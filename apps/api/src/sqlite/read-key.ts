import type { Scope } from '@groundsheet/contract'
import type { ApiKey, FoundKey } from '../store/read-store.ts'
import type { Statements } from './statements.ts'

interface KeyRow {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
  readonly scopes: string
  readonly projects: string | null
  readonly rateLimit: number | null
  readonly expiresAt: string | null
}

/**
 * Finds keys, and caches them until the next commit, so that a revoked key ends at once.
 * Only existing keys are cached, so the cache stays small.
 */
export function createKeyFinder(
  statements: Statements,
  readVersion: () => string,
): (hash: Uint8Array) => FoundKey | null {
  const known = new Map<string, FoundKey>()
  let lastVersion = ''
  return (hash) => {
    // Read before the key, so that a commit between the two empties the cache at the next request.
    const version = readVersion()
    if (version !== lastVersion) known.clear()
    lastVersion = version
    const name = Buffer.from(hash).toString('latin1')
    const remembered = known.get(name)
    if (remembered) return remembered
    const key = readKey(statements, hash)
    if (key === null) return null
    const found = { ...key, version }
    known.set(name, found)
    return found
  }
}

/** One query on one index, so that unknown and revoked keys take the same time. */
function readKey(statements: Statements, hash: Uint8Array): ApiKey | null {
  const row = statements.one(
    `SELECT api_key.id, company.id AS companyId, company.name AS companyName,
       api_key.scopes, api_key.projects, api_key.rate_limit AS rateLimit,
       api_key.expires_at AS expiresAt
     FROM api_key JOIN company ON company.id = api_key.company_id
     WHERE api_key.hash = @hash AND api_key.revoked_at IS NULL`,
    { hash },
  ) as KeyRow | undefined
  if (!row) return null
  const projectIds = row.projects === null ? null : (JSON.parse(row.projects) as string[])
  return {
    id: row.id,
    companyName: row.companyName,
    scopes: JSON.parse(row.scopes) as Scope[],
    access: { companyId: row.companyId, projectIds },
    rateLimit: row.rateLimit,
    endsAt: row.expiresAt === null ? null : Date.parse(row.expiresAt),
  }
}
