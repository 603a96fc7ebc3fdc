import { createSimilarNames, ONE_NAME, quoteNames, similarNamesMessage } from '@groundsheet/ags'
import type { DiagnosticList } from '../diagnostics.ts'

const RULE = 'similar-names'

/** Findings listed of one project. */
const MAX_LISTED_NAMES = 20

/** Reports holes of nearly equal names that came in different files; the checks of a file report its own. */
export function reportSimilarNames(
  names: readonly string[],
  { project, group }: { readonly project: string; readonly group: string },
  diagnostics: DiagnosticList,
): void {
  const findSimilar = createSimilarNames()
  const reported = diagnostics.items.filter((item) => item.rule === RULE && item.project === project)
  const known = new Set(reported.map(({ message }) => message))
  for (const name of names) {
    if (known.size >= MAX_LISTED_NAMES) return
    const first = findSimilar(name)
    const message = first === null ? null : similarNamesMessage(quoteNames(first, name))
    if (message === null || known.has(message)) continue
    known.add(message)
    const heading = `${group}_ID`
    diagnostics.add({ rule: RULE, severity: 'warning', group, heading, message, advice: ONE_NAME })
  }
}
