import type { Scope } from '@groundsheet/contract'
import type { ApiKey, FoundKey } from '../../store/read-store.ts'
import type { Statements } from '../statements.ts'

interface KeyRow {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
  readonly scopes: string
  readonly projects: string | null
  readonly rateLimit: number | null
  readonly expiresAt: string | null
  readonly linkPublicKey: Uint8Array | null
  readonly linkEpoch: number
  readonly endedLinks: string
}

/**
 * Finds keys, and caches them until the next commit, so that a revoked key ends at once.
 * Only existing keys are cached, so the cache stays small.
 */
export function createKeyFinder(
  statements: Statements,
  readVersion: () => string,
): (by: Uint8Array | string) => FoundKey | null {
  const known = new Map<string, FoundKey>()
  let lastVersion = ''
  return (by) => {
    // Read before the key, so that a commit between the two empties the cache at the next request.
    const version = readVersion()
    if (version !== lastVersion) known.clear()
    lastVersion = version
    const name = typeof by === 'string' ? `id ${by}` : Buffer.from(by).toString('latin1')
    const remembered = known.get(name)
    if (remembered) return remembered
    const key = readKey(statements, by)
    if (key === null) return null
    const found = { ...key, version }
    known.set(name, found)
    return found
  }
}

/** One query on one index, so that unknown and revoked keys take the same time. */
function readKey(statements: Statements, by: Uint8Array | string): ApiKey | null {
  const row = statements.one(
    `SELECT api_key.id, company.id AS companyId, company.name AS companyName,
       api_key.scopes, api_key.projects, api_key.rate_limit AS rateLimit,
       api_key.expires_at AS expiresAt, link_public_key AS linkPublicKey, link_epoch AS linkEpoch,
       ended_links AS endedLinks
     FROM api_key JOIN company ON company.id = api_key.company_id
     WHERE api_key.${typeof by === 'string' ? 'id' : 'hash'} = @by AND api_key.revoked_at IS NULL`,
    { by },
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
    links: row.linkPublicKey && {
      publicKey: row.linkPublicKey,
      epoch: row.linkEpoch,
      ended: JSON.parse(row.endedLinks) as string[],
    },
  }
}
