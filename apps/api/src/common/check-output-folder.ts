import { dirname } from 'node:path'
import { statIfExists } from './stat-if-exists.ts'
import { UserError } from './user-error.ts'

/**
 * Refuses an output in a folder that is not there: a mistyped path would be found nowhere. Throws `Refusal`.
 */
export function checkOutputFolder(option: string, path: string, Refusal = UserError): void {
  const folder = dirname(path)
  const found = statIfExists(folder)
  if (found?.isDirectory() === true) return
  throw new Refusal(
    found === undefined
      ? `${option} ${path}: the folder ${folder} does not exist. Create it, or name another.`
      : `${option} ${path}: ${folder} is a file, not a folder. Name a folder.`,
  )
}
