import { commandText } from './command-text.ts'
import { UserError } from './user-error.ts'

/**
 * Compares the version `found` of a database with the version `known` to this program; versions begin with 1.
 */
export function compareVersions(found: number, known: number): 'same' | 'older' | 'newer' | 'none' {
  if (!Number.isInteger(found) || found < 1) return 'none'
  if (found === known) return 'same'
  return found < known ? 'older' : 'newer'
}

/** `database`: as shown in messages. */
export const newerSchema = (database: string, found: number, known: number): UserError =>
  new UserError(
    `${database}: was written by a newer Groundsheet (schema ${found}, this program has ${known}). ` +
      'Update the program.',
  )

/** `database`: as shown in messages. */
export const olderSchema = (database: string, found: number, known: number): UserError =>
  new UserError(
    `${database}: was written by an older Groundsheet (schema ${found}, this program needs ${known}). ` +
      `Make a backup; then upgrade it with: ${commandText(['migrate'], { database })}`,
  )
