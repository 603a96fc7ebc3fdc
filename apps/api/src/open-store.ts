import { isPostgresAddress } from './postgres/address.ts'
import { createPostgresStore } from './postgres/postgres-store.ts'
import { createSqliteStore } from './sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'

/** The store at an address: `postgres://…`, or the path of an SQLite file. Nothing is opened yet. */
export const openStore = (address: string): Store =>
  isPostgresAddress(address) ? createPostgresStore(address) : createSqliteStore(address)
