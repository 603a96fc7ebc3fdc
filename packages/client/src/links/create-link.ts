import { toBase64Url } from './base64url.ts'
import { derivePair } from './key-pair.ts'
import { LinkError } from './link-error.ts'
import { linkIds } from './link-ids.ts'
import { checkBlock, type Block } from './read-block.ts'
import {
  LINK_PREFIX,
  MAX_BLOCKS,
  MAX_LINK_CHARACTERS,
  parseLink,
  accessOfLink,
  type LinkAccess,
  type SignedBlock,
} from './read-link.ts'
import { createSecret } from './secret.ts'
import { signedBytes } from './verify-link.ts'

/** What a link allows. */
export interface LinkTerms {
  /** What it is for, at most 100 characters. */
  readonly name: string
  /** When it ends. */
  readonly ends: Date
  readonly scopes: readonly string[]
  /** Ids of projects; null: all that the key reaches, also later ones. */
  readonly projects: readonly string[] | null
}

/** What the service says of a key at `/me`, as far as links need it. */
export interface LinkMaker {
  /** Null: the key was made before links. */
  readonly linkIssuer: { readonly keyId: string; readonly epoch: number } | null
  readonly scopes: readonly string[]
  /** Null: every project of the company. */
  readonly projects: readonly { readonly id: string }[] | null
}

/** What can be read from a link without a request. */
export interface LinkDescription extends LinkAccess {
  /** For logs, and to end it. */
  readonly id: string
}

/**
 * Makes a link of an API key, which narrows what the key may do. No request is made. `me`: what the service
 * says of the key. Throws LinkError.
 */
export async function createLink(
  key: string,
  me: LinkMaker,
  { name, ends, scopes, projects }: LinkTerms,
): Promise<string> {
  if (!me.linkIssuer) throw new LinkError('This key was made before links: rotate it.')
  const { keyId, epoch } = me.linkIssuer
  const access = me.projects?.map(({ id }) => id) ?? null
  refuseWider({ scopes: me.scopes, projects: access }, { scopes, projects: projects ?? access })
  const terms = { name: name.trim(), ends: ends.toISOString(), scopes, projects }
  return sign([], key, { key: keyId, epoch, ...terms })
}

/** Makes a narrower link of a link; what is not stated stays. No request is made. Throws LinkError. */
export async function narrowLink(
  link: string,
  { name, ends, scopes, projects }: Partial<LinkTerms>,
): Promise<string> {
  const { blocks, secret } = parseLink(link)
  const access = accessOfLink({ blocks, secret })
  refuseWider(access, { scopes: scopes ?? access.scopes, projects: projects ?? access.projects })
  if (ends !== undefined && ends.getTime() > Date.parse(access.ends))
    throw new LinkError(`The link ends at ${access.ends}; one that is made of it cannot end later.`)
  if (blocks.length === MAX_BLOCKS) throw new LinkError(`A link can be narrowed ${MAX_BLOCKS - 1} times.`)
  return sign(blocks, secret, {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(ends === undefined ? {} : { ends: ends.toISOString() }),
    ...(scopes === undefined ? {} : { scopes }),
    ...(projects === undefined || projects === null ? {} : { projects }),
  })
}

/** What a link states; only the service can check whether a key signed it. Throws LinkError. */
export async function readLink(link: string): Promise<LinkDescription> {
  const parsed = parseLink(link)
  return { ...accessOfLink(parsed), id: (await linkIds(parsed)).at(-1) ?? '' }
}

type NarrowedAccess = Pick<LinkAccess, 'scopes' | 'projects'>

function refuseWider(whole: NarrowedAccess, part: NarrowedAccess) {
  const scope = part.scopes.find((one) => !whole.scopes.includes(one))
  if (scope !== undefined) throw new LinkError(`The scope ${scope} is not among those that may be passed on.`)
  const project =
    whole.projects === null ? undefined : part.projects?.find((one) => !whole.projects?.includes(one))
  if (project !== undefined || (whole.projects !== null && part.projects === null))
    throw new LinkError(`The project ${project ?? ''} is not among those that may be passed on.`)
}

async function sign(
  blocks: readonly SignedBlock[],
  secret: string,
  terms: Omit<Block, 'next'>,
): Promise<string> {
  const nextSecret = createSecret()
  const [signer, next] = await Promise.all([derivePair(secret), derivePair(nextSecret)])
  const block = checkBlock({ ...terms, next: toBase64Url(next.publicKey) }, blocks.length === 0)
  const payload = new TextEncoder().encode(JSON.stringify(block))
  const previousSignature = blocks.at(-1)?.signature ?? new Uint8Array()
  const bytes = signedBytes(blocks.length, previousSignature, payload)
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', signer.privateKey, bytes))
  const parts = [...blocks, { payload, signature }].flatMap((one) => [one.payload, one.signature])
  const link = LINK_PREFIX + [...parts.map(toBase64Url), nextSecret].join('.')
  if (link.length <= MAX_LINK_CHARACTERS) return link
  throw new LinkError('The link would be too long. Name fewer projects.')
}
