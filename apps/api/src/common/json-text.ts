import type { z } from 'zod'

/** JSON with or without a byte order mark. Throws an Error with a reason of one line. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
    throw new Error(`cannot be read as JSON (${reason})`, { cause: error })
  }
}

/** What is wrong with a value, where, and what is expected, in one line. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const path = pathText(issue.path)
    return (
      `${path === '' ? '' : `${path}: `}has no member ` +
      `${issue.keys.map((key) => JSON.stringify(key)).join(', ')}; remove it or correct the spelling`
    )
  }
  const path = pathText(issue.path)
  const message = issue.code === 'invalid_type' ? describeType(issue) : issue.message
  return path === '' ? message : `${path}: ${message}`
}

/** Named as JSON names its types; JSON has no `undefined`. */
function describeType({ expected, message }: z.core.$ZodIssueInvalidType): string {
  const received = /received (\w+)$/.exec(message)?.[1]
  const expectedType = expected === 'record' ? 'object' : expected
  return received === 'undefined'
    ? `is missing; a JSON ${expectedType} is expected`
    : `is ${received ?? 'something else'}; a JSON ${expectedType} is expected`
}

/** `[2].locationIds[0]` */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return text.replace(/^\./, '')
}
