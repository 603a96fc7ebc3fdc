import { readFileSync } from 'node:fs'
import { describeIssue, parseJsonText } from '../common/json-text.ts'
import { UsageError } from '../common/user-error.ts'
import { proxyIdentities, type ProxyIdentities } from './proxy-identities.ts'

/** Throws UsageError with a line for each problem. `setting`: what named the file. */
export function readIdentitiesFile(path: string, setting: string): ProxyIdentities {
  const read = proxyIdentities.safeParse(readJson(path, setting))
  if (read.success) return read.data
  throw new UsageError(
    read.error.issues.map((issue) => `${setting}: ${path}: ${describeIssue(issue)}`).join('\n'),
  )
}

function readJson(path: string, setting: string): unknown {
  try {
    return parseJsonText(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`${setting}: ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
