import { dirname } from 'node:path'
import { statOf } from './stat-of.ts'
import { UserError } from './user-error.ts'

/**
 * Refuses an output in a folder that is not there: a mistyped path would be found nowhere. Throws UserError.
 */
export function checkParentFolder(option: string, path: string): void {
  const folder = dirname(path)
  if (statOf(folder)?.isDirectory() !== true)
    throw new UserError(`${option} ${path}: the folder ${folder} does not exist. Create it, or name another.`)
}
