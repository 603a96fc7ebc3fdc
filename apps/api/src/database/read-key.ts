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
}

/**
 * Finds keys, and asks SQLite for each but once until anybody commits anything: a revoked key ends at once. Only keys
 * that exist are remembered, so there are never many.
 */
export function createKeyFinder(
  statements: Statements,
  readVersion: () => string,
): (hash: Uint8Array) => FoundKey | null {
  const known = new Map<string, FoundKey>()
  let seen = ''
  return (hash) => {
    // Read before the key is: what is committed between the two is forgotten again with the next request.
    const version = readVersion()
    if (version !== seen) known.clear()
    seen = version
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

/** One question to one index: an unknown key and a revoked one take the same way. */
function readKey(statements: Statements, hash: Uint8Array): ApiKey | null {
  const row = statements.one(
    `SELECT api_key.id, company.id AS companyId, company.name AS companyName,
       api_key.scopes, api_key.projects, api_key.rate_limit AS rateLimit
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
  }
}
