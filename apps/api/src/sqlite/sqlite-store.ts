import { tmpdir } from 'node:os'
import type { Examination, Recount } from '../store/examination.ts'
import type { Store } from '../store/store.ts'
import { UserError } from '../common/user-error.ts'
import type { ReadStore } from '../store/read-store.ts'
import { withTemporaryFolder } from '../temporary/temporary-folder.ts'
import { asynchronous } from './asynchronous.ts'
import { copyFrom, copyInto } from './copy-rows.ts'
import { examine } from './examine/examine.ts'
import { examinedFile } from './examine/examined-file.ts'
import { openKeyStore } from './key-store.ts'
import { openUsage } from './key-usage.ts'
import { migrateFile, mustExist, openForReading } from './open.ts'
import { withSnapshot } from './read/read-export.ts'
import { openReadStore } from './read/read-store.ts'
import { writeInOneTransaction } from './write/write-store.ts'

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

/** Checks the database in a file, even while it is in use. No file is left beside it. Throws UserError. */
async function examineFile(
  path: string,
  recount: Recount,
  onCheck: (name: string) => void,
): Promise<Examination> {
  mustExist(path)
  return withTemporaryFolder(tmpdir(), (temporary) => {
    const connection = openForReading(path, examinedFile(path, temporary))
    return examine(connection, path, recount, onCheck)
  })
}
