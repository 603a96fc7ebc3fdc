import { entries } from 'idb-keyval'
import { dropAll, isStoreThere, openStore, quietly } from './kept-entries.ts'
import { hasEnded, type Kept } from './kept-queries.ts'

/**
 * Deletes the entries of all keys that have ended since they were last accepted. `query`: the hash of the one
 * that says what a key may do. `now`: as of Date.now.
 */
export const forgetEnded = (query: string, now: number): Promise<void> =>
  quietly(async () => {
    if (!(await isStoreThere())) return
    const store = openStore()
    for (const [[identity = '', project, name], answer] of await entries<string[], Kept>(store)) {
      if (project === '' && name === query && hasEnded(answer, now)) await dropAll(store, [identity])
    }
  })
