import type { AgsHandler } from '@groundsheet/ags'
import {
  createFileRules,
  NO_FINDINGS,
  attachedInArchive,
  type CheckedRules,
  type RuleOptions,
  type AttachedFiles,
} from '@groundsheet/rules'
import { dirname, join } from 'node:path'
import { isFileName } from '../common/is-file-name.ts'
import { statIfExists } from '../common/stat-if-exists.ts'
import { UserError } from '../common/user-error.ts'
import type { InspectedBytes } from './ags-file/inspect-bytes.ts'
import { readAgsFile } from './ags-file/read-ags-file.ts'
import { scanInspected, type ScannedFile } from './ags-file/scan-ags-file.ts'
import type { AgsSource } from './sources/ags-source.ts'

const NO_RULES: CheckedRules = { ...NO_FINDINGS, dictionary: null }

/**
 * The rules read along with the scan. A text without AGS in it is refused by the scan, yet its lines are
 * checked.
 */
export async function scanWithRules(
  source: AgsSource,
  inspected: InspectedBytes,
  options: RuleOptions,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<{ scanned: ScannedFile | UserError; checked: CheckedRules }> {
  if (options.levels.every((level) => level === 'import')) {
    return { scanned: await orRefusal(scanInspected(source, inspected, onBytes)), checked: NO_RULES }
  }
  const { encoding } = inspected
  const rules = createFileRules(encoding, { ...options, files: attachedFiles(source) })
  const addPiece = (read: number, piece: Uint8Array): void => {
    onBytes(read)
    rules.addPiece(piece)
  }
  const scanned = await orRefusal(scanInspected(source, inspected, addPiece, [rules.handler]))
  const readAgain = (handler: AgsHandler) => readAgsFile(source, encoding, handler, () => undefined)
  return { scanned, checked: await rules.finish(readAgain) }
}

async function orRefusal<T>(work: Promise<T>): Promise<T | UserError> {
  try {
    return await work
  } catch (error) {
    if (error instanceof UserError) return error
    throw error
  }
}

/**
 * The folder FILE beside an AGS file or in its archive, with a folder for each FILE_FSET (AGS 4 rule 20).
 * Undefined for a file from elsewhere.
 */
function attachedFiles({ path, file, archive }: AgsSource): AttachedFiles | undefined {
  if (archive !== undefined) return attachedInArchive(archive.entries, archive.name)
  if (path !== file) return undefined
  const root = join(dirname(file), 'FILE')
  const find = (...names: string[]) =>
    names.every(isFileName) ? statIfExists(join(root, ...names)) : undefined
  return {
    hasFolder: (fileSet) => find(fileSet)?.isDirectory() === true,
    hasFile: (fileSet, name) => find(fileSet, name)?.isFile() === true,
  }
}
