import { createStore, delMany, keys, type UseStore } from 'idb-keyval'

/** Index entry of a project: when it was last written, and the weight of each query. */
export interface StoredProject {
  readonly at: number
  readonly weights: Readonly<Record<string, number>>
  /** When all of it was last read; absent if it is not kept on request. */
  readonly syncedAt?: number
}

const DATABASE = 'groundsheet'

/** Opening makes the database where there is none. */
export const openStore = () => createStore(DATABASE, 'queries')

export const isStoreThere = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === DATABASE)

/** Where the browser keeps map tiles of a project, or begins to for all projects of a key. */
export const tileCacheOf = (...place: readonly string[]) => ['groundsheet-map-tiles', ...place, ''].join('/')

/** Removes all that is stored of a project, of a key, or of all keys. */
export async function dropPlace(store: UseStore, ...place: readonly string[]) {
  await dropTiles(...place)
  await dropAll(store, place)
}

export async function dropTiles(...place: readonly string[]) {
  const { caches } = globalThis as { readonly caches?: CacheStorage }
  if (!caches) return
  const names = await caches.keys()
  const dropped = names.filter((name) => name.startsWith(tileCacheOf(...place)))
  await Promise.all(dropped.map((name) => caches.delete(name)))
}

export async function dropAll(
  store: UseStore,
  prefix: readonly string[],
  isDropped: (key: readonly string[]) => boolean = () => true,
) {
  const all = (await keys(store)).map((key) => key as string[])
  const dropped = all.filter((key) => prefix.every((part, index) => key[index] === part) && isDropped(key))
  await delMany(dropped, store)
}

/** Undefined after an error. The viewer works without browser storage (a private window, a full disk). */
export async function ignoreErrors<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
