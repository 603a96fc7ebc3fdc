import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Real AGS files and facts about them. They are not part of the repository, but beside the checkout. */
const folder = fileURLToPath(new URL('../../shared/ags/', import.meta.url))

/** Folder of the real files; read it only if `hasRealFiles`. */
export const realFilesFolder = join(folder, 'files')

/** Whether the real files are there. Where they are not, the tests that read them are skipped. */
export const hasRealFiles = existsSync(realFilesFolder)

/** Why a test is skipped without the real files. */
export const NO_REAL_FILES = 'there is no ../shared/ags beside the checkout'

/** Names of all real files; listed, so that the tests of each are counted as skipped without them. */
export const REAL_FILES = [
  'A112794-33 - 2020-04-30 1544 - Final - 1.ags',
  'A487 Pont ar Dyfi Improvement.ags',
  'Babworth TPs.AGS',
  'Cowlairs park.ags',
  'Docklands Light Railway London City Airport Extension.ags',
  'Hindley Mill Embankment FRA01.ags',
] as const

export type RealFile = (typeof REAL_FILES)[number]

export const realFilePath = (name: RealFile): string => join(realFilesFolder, name)

/** What an independent reader counted in a real file, an object. */
export function readExpected(name: RealFile): unknown {
  return JSON.parse(readFileSync(join(folder, 'expected', `${name}.json`), 'utf8'))
}

/** Rows of a table of the AGS dictionaries, without its header: the source of the dictionary modules. */
export function readDictionaryTable(name: string): string[][] {
  const lines = readFileSync(join(folder, 'dictionary', `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.slice(1).map((line) => line.split('\t'))
}
