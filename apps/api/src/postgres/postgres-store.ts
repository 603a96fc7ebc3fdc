import type { KeyUsage } from '../store/key-usage.ts'
import type { Store } from '../store/store.ts'
import { readAddress } from './address.ts'
import { copyFrom, copyInto } from './copy-rows.ts'
import { examine } from './examine.ts'
import { openKeyStore } from './key-store.ts'
import { checkTables, migrate } from './migrate.ts'
import { openQuotaStore } from './rates/quota-store.ts'
import { createReadPool } from './read/pool.ts'
import { openReadStore } from './read/read-store.ts'
import { withSnapshot } from './read-export.ts'
import { writeInOneTransaction } from './write/write-store.ts'

const NOTE_USE = `INSERT INTO key_usage AS held (key_id, day) VALUES ($1, $2)
  ON CONFLICT (key_id) DO UPDATE SET day = greatest(held.day, excluded.day)`

/** A store in a database of PostgreSQL, by its address. */
export const createPostgresStore = (address: string): Store => ({
  openReading: (replicas) => openReadStore(address, replicas),
  openQuotas: () => openQuotaStore(address),
  openKeys: () => openKeyStore(address),
  openUsage: () => openUsage(address),
  withSnapshot: (work) => withSnapshot(address, work),
  write: (options, work) => writeInOneTransaction(address, options, work),
  migrate: () => migrate(address),
  prepareServing: () => checkTables(address),
  examine: (_recount, onCheck) => examine(address, onCheck),
  copyFrom: (work) => copyFrom(address, work),
  copyInto: (work) => copyInto(address, work),
})

/**
 * Days in the table `key_usage` of the primary server: GRANT INSERT, UPDATE ON key_usage to the role that
 * serves.
 */
function openUsage(address: string): KeyUsage {
  const pool = createReadPool({ ...readAddress(address), pool: 1 })
  return {
    async note(keyId, day) {
      await pool.many(NOTE_USE, [keyId, day])
    },
    close: () => pool.close(),
  }
}
