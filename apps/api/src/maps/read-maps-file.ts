import { ownValue } from '@groundsheet/readings'
import type { Basemap, Overlay } from '@groundsheet/contract'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { describeIssue, parseJsonText } from '../common/json-text.ts'
import { suggestionHint } from '../common/suggest-word.ts'
import { archiveSchema } from './archive-schema.ts'
import { BUILT_IN_BASEMAPS } from './basemaps.ts'
import { BASEMAP_SCHEMAS, OVERLAY_SCHEMAS } from './layer-schemas.ts'
import type { TileArchive } from './tile-archive.ts'

/** Content of a maps file. It must not be used if there are `problems`. */
export interface MapsFile {
  /** Undefined: the file lists none. */
  readonly basemaps: readonly Basemap[] | undefined
  readonly overlays: readonly Overlay[]
  /** Files of tiles that this service serves. */
  readonly archives: readonly TileArchive[]
  /** One line each: where, what is wrong, what to do. */
  readonly problems: readonly string[]
}

const MEMBERS = ['basemaps', 'overlays']

/** Reads a maps file, see docs/maps.md. All errors are listed in `problems`. */
export function readMapsFile(path: string): MapsFile {
  try {
    return readMaps(parseJsonText(readFileSync(path, 'utf8')), dirname(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return nothing([reason])
  }
}

const nothing = (problems: readonly string[]): MapsFile => ({
  basemaps: undefined,
  overlays: [],
  archives: [],
  problems,
})

/** Validates the content of a maps file. `folder`: to which names of other files are relative. */
export function readMaps(content: unknown, folder = '.'): MapsFile {
  const problems: string[] = []
  if (!isObject(content)) return nothing(['has to be an object with basemaps and overlays'])
  const archives = new Map<string, TileArchive>()
  const pmtiles = archiveSchema(folder, (archive) => archives.set(archive.name, archive))
  for (const name of Object.keys(content))
    if (!MEMBERS.includes(name)) problems.push(`has no member "${name}"${suggestionHint(name, MEMBERS)}`)
  const basemaps = readList<Basemap>(content, 'basemaps', problems, (entry) =>
    typeof entry === 'string' ? builtIn(entry) : readEntry<Basemap>(entry, { ...BASEMAP_SCHEMAS, pmtiles }),
  )
  const overlays = readList<Overlay>(content, 'overlays', problems, (entry) =>
    readEntry<Overlay>(entry, { ...OVERLAY_SCHEMAS, pmtiles }),
  )
  if (Array.isArray(content.basemaps) && content.basemaps.length === 0)
    problems.push('basemaps: is empty; list at least one, or leave it out for streets and offline')
  return { basemaps, overlays: overlays ?? [], archives: [...archives.values()], problems }
}

type Read<T> = { readonly value: T } | { readonly problems: readonly string[] }

function readList<T extends { readonly id: string }>(
  content: Readonly<Record<string, unknown>>,
  name: string,
  problems: string[],
  read: (entry: unknown) => Read<T>,
): readonly T[] | undefined {
  const list = content[name]
  if (list === undefined) return undefined
  if (!Array.isArray(list)) {
    problems.push(`${name}: has to be a list in square brackets`)
    return undefined
  }
  const layers: T[] = []
  for (const [index, entry] of list.entries()) {
    const place = `${name}[${index}]${nameOf(entry)}`
    const result = read(entry)
    if ('problems' in result) problems.push(...result.problems.map((problem) => `${place}: ${problem}`))
    else if (layers.some(({ id }) => id === result.value.id))
      problems.push(`${place}: name: another one has it already; give it a name of its own`)
    else layers.push(result.value)
  }
  return layers
}

function builtIn(word: string): Read<Basemap> {
  const known = BUILT_IN_BASEMAPS.get(word)
  if (known) return { value: known }
  const words = [...BUILT_IN_BASEMAPS.keys()]
  const hint = suggestionHint(word, words)
  return { problems: [`is not ${words.join(' or ')}${hint}; any other basemap is an object with a type`] }
}

function readEntry<T>(entry: unknown, schemas: Readonly<Record<string, z.ZodType<T>>>): Read<T> {
  if (!isObject(entry)) return { problems: ['has to be an object in curly braces'] }
  const types = Object.keys(schemas)
  const type = typeof entry.type === 'string' ? entry.type : ''
  const schema = ownValue(schemas, type)
  if (!schema) return { problems: [`type: has to be ${types.join(', ')}${suggestionHint(type, types)}`] }
  const result = schema.safeParse(entry)
  return result.success ? { value: result.data } : { problems: result.error.issues.map(describeIssue) }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Identifies the entry in the file. */
const nameOf = (entry: unknown): string =>
  isObject(entry) && typeof entry.name === 'string' ? ` ${JSON.stringify(entry.name)}` : ''
