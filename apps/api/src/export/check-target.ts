import { readdirSync, realpathSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { checkOutputFolder } from '../common/check-output-folder.ts'
import { databaseFile } from '../database-file.ts'
import { UserError } from '../common/user-error.ts'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats.ts'

export interface Target {
  readonly path: string
  /** csv is written to a folder, unless the path ends in .zip. */
  readonly isFolder: boolean
}

const EXTENSIONS: ReadonlySet<string> = new Set(EXPORT_FORMATS.map(({ extension }) => extension))

/** Throws UserError where the name of the file has the extension of another format. */
function checkExtension({ id, extension }: ExportFormat, path: string, isZipped: boolean): void {
  const named = extname(path).slice(1).toLowerCase()
  const expected = isZipped ? 'zip' : extension
  if (!EXTENSIONS.has(named) || named === expected) return
  const zip = id === 'ags' ? ', or add --attached FOLDER for a .zip with its files' : ''
  throw new UserError(`--out ${path}: ${id} writes a .${expected} file. Name a .${expected}${zip}.`)
}

export interface TargetOptions {
  readonly database: string
  readonly force: boolean
  /** Other files are added in a zip. */
  readonly isZipped: boolean
}

/**
 * Checks where an export is written. Throws UserError if the name is that of another format, or if something
 * there must not be overwritten.
 */
export function checkTarget(
  format: ExportFormat,
  path: string,
  { database, force, isZipped }: TargetOptions,
): Target {
  const isFolder = format.id === 'csv' && extname(path).toLowerCase() !== '.zip'
  if (isFolder && extname(path).toLowerCase() === '.csv') {
    throw new UserError(`--out ${path}: csv writes a file for each table. Name a folder, or a .zip.`)
  }
  if (!isFolder) checkExtension(format, path, isZipped)
  const there = statSync(path, { throwIfNoEntry: false })
  if (there === undefined) {
    checkOutputFolder('--out', path)
    return { path, isFolder }
  }
  const file = databaseFile(database)
  if (file !== null && realpathSync(path) === realpathSync(file)) {
    throw new UserError(`--out ${path}: is the database itself. Name another file.`)
  }
  if (there.isDirectory() !== isFolder) {
    const found = isFolder ? 'is a file. Name a folder, or a .zip.' : 'is a folder. Name a file.'
    throw new UserError(`--out ${path}: ${found}`)
  }
  const isFree = isFolder && readdirSync(path).length === 0
  if (isFree || force) return { path, isFolder }
  throw new UserError(`--out ${path}: exists already. Name another one, or add --force to replace it.`)
}
