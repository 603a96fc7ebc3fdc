import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { toRefusal } from '../sqlite/open.ts'
import { importPaths } from '../import/index.ts'
import { makeFolder } from '../common/make-folder.ts'
import { PRIVATE_FOLDER_MODE } from '../common/private-files.ts'
import { writeSampleFolder } from '../cli/sample-folder.ts'
import { withTemporaryFolder } from '../temporary/temporary-folder.ts'

/**
 * On first use: imports the sample company. Returns false if there is a database already.
 * Throws UserError.
 */
export async function makeSampleDatabase(database: string): Promise<boolean> {
  if (existsSync(database)) return false
  try {
    makeFolder(dirname(database), PRIVATE_FOLDER_MODE)
    await withTemporaryFolder(dirname(database), (temporary) => {
      const folder = temporary.path()
      writeSampleFolder(folder)
      return importPaths({ paths: [folder], database })
    })
    return true
  } catch (error) {
    throw toRefusal(database, error)
  }
}
