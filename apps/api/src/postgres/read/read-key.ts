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
  readonly linkPublicKey: Uint8Array | null
  readonly linkEpoch: number
  readonly endedLinks: string
}

const selectBy = (
  column: 'hash' | 'id',
) => `SELECT api_key.id, company.id AS "companyId", company.name AS "companyName", scopes, projects,
    rate_limit AS "rateLimit", expires_at AS "expiresAt",
    link_public_key AS "linkPublicKey", link_epoch AS "linkEpoch", ended_links AS "endedLinks"
  FROM api_key JOIN company ON company.id = api_key.company_id WHERE api_key.${column} = $1
  AND revoked_at IS NULL`

/**
 * Finds keys, and caches them until the version changes. `readVersion` null: a change may go unnoticed now.
 */
export function createKeyFinder(
  session: ReadSession,
  readVersion: () => string | null,
): (by: Uint8Array | string) => Promise<FoundKey | null> {
  const known = new Map<string, FoundKey>()
  let lastVersion: string | null = null
  let unknown = 0
  return async (by) => {
    // Read before the key, so that a change between the two empties the cache at the next request.
    const version = readVersion()
    if (version === null || version !== lastVersion) known.clear()
    lastVersion = version
    const isId = typeof by === 'string'
    const name = isId ? `id ${by}` : Buffer.from(by).toString('latin1')
    const remembered = known.get(name)
    if (remembered) return remembered
    const [row] = await session.many<KeyRow>(selectBy(isId ? 'id' : 'hash'), [by])
    if (row === undefined) return null
    const key = { ...toKey(row), version: version ?? `unknown ${++unknown}` }
    if (version !== null && lastVersion === version) known.set(name, key)
    return key
  }
}

const toKey = ({ companyId, scopes, projects, expiresAt, linkPublicKey, ...row }: KeyRow) => ({
  id: row.id,
  companyName: row.companyName,
  scopes: JSON.parse(scopes) as Scope[],
  access: { companyId, projectIds: projects === null ? null : (JSON.parse(projects) as string[]) },
  rateLimit: row.rateLimit,
  endsAt: expiresAt === null ? null : Date.parse(expiresAt),
  links: linkPublicKey && {
    publicKey: linkPublicKey,
    epoch: row.linkEpoch,
    ended: JSON.parse(row.endedLinks) as string[],
  },
})
