import { get, keys } from 'idb-keyval'
import { dropPlace, isStoreThere, openStore, ignoreErrors } from './kept-entries.ts'
import { hasEnded, type Kept } from './kept-queries.ts'

/**
 * Deletes the entries of all keys that have ended since they were last accepted. `query`: the hash of the one
 * with the scopes of a key. `now`: as of Date.now.
 */
export const deleteEndedEntries = (query: string, now: number): Promise<void> =>
  ignoreErrors(async () => {
    if (!(await isStoreThere())) return
    const store = openStore()
    // One answer of each key: all answers may be more than fits in memory.
    for (const place of (await keys(store)).map((key) => key as string[])) {
      const [identity = '', project, name] = place
      if (project !== '' || name !== query) continue
      const answer = await get<Kept>(place, store)
      if (answer && hasEnded(answer, now)) await dropPlace(store, identity)
    }
  })
