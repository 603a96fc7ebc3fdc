import { setMany, type UseStore } from 'idb-keyval'
import { dropAll, type StoredProject } from './kept-entries.ts'

/** Replaces all entries of a project by these answers, in one transaction: all of them, or nothing. */
export async function storeProject(
  store: UseStore,
  place: readonly [identity: string, project: string],
  answers: ReadonlyMap<string, unknown>,
  at: number,
): Promise<void> {
  const summary: StoredProject = { at, weights: {}, syncedAt: at }
  const queries = [...answers].map(([query, data]): [string[], object] => [[...place, query], { at, data }])
  await setMany([...queries, [[...place], summary]], store)
  const isOld = ([, , query]: readonly string[]) => query !== undefined && !answers.has(query)
  await dropAll(store, place, isOld)
}
