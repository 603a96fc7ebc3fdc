import type { Store } from '../store/store.ts'
import { copyFrom, copyInto } from './copy-rows.ts'
import { examine } from './examine.ts'
import { openKeyStore } from './key-store.ts'
import { openUsage } from './key-usage.ts'
import { checkTables, migrate } from './migrate.ts'
import { openQuotaStore } from './rates/quota-store.ts'
import { openReadStore } from './read/read-store.ts'
import { withSnapshot } from './read-export.ts'
import { writeInOneTransaction } from './write/write-store.ts'

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
