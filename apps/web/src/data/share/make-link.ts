import { createLink, isLink, narrowLink, readLink } from '@groundsheet/client/links'
import type { Me } from '@groundsheet/contract'
import { endOf, type ShareTerms } from './share-terms.ts'

export interface CreatedLink {
  readonly name: string
  /** Address of the viewer, with the link in its fragment. */
  readonly address: string
  readonly id: string
  readonly keyId: string
}

/** Makes a link of a key, or a narrower one of a link, without a request. Throws LinkError. */
export async function makeLink(
  key: string,
  me: Me,
  terms: ShareTerms,
  projectId: string | null,
): Promise<CreatedLink> {
  const { name, scopes } = terms
  const ends = endOf(terms.lastDay, me)
  const projects = terms.onlyThis && projectId !== null ? [projectId] : null
  const link = isLink(key)
    ? await narrowLink(key, { name, ends, scopes, ...(projects && { projects }) })
    : await createLink(key, me, { name, ends, scopes, projects })
  const { id, keyId } = await readLink(link)
  const { origin, pathname, search } = window.location
  const view = projects === null ? '/projects' : pathname + search
  return { name, address: `${origin}${view}#key=${link}`, id, keyId }
}
