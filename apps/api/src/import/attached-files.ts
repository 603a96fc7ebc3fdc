import { dirname, join } from 'node:path'
import { attachedInArchive, type AttachedFiles } from '@groundsheet/rules'
import { isName } from '../common/is-name.ts'
import { statIfExists } from '../common/stat-if-exists.ts'
import type { AgsSource } from './sources/ags-source.ts'

/**
 * The folder FILE beside an AGS file or in its archive, with a folder for each FILE_FSET (AGS 4 rule 20).
 * Undefined for a file from elsewhere.
 */
export function attachedFiles({ path, file, archive }: AgsSource): AttachedFiles | undefined {
  if (archive !== undefined) return attachedInArchive(archive.entries, archive.name)
  if (path !== file) return undefined
  const root = join(dirname(file), 'FILE')
  const find = (...names: string[]) => (names.every(isName) ? statIfExists(join(root, ...names)) : undefined)
  return {
    hasFolder: (fileSet) => find(fileSet)?.isDirectory() === true,
    hasFile: (fileSet, name) => find(fileSet, name)?.isFile() === true,
  }
}
