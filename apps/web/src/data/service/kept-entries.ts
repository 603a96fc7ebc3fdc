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

export async function dropAll(
  store: UseStore,
  prefix: readonly string[],
  isDropped: (key: readonly string[]) => boolean = () => true,
) {
  const all = (await keys(store)).map((key) => key as string[])
  const dropped = all.filter((key) => prefix.every((part, index) => key[index] === part) && isDropped(key))
  await delMany(dropped, store)
}

/** The viewer works without browser storage (a private window, a full disk). */
export async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
