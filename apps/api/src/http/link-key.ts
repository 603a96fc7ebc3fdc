import { intersect, linkIds, parseLink, accessOfLink, verifyLink, type Link } from '@groundsheet/client/links'
import type { FoundKey, ReadStore } from '../store/read-store.ts'

/** A link that stands for its key in a request. */
export interface CallerLink {
  readonly id: string
  /** Id of the link that was made of the key itself, which others may have been made of. */
  readonly rootId: string
  readonly name: string
}

/** Whose request it is: a key, or a link that narrows one. */
export interface CallerKey extends FoundKey {
  readonly link: CallerLink | null
  /** Who signed in at a proxy, which stands for a key; null: a key or a link. */
  readonly person: { readonly email: string } | null
}

/**
 * The key of a link, narrowed to what the link allows; its end is the earlier one. Null: the link cannot be
 * read, was not signed by a key that is there, or has ended. `now`: milliseconds since the epoch.
 */
export async function findLinkKey(store: ReadStore, text: string, now: number): Promise<CallerKey | null> {
  const link = parseOrNull(text)
  if (link === null) return null
  const access = accessOfLink(link)
  const ends = Date.parse(access.ends)
  if (!(now < ends)) return null
  const key = await store.findKey(access.keyId)
  if (!key?.links) return null
  const { publicKey, epoch, ended } = key.links
  if (epoch !== access.epoch) return null
  const ids = await linkIds(link)
  if (ids.some((id) => ended.includes(id))) return null
  // Signatures are checked last, since eight of them cost much more than the rest of a refused request.
  if (!(await verifyLink(link, publicKey))) return null
  return {
    ...key,
    scopes: key.scopes.filter((scope) => access.scopes.includes(scope)),
    access: { ...key.access, projectIds: intersect(key.access.projectIds, access.projects) },
    endsAt: key.endsAt === null ? ends : Math.min(key.endsAt, ends),
    links: null,
    person: null,
    link: { id: ids.at(-1) ?? '', rootId: ids[0] ?? '', name: access.name },
  }
}

function parseOrNull(text: string): Link | null {
  try {
    return parseLink(text)
  } catch {
    return null
  }
}
