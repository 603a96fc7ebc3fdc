import type { Store } from '../store/store.ts'
import { asynchronous } from './asynchronous.ts'
import { copyFrom, copyInto } from './copy-rows.ts'
import { examineFile } from './examine/examine-file.ts'
import { openKeyStore } from './key-store.ts'
import { migrateFile } from './open.ts'
import { withSnapshot } from './read-export.ts'
import { openReadStore } from './read-store.ts'
import { writeInOneTransaction } from './write-store.ts'

/** A store in an SQLite file. */
export const createSqliteStore = (path: string): Store => ({
  openReading: () => openReadStore(path),
  openQuotas: () => null,
  openKeys: () => openKeyStore(path),
  withSnapshot: (work) => withSnapshot(path, work),
  write: (options, work) => writeInOneTransaction(path, options, work),
  ...asynchronous<Pick<Store, 'migrate'>>({ migrate: () => migrateFile(path) }),
  examine: (recount, onCheck) => examineFile(path, recount, onCheck),
  copyFrom: (work) => copyFrom(path, work),
  copyInto: (work) => copyInto(path, work),
})
