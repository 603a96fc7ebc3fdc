import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { describeIssue, parseJsonText } from '../../common/json-text.ts'
import { isFile } from '../sources/find-files.ts'
import { UserError } from '../../common/user-error.ts'

/**
 * A validated file of a company folder; undefined if missing. Throws UserError naming file, path and reason.
 */
export function readJsonFile<S extends z.ZodType>(path: string, schema: S): z.infer<S> | undefined {
  if (!isFile(path)) return undefined
  const result = schema.safeParse(parseJson(path))
  if (result.success) return result.data
  const [first, ...others] = result.error.issues
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  throw new UserError(`${path}: ${first === undefined ? 'is not valid' : describeIssue(first)}${more}`)
}

function parseJson(path: string): unknown {
  try {
    return parseJsonText(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UserError(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
