import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { ImportRefused } from '../import-refused.ts'
import { isFile } from '../sources/find-files.ts'

/** A file of a company folder, checked; undefined where there is none. Throws ImportRefused naming file, path and reason. */
export function readJsonFile<S extends z.ZodType>(path: string, schema: S): z.infer<S> | undefined {
  if (!isFile(path)) return undefined
  const result = schema.safeParse(parseJson(path))
  if (result.success) return result.data
  const [first, ...others] = result.error.issues
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  throw new ImportRefused(`${path}: ${first === undefined ? 'is not valid' : describe(first)}${more}`)
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')) as unknown
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
    throw new ImportRefused(`${path}: cannot be read as JSON (${reason})`)
  }
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const path = pathText(issue.path)
    return `${path === '' ? '' : `${path}: `}has no member ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}; remove it or mend the spelling`
  }
  const path = pathText(issue.path)
  return path === '' ? issue.message : `${path}: ${issue.message}`
}

/** `[2].locationIds[0]` */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return text.replace(/^\./, '')
}
