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
  const message = issue.code === 'invalid_type' ? describeType(issue) : issue.message
  return path === '' ? message : `${path}: ${message}`
}

/** In the words of JSON; `undefined` is none of them. */
function describeType({ expected, message }: z.core.$ZodIssueInvalidType): string {
  const received = /received (\w+)$/.exec(message)?.[1]
  const wanted = expected === 'record' ? 'object' : expected
  return received === 'undefined'
    ? `is missing; a JSON ${wanted} is expected`
    : `is ${received ?? 'something else'}; a JSON ${wanted} is expected`
}

/** `[2].locationIds[0]` */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return text.replace(/^\./, '')
}
