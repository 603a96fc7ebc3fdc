import { clear, createStore, delMany, get, getMany, keys, set, update, type UseStore } from 'idb-keyval'

/**
 * Answers read with one key, stored in the browser between visits. Does nothing if the browser has no
 * storage.
 */
export interface KeptQueries {
  readonly read: (project: string, query: string) => Promise<Kept | undefined>
  /** `weight`: approximate size in thousands of characters; one for each item of a list. */
  readonly write: (project: string, query: string, kept: Kept, weight: number) => Promise<void>
  readonly dropProject: (project: string) => Promise<void>
  /** Deletes everything stored for this key, and stores nothing more. */
  readonly forget: () => Promise<void>
}

/** Stores nothing. */
export const NOTHING_KEPT: KeptQueries = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  dropProject: () => Promise.resolve(),
  forget: () => Promise.resolve(),
}

export interface Kept {
  /** When it was read, as of Date.now. */
  readonly at: number
  readonly data: unknown
}

/** Index entry of a project: when it was last written, and the weight of each query. */
interface Project {
  readonly at: number
  readonly weights: Readonly<Record<string, number>>
}

/** Increase it whenever the shape of stored answers changes: older entries are then ignored. */
const SHAPE = 4
const MAX_PROJECTS = 40
const MAX_WEIGHT = 60_000

const openStore = () => createStore('groundsheet', 'queries')

/** Identifies the entries of a key by a hash, from which the key cannot be recovered. */
export async function identityOf(key: string): Promise<string> {
  const hash = await sha256(new TextEncoder().encode(`groundsheet kept queries ${key}`))
  const hex = [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0'))
  return `${SHAPE}.${hex.join('')}`
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
export const forgetAllKept = () => {
  invalidations.ofAll += 1
  return quietly(() => clear(openStore()))
}

/** Entries are `[identity, project, query]`, and `[identity, project]` for what is known of the project. */
export function openKeptQueries(key: string, maxWeight = MAX_WEIGHT): KeptQueries {
  const identified = identityOf(key)
  const before = countInvalidations(key)
  const isForgotten = () => countInvalidations(key) !== before
  let opened: UseStore | undefined
  const store = () => (opened ??= openStore())
  const drop = (...prefix: readonly string[]) =>
    quietly(async () => dropAll(store(), [await identified, ...prefix]))

  return {
    read: (project, query) =>
      quietly(async () =>
        isForgotten() ? undefined : get<Kept>([await identified, project, query], store()),
      ),
    async write(project, query, kept, weight) {
      const identity = await identified
      if (isForgotten()) return
      try {
        await set([identity, project, query], kept, store())
        await update<Project>(
          [identity, project],
          (known) => ({ at: kept.at, weights: { ...known?.weights, [query]: weight } }),
          store(),
        )
        await dropOldest(store(), maxWeight)
      } catch {
        // Storage is probably full. A partly stored project would be taken for a complete one.
        await drop(project)
      }
      if (isForgotten()) await drop()
    },
    dropProject: (project) => drop(project).then(() => undefined),
    async forget() {
      invalidations.of.set(key, (invalidations.of.get(key) ?? 0) + 1)
      await drop()
    },
  }
}

async function dropAll(store: UseStore, prefix: readonly string[]) {
  const all = (await keys(store)).map((key) => key as string[])
  await delMany(
    all.filter((key) => prefix.every((part, index) => key[index] === part)),
    store,
  )
}

/** Keeps the most recently written projects of all keys within the limits. */
async function dropOldest(store: UseStore, maxWeight: number) {
  const places = (await keys(store)).map((key) => key as string[]).filter(({ length }) => length === 2)
  const projects = await getMany<Project | undefined>(places, store)
  const latest = places
    .map((place, index) => ({ place, at: projects[index]?.at ?? 0, weight: weightOf(projects[index]) }))
    .sort((a, b) => b.at - a.at)
  let room = maxWeight
  for (const [index, { place, weight }] of latest.entries()) {
    room -= weight
    if (index > 0 && (room < 0 || index >= MAX_PROJECTS)) await dropAll(store, place)
  }
}

const weightOf = (project: Project | undefined) =>
  Object.values(project?.weights ?? {}).reduce((sum, weight) => sum + weight, 0)

/** The viewer works without browser storage (a private window, a full disk). */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
