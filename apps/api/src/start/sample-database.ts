import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { databaseFile } from '../database-file.ts'
import { openStore } from '../open-store.ts'
import { toRefusal } from '../sqlite/open.ts'
import { importPaths } from '../import/index.ts'
import { makeFolder } from '../common/make-folder.ts'
import { PRIVATE_FOLDER_MODE } from '../common/private-files.ts'
import { writeSampleFolder } from '../cli/sample-folder.ts'
import { withTemporaryFolder } from '../temporary/temporary-folder.ts'

/**
 * On first use: imports the sample company. Returns false if there is a database already, or a company on the
 * server. Throws UserError.
 */
export async function makeSampleDatabase(database: string): Promise<boolean> {
  const file = databaseFile(database)
  if (file === null) return (await isWithoutCompany(database)) && importSample(database, tmpdir())
  if (existsSync(file)) return false
  try {
    makeFolder(dirname(file), PRIVATE_FOLDER_MODE)
    return await importSample(file, dirname(file))
  } catch (error) {
    throw toRefusal(file, error)
  }
}

async function importSample(database: string, temporaryFolders: string): Promise<true> {
  await withTemporaryFolder(temporaryFolders, (temporary) => {
    const folder = temporary.path()
    writeSampleFolder(folder)
    return importPaths({ paths: [folder], database })
  })
  return true
}

async function isWithoutCompany(database: string): Promise<boolean> {
  const store = await openStore(database)
  await store.migrate()
  const keys = store.openKeys()
  try {
    return (await keys.latestCompany()) === null
  } finally {
    await keys.close()
  }
}
