import { isPostgresAddress } from './postgres/address.ts'
import { createSqliteStore } from './sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'

/** The store at an address: `postgres://…`, or the path of an SQLite file. Nothing is opened yet. */
export async function openStore(address: string): Promise<Store> {
  if (!isPostgresAddress(address)) return createSqliteStore(address)
  // Loaded only where it is needed, since each command starts sooner without it.
  const { createPostgresStore } = await import('./postgres/postgres-store.ts')
  return createPostgresStore(address)
}
