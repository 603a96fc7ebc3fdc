import type { Store } from '../store/store.ts'
import { UserError } from '../common/user-error.ts'
import type { ReadStore } from '../store/read-store.ts'
import { asynchronous } from './asynchronous.ts'
import { copyFrom, copyInto } from './copy-rows.ts'
import { examineFile } from './examine/examine-file.ts'
import { openKeyStore } from './key-store.ts'
import { openUsage } from './key-usage.ts'
import { migrateFile } from './open.ts'
import { withSnapshot } from './read-export.ts'
import { openReadStore } from './read-store.ts'
import { writeInOneTransaction } from './write-store.ts'

/** A store in an SQLite file. */
export const createSqliteStore = (path: string): Store => ({
  openReading: (replicas) => openFile(path, replicas),
  openQuotas: () => null,
  openKeys: () => openKeyStore(path),
  openUsage: () => openUsage(path),
  withSnapshot: (work) => withSnapshot(path, work),
  write: (options, work) => writeInOneTransaction(path, options, work),
  ...asynchronous<Pick<Store, 'migrate' | 'prepareServing'>>({
    migrate: () => migrateFile(path),
    prepareServing: () => migrateFile(path),
  }),
  examine: (recount, onCheck) => examineFile(path, recount, onCheck),
  copyFrom: (work) => copyFrom(path, work),
  copyInto: (work) => copyInto(path, work),
})

function openFile(path: string, replicas: readonly string[] = []): ReadStore {
  if (replicas.length > 0)
    throw new UserError('GROUNDSHEET_READ_REPLICAS: only a database in PostgreSQL has replicas.')
  return openReadStore(path)
}
