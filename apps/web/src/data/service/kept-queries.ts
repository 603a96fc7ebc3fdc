import { clear, get, getMany, keys, set, update, type UseStore } from 'idb-keyval'
import {
  dropAll,
  dropPlace,
  dropTiles,
  openStore,
  ignoreErrors,
  tileCacheOf,
  type StoredProject,
} from './kept-entries.ts'

/**
 * Answers read with one key, stored in the browser between visits. Does nothing if the browser has no
 * storage.
 */
export interface KeptQueries {
  readonly read: (project: string, query: string) => Promise<Kept | undefined>
  /** `weight`: approximate size in thousands of characters; one for each item of a list. */
  readonly write: (project: string, query: string, kept: Kept, weight: number) => Promise<void>
  /** The answer to a query in any of the projects that are kept on request. */
  readonly readInKept: (query: string) => Promise<Kept | undefined>
  /**
   * Replaces all that is stored of a project, and keeps it until it is deleted, whatever its size. Throws
   * if the browser has no room, or the key was deleted meanwhile; what was stored before stays then.
   */
  readonly keepProject: (project: string, answers: ReadonlyMap<string, unknown>, at: number) => Promise<void>
  /**
   * Lets `fill` put map tiles of a project into the cache of this name. They are removed with the project.
   * Throws if the key was deleted meanwhile.
   */
  readonly keepTiles: (project: string, fill: (cache: string) => Promise<void>) => Promise<void>
  /** Projects that are kept on request, by id, with the time of the last sync as of Date.now. */
  readonly keptProjects: () => Promise<ReadonlyMap<string, number>>
  readonly dropProject: (project: string) => Promise<void>
  /** Deletes everything stored for this key, and stores nothing more. */
  readonly delete: () => Promise<void>
}

/** Stores nothing. */
export const NOTHING_KEPT: KeptQueries = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  readInKept: () => Promise.resolve(undefined),
  keepProject: () => Promise.reject(new Error('Nothing is stored for this key')),
  keepTiles: () => Promise.reject(new Error('Nothing is stored for this key')),
  keptProjects: () => Promise.resolve(new Map()),
  dropProject: () => Promise.resolve(),
  delete: () => Promise.resolve(),
}

export interface Kept {
  /** When it was read, as of Date.now. */
  readonly at: number
  readonly data: unknown
}

interface Storing {
  readonly maxWeight?: number
  /** Nothing is stored or read while this is false. */
  readonly isStored?: () => boolean
}

/** Increase it whenever the shape of stored answers changes: older entries are then ignored. */
const STORED_FORMAT_VERSION = 4
const MAX_PROJECTS = 40
const MAX_STORED_ITEMS = 60_000
/** Entries of the key itself, and of its icons: small, and needed by every project. */
const COMMON_PLACES = ['', 'icons']

