import type { AgsBlock, Diagnostic, Edition } from '../ags.ts'
import { DiagnosticCollector } from '../diagnostic-collector.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { checkDefinitions } from './check-definitions.ts'
import { CHECK_FINDINGS, type CheckFinding } from './check-findings.ts'
import { checkGroups } from './check-groups.ts'
import { checkKeys } from './check-keys.ts'
import { checkLocations } from './check-locations.ts'
import { checkParents } from './check-parents.ts'
import { checkValues } from './check-values.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'

const CHECKS: readonly CreateCheck[] = [
  checkGroups,
  checkDefinitions,
  checkKeys,
  checkLocations,
  checkParents,
  checkValues,
]

export interface AgsChecker {
  block: (block: AgsBlock) => void
  row: (values: readonly string[], line: number) => void
  /** To be called once; gives the diagnostics by line. */
  end: () => Diagnostic[]
}

/**
 * Checks what needs more than one row to tell, fed with the parser's blocks and rows as they come. `dictionary` should be the one that
 * the file's DICT and ABBR extend. Memory: some tens of bytes a row for keys, nothing else grows with the file.
 */
export function createAgsChecker(edition: Edition, dictionary: Dictionary): AgsChecker {
  const findings = new DiagnosticCollector<CheckFinding>(CHECK_FINDINGS)
  const context: CheckContext = {
    edition,
    dictionary,
    report: (kind, finding) => findings.add(kind, finding),
  }
  const checks = CHECKS.map((create) => create(context))
  let rowChecks: RowCheck[] = []

  return {
    block(block) {
      rowChecks = checks.map((check) => check.block?.(block)).filter((check) => check !== undefined)
    },
    row(values, line) {
      for (const check of rowChecks) check(values, line)
    },
    end() {
      for (const check of checks) check.end?.()
      return findings.list(edition)
    },
  }
}
