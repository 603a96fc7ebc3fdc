import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importPaths } from '../import/index.ts'
import { writeSampleFolder } from '../sample-folder.ts'

/** On first use: the sample company, written as a company folder beside the database and imported from there. */
export async function makeSampleDatabase(database: string): Promise<boolean> {
  if (existsSync(database)) return false
  const folder = join(dirname(database), 'sample')
  rmSync(folder, { recursive: true, force: true })
  writeSampleFolder(folder)
  await importPaths({ paths: [folder], database })
  return true
}