/** Identifies the entries of a key by a hash, from which the key cannot be recovered. */
export async function identityOf(key: string): Promise<string> {
  const hash = await sha256(new TextEncoder().encode(`groundsheet kept queries ${key}`))
  const hex = [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0'))
  return `${STORED_FORMAT_VERSION}.${hex.join('')}`
}

/** Of the browser, which has one on pages with HTTPS and of this computer; elsewhere of a library. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  const library = await import('@noble/hashes/sha2.js')
  return library.sha256(bytes)
}

/** Deletions of all entries, and of one key's: a store opened before a deletion must not write after it. */
const invalidations = { ofAll: 0, of: new Map<string, number>() }
const countInvalidations = (key: string) => `${invalidations.ofAll} ${invalidations.of.get(key) ?? 0}`

/** Deletes the entries of all keys. */
export const deleteAllKept = () => {
  invalidations.ofAll += 1
  return ignoreErrors(async () => {
    await dropTiles()
    await clear(openStore())
  })
}

/** Whether a key with an end has reached it since it was last accepted. `data` as of `/v1/me`. */
export function hasEnded({ at, data }: Kept, now: number): boolean {
  const { expiresAt } = (data ?? {}) as { readonly expiresAt?: string | null }
  const end = expiresAt ? Date.parse(expiresAt) : NaN
  // An answer after the end means that the clock of this computer is wrong.
  return end <= now && at < end
}

/** Entries are `[identity, project, query]`, and `[identity, project]` for what is known of the project. */
export function openKeptQueries(
  key: string,
  { maxWeight = MAX_STORED_ITEMS, isStored = () => true }: Storing = {},
): KeptQueries {
  const identified = identityOf(key)
  const before = countInvalidations(key)
  const isDeleted = () => !isStored() || countInvalidations(key) !== before
  let opened: UseStore | undefined
  const store = () => (opened ??= openStore())
  const drop = (...prefix: readonly string[]) =>
    ignoreErrors(async () => dropPlace(store(), await identified, ...prefix))
  const read = (project: string, query: string) =>
    ignoreErrors(async () =>
      isDeleted() ? undefined : get<Kept>([await identified, project, query], store()),
    )
  const keptProjects = async (): Promise<ReadonlyMap<string, number>> => {
    const found = isDeleted()
      ? undefined
      : await ignoreErrors(async () => findKeptProjects(store(), await identified))
    return found ?? new Map<string, number>()
  }

  return {
    read,
    keptProjects,
    async readInKept(query) {
      for (const project of (await keptProjects()).keys()) {
        const found = await read(project, query)
        if (found) return found
      }
      return undefined
    },
    async keepProject(project, answers, at) {
      const identity = await identified
      if (isDeleted()) throw new Error('The key was deleted')
      const { storeProject } = await import('./store-project.ts')
      await storeProject(store(), [identity, project], answers, at)
      if (isDeleted()) await drop()
    },
    async keepTiles(project, fill) {
      const identity = await identified
      if (isDeleted()) throw new Error('The key was deleted')
      await fill(tileCacheOf(identity, project))
      if (isDeleted()) await drop()
    },
    async write(project, query, kept, weight) {
      const identity = await identified
      if (isDeleted()) return
      try {
        await set([identity, project, query], kept, store())
        await update<StoredProject>(
          [identity, project],
          (known) => ({ ...known, at: kept.at, weights: { ...known?.weights, [query]: weight } }),
          store(),
        )
        await dropOldest(store(), maxWeight)
      } catch {
        // Storage is probably full. A partly stored project would be taken for a complete one.
        if (!(await keptProjects()).has(project)) await drop(project)
      }
      if (isDeleted()) await drop()
    },
    dropProject: (project) => drop(project).then(() => undefined),
    async delete() {
      invalidations.of.set(key, (invalidations.of.get(key) ?? 0) + 1)
      await drop()
    },
  }
}

/** Projects of a key that are kept on request. */
async function findKeptProjects(store: UseStore, identity: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readIndex(store, ([owner]) => owner === identity)
  return new Map(
    entries.flatMap(({ place: [, project = ''], known }) =>
      known?.syncedAt === undefined ? [] : [[project, known.syncedAt] as const],
    ),
  )
}

/** The index entries of projects whose place `isIncluded`. */
async function readIndex(store: UseStore, isIncluded: (place: readonly string[]) => boolean) {
  const all = (await keys(store)).map((key) => key as string[])
  const places = all.filter((place) => place.length === 2 && isIncluded(place))
  const known = await getMany<StoredProject | undefined>(places, store)
  return places.map((place, index) => ({ place, known: known[index] }))
}

/** Keeps the most recently written projects of all keys within the limits, beside those kept on request. */
async function dropOldest(store: UseStore, maxWeight: number) {
  const entries = await readIndex(store, ([, project = '']) => !COMMON_PLACES.includes(project))
  const latest = entries
    .filter(({ known }) => known?.syncedAt === undefined)
    .map(({ place, known }) => ({ place, at: known?.at ?? 0, weight: weightOf(known) }))
    .sort((a, b) => b.at - a.at)
  let room = maxWeight
  for (const [index, { place, weight }] of latest.entries()) {
    room -= weight
    if (index > 0 && (room < 0 || index >= MAX_PROJECTS)) await dropAll(store, place)
  }
}

const weightOf = (project: StoredProject | undefined) =>
  Object.values(project?.weights ?? {}).reduce((sum, weight) => sum + weight, 0)
