import type { Severity } from '@groundsheet/ags'
import { partsOfProblem, withoutRepeatedRules } from '@groundsheet/rules'
import type { UserError } from '../common/user-error.ts'
import { copyStrings } from './copy-strings.ts'
import type { DiagnosticsReport, ImportDiagnostic, RulePlace } from './report.ts'

export interface DiagnosticList {
  readonly items: readonly ImportDiagnostic[]
  count(severity: Severity): number
  add(
    diagnostic: Pick<ImportDiagnostic, 'rule' | 'severity' | 'message' | 'advice'> &
      Partial<ImportDiagnostic>,
  ): void
}

export function createDiagnosticList(): DiagnosticList {
  const items: ImportDiagnostic[] = []
  return {
    items,
    count: (severity) => items.filter((item) => item.severity === severity).length,
    add: (diagnostic) =>
      items.push(
        copyStrings({ file: null, project: null, line: null, group: null, heading: null, ...diagnostic }),
      ),
  }
}

/** The same list; diagnostics added through it belong to this project. */
export function aboutProject(list: DiagnosticList, project: string): DiagnosticList {
  return { ...list, add: (diagnostic) => list.add({ project, ...diagnostic }) }
}

/**
 * The same list; what the AGS rules say of a file already is not added to it, as in `check`. `placesOf`: what
 * the rules found in a file.
 */
export function besideRules(
  list: DiagnosticList,
  placesOf: ReadonlyMap<string, readonly RulePlace[]>,
): DiagnosticList {
  const add: DiagnosticList['add'] = (diagnostic) => {
    const stated = placesOf.get(diagnostic.file ?? '') ?? []
    for (const one of withoutRepeatedRules(stated, [{ group: null, ...diagnostic }])) list.add(one)
  }
  return { ...list, add }
}

/** A file that cannot be read, as an error of the list. */
export function addRefusal(list: DiagnosticList, file: string, { problems }: UserError): void {
  for (const { file: stated, problem } of problems) {
    list.add({ file: stated ?? file, rule: 'unreadable', severity: 'error', ...partsOfProblem(problem) })
  }
}

export function summariseDiagnostics(list: DiagnosticList): DiagnosticsReport {
  return {
    errors: list.count('error'),
    warnings: list.count('warning'),
    notes: list.count('note'),
    items: list.items,
  }
}
