import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { clear, createStore, delMany, get, getMany, keys, set, update, type UseStore } from 'idb-keyval'

/** What was read with one key, kept in the browser between visits. Where the browser keeps nothing, nothing is kept. */
export interface KeptQueries {
  readonly read: (project: string, query: string) => Promise<Kept | undefined>
  /** `weight`: about how many thousand characters it is; one for each item of a list. */
  readonly write: (project: string, query: string, kept: Kept, weight: number) => Promise<void>
  readonly dropProject: (project: string) => Promise<void>
  /** Forgets everything of this key, and keeps nothing more. */
  readonly forget: () => Promise<void>
}

export interface Kept {
  /** When it was read, as of Date.now. */
  readonly at: number
  readonly data: unknown
}

/** What is known of a project without reading it: when it was last written, and the weight of each query. */
interface Project {
  readonly at: number
  readonly weights: Readonly<Record<string, number>>
}

/** Raise it whenever what queries hold takes another shape: what was kept before is then as if it were not there. */
const SHAPE = 3
const MOST_PROJECTS = 40
const MOST_WEIGHT = 60_000

const openStore = () => createStore('groundsheet', 'queries')

/** Names what a key has read. Made of the key by a hash, so that the key cannot be had from it. */
export const identityOf = (key: string) =>
  `${SHAPE}.${bytesToHex(sha256(utf8ToBytes(`groundsheet kept queries ${key}`))).slice(0, 32)}`

/** How often everything, and what one key has read, was forgotten: what was opened before may not write any more. */
const forgettings = { ofAll: 0, of: new Map<string, number>() }
const countForgettings = (identity: string) => `${forgettings.ofAll} ${forgettings.of.get(identity) ?? 0}`

/** Everything of every key. */
export const forgetAllKept = () => {
  forgettings.ofAll += 1
  return quietly(() => clear(openStore()))
}

/** Entries are `[identity, project, query]`, and `[identity, project]` for what is known of the project. */
export function openKeptQueries(key: string, mostWeight = MOST_WEIGHT): KeptQueries {
  const identity = identityOf(key)
  const before = countForgettings(identity)
  const isForgotten = () => countForgettings(identity) !== before
  let opened: UseStore | undefined
  const store = () => (opened ??= openStore())
  const drop = (prefix: readonly string[]) => quietly(() => dropAll(store(), prefix))

  return {
    read: (project, query) =>
      quietly(async () => (isForgotten() ? undefined : get<Kept>([identity, project, query], store()))),
    async write(project, query, kept, weight) {
      if (isForgotten()) return
      try {
        await set([identity, project, query], kept, store())
        await update<Project>(
          [identity, project],
          (known) => ({ at: kept.at, weights: { ...known?.weights, [query]: weight } }),
          store(),
        )
        await dropOldest(store(), mostWeight)
      } catch {
        // Full, most likely. Half a project would be taken for a whole one.
        await drop([identity, project])
      }
      if (isForgotten()) await drop([identity])
    },
    dropProject: (project) => drop([identity, project]).then(() => undefined),
    async forget() {
      forgettings.of.set(identity, (forgettings.of.get(identity) ?? 0) + 1)
      await drop([identity])
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

/** Keeps the projects written last, of all keys, as far as the room goes. */
async function dropOldest(store: UseStore, mostWeight: number) {
  const places = (await keys(store)).map((key) => key as string[]).filter(({ length }) => length === 2)
  const projects = await getMany<Project | undefined>(places, store)
  const latest = places
    .map((place, index) => ({ place, at: projects[index]?.at ?? 0, weight: weightOf(projects[index]) }))
    .sort((a, b) => b.at - a.at)
  let room = mostWeight
  for (const [index, { place, weight }] of latest.entries()) {
    room -= weight
    if (index > 0 && (room < 0 || index >= MOST_PROJECTS)) await dropAll(store, place)
  }
}

const weightOf = (project: Project | undefined) =>
  Object.values(project?.weights ?? {}).reduce((sum, weight) => sum + weight, 0)

/** A browser that keeps nothing (a private window, a full disk) still shows everything. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
