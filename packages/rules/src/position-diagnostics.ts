import type { Diagnostic } from '@groundsheet/ags'
import { someOf } from './some-of.ts'

/** What is found of the positions of a site. `names`: holes that the message begins with. */
interface SiteFinding {
  readonly rule: string
  readonly severity: 'warning' | 'note'
  readonly names: readonly string[]
  readonly message: string
}

/** What an import would say of positions in the locations group. */
export function positionDiagnostics(group: string, findings: readonly SiteFinding[]): Diagnostic[] {
  return findings.map(({ rule, severity, names, message }) => {
    const about = names.length === 0 ? '' : `${someOf(names)}: `
    return { rule, severity, line: null, group, heading: null, message: `${about}${message}` }
  })
}
