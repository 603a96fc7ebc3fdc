import { fromBase64Url } from './base64url.ts'
import { LinkError } from './link-error.ts'

/**
 * What a link allows at most. In a block after the first, a missing member leaves what the blocks before it
 * say.
 */
export interface BlockTerms {
  readonly name?: string
  /** ISO 8601 UTC. */
  readonly ends?: string
  readonly scopes?: readonly string[]
  /** Ids; null, in a first block only: those of the key. */
  readonly projects?: readonly string[] | null
}

/** Terms, and the public half of the pair that may sign the next block. */
export interface Block extends BlockTerms {
  /** Id of the API key; in the first block only, as `epoch`. */
  readonly key?: string
  readonly epoch?: number
  /** Base64url of 32 bytes. */
  readonly next: string
}

const MAX_NAME_CHARACTERS = 100
const ID = /^[0-9a-f]{24}$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown, isItem: (item: string) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isText(item) && isItem(item))

const isMoment = (value: unknown): boolean =>
  isText(value) && MOMENT.test(value) && Number.isFinite(Date.parse(value))

const MEMBERS: Readonly<Record<keyof Block, (value: unknown) => boolean>> = {
  key: (value) => isText(value) && ID.test(value),
  epoch: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  name: (value) =>
    isText(value) && value.trim() !== '' && value.length <= MAX_NAME_CHARACTERS && !/\p{Cc}/u.test(value),
  ends: isMoment,
  scopes: (value) => isList(value, (scope) => /^\w+:\w+$/.test(scope)),
  projects: (value) => value === null || isList(value, (id) => ID.test(id)),
  next: (value) => isText(value) && fromBase64Url(value)?.length === 32,
}

const OF_FIRST = ['key', 'epoch', 'name', 'ends', 'scopes', 'projects', 'next']
const OF_LATER = ['name', 'ends', 'scopes', 'projects', 'next']

/** A member that is not known may be a restriction, so it is refused. Throws LinkError. */
export function checkBlock(value: unknown, isFirst: boolean): Block {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable('a part')
  const names = Object.keys(value)
  const known = isFirst ? OF_FIRST : OF_LATER
  for (const name of names) if (!known.includes(name)) throw unreadable(name)
  for (const name of isFirst ? OF_FIRST : ['next']) if (!names.includes(name)) throw unreadable(name)
  for (const [name, isRight] of Object.entries(MEMBERS)) {
    const given = (value as Record<string, unknown>)[name]
    if (names.includes(name) && !isRight(given)) throw unreadable(name)
  }
  const block = value as Block
  if (!isFirst && block.projects === null) throw unreadable('projects')
  return block
}

const unreadable = (what: string) => new LinkError(`This is not a link that can be read (${what}).`)
