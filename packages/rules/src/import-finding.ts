import type { Diagnostic } from '@groundsheet/ags'
import type { Level, RuleFinding } from './finding.ts'

/** A diagnostic of the import as a finding. Its message also says what an import does about it. */
export function importFinding(diagnostic: Diagnostic, level: Level = 'import'): RuleFinding {
  const { rule, severity, group, heading, message, outcome, line, advice } = diagnostic
  const own = line === null ? [] : [[line, line] as const]
  return {
    level,
    rule,
    severity,
    group,
    heading,
    message: outcome === undefined ? message : `${message}; ${outcome}`,
    advice,
    count: 1,
    lines: diagnostic.lines ?? own,
  }
}
