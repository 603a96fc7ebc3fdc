import { readdirSync, realpathSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { checkParentFolder } from '../common/parent-folder.ts'
import { databaseFile } from '../database-file.ts'
import { UserError } from '../common/user-error.ts'
import type { ExportFormat } from './export-formats.ts'

export interface Target {
  readonly path: string
  /** csv is written to a folder, unless the path ends in .zip. */
  readonly isFolder: boolean
}

/** Checks where an export is written. Throws UserError if something there must not be overwritten. */
export function checkTarget(format: ExportFormat, path: string, database: string, force: boolean): Target {
  const isFolder = format.id === 'csv' && extname(path).toLowerCase() !== '.zip'
  if (isFolder && extname(path).toLowerCase() === '.csv') {
    throw new UserError(`--out ${path}: csv writes a file for each table. Name a folder, or a .zip.`)
  }
  const there = statSync(path, { throwIfNoEntry: false })
  if (there === undefined) {
    checkParentFolder('--out', path)
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
