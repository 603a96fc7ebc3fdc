import { fromBase64Url } from './base64url.ts'
import { LinkError } from './link-error.ts'
import { checkBlock, type Block } from './read-block.ts'
import { SECRET } from './secret.ts'

export const LINK_PREFIX = 'gsl_'

/** Narrowed this often at most, and no longer than a header may be. */
export const MAX_BLOCKS = 8
export const MAX_LINK_CHARACTERS = 8_000

export interface SignedBlock {
  readonly block: Block
  /** The bytes that are signed, as they came. */
  readonly payload: Uint8Array<ArrayBuffer>
  /** 64 bytes. */
  readonly signature: Uint8Array<ArrayBuffer>
}

export interface Link {
  readonly blocks: readonly [SignedBlock, ...SignedBlock[]]
  /** Shows that the sender holds the last link of the chain, and signs the next. */
  readonly secret: string
}

/** What is left of the access of a key. Signatures are not checked here. */
export interface LinkAccess {
  readonly keyId: string
  readonly epoch: number
  readonly name: string
  /** ISO 8601 UTC: the earliest end of all blocks. */
  readonly ends: string
  readonly scopes: readonly string[]
  /** Null: those of the key. */
  readonly projects: readonly string[] | null
}

export const isLink = (text: string): boolean => text.startsWith(LINK_PREFIX)

/** Takes a link apart. Throws LinkError. */
export function parseLink(text: string): Link {
  if (!isLink(text) || text.length > MAX_LINK_CHARACTERS) throw broken()
  const parts = text.slice(LINK_PREFIX.length).split('.')
  const secret = parts.pop() ?? ''
  if (parts.length === 0 || parts.length % 2 === 1 || parts.length > 2 * MAX_BLOCKS || !SECRET.test(secret))
    throw broken()
  const blocks = Array.from({ length: parts.length / 2 }, (_, index) =>
    parseBlock(parts[2 * index] ?? '', parts[2 * index + 1] ?? '', index === 0),
  )
  const [first, ...others] = blocks
  if (first === undefined) throw broken()
  return { blocks: [first, ...others], secret }
}

function parseBlock(payloadText: string, signatureText: string, isFirst: boolean): SignedBlock {
  const [payload, signature] = [fromBase64Url(payloadText), fromBase64Url(signatureText)]
  if (payload === null || signature?.length !== 64) throw broken()
  return { block: checkBlock(parseJson(payload), isFirst), payload, signature }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw broken()
  }
}

const broken = () => new LinkError('This is not a whole link. Check that all of it was copied.')

/** What all blocks together allow: never more than any of them. */
export function accessOfLink({ blocks: [first, ...others] }: Link): LinkAccess {
  const { key = '', epoch = 0, name = '', ends = '', scopes = [], projects = null } = first.block
  const start: LinkAccess = { keyId: key, epoch, name, ends, scopes, projects }
  return others.reduce((access, { block }) => narrowAccess(access, block), start)
}

/** Null stands for everything. */
export const intersect = <T>(whole: readonly T[] | null, part: readonly T[] | null): readonly T[] | null =>
  whole === null ? part : part === null ? whole : whole.filter((one) => part.includes(one))

const earlier = (a: string, b: string): string => (Date.parse(b) < Date.parse(a) ? b : a)

const narrowAccess = (access: LinkAccess, { name, ends, scopes, projects }: Block): LinkAccess => ({
  ...access,
  name: name ?? access.name,
  ends: ends === undefined ? access.ends : earlier(access.ends, ends),
  scopes: intersect(access.scopes, scopes ?? null) ?? [],
  projects: intersect(access.projects, projects ?? null),
})
