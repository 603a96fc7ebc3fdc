import { createSqliteStore } from './sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'

/** The store at an address: the path of an SQLite file. Nothing is opened yet. */
export const openStore = (address: string): Store => createSqliteStore(address)
