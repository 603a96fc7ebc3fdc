import { countOf, listedText } from '@groundsheet/readings'
import type { ImportDiagnostic, RemovedRowName } from '../report.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import type { ProjectPlan } from './plan-projects.ts'
import type { RemovedRows } from './remove-unseen.ts'

/** The rule of findings of removed rows. */
export const REMOVED_ROWS = 'removed-rows'

const MAX_NAMED_ROWS = 20

/**
 * Findings for readers of the project, which name the rows that an import removed. The report of the import
 * lists them by itself. Key headings that are never sent are left out.
 */
export function removedFindings(
  { reference, files }: Pick<ProjectPlan, 'reference' | 'files'>,
  { counts, listed }: RemovedRows,
  publicCodes: Pick<PublicCodes, 'fieldCode'>,
): ImportDiagnostic[] {
  const named = Map.groupBy(listed, ({ group }) => group)
  return [...named].map(([group, rows]) => {
    const count = counts.get(group) ?? rows.length
    const isShown = (heading: string) => publicCodes.fieldCode(heading) !== null
    return {
      file: files.at(-1)?.source.path ?? null,
      project: reference,
      severity: 'note',
      rule: REMOVED_ROWS,
      line: null,
      group,
      heading: null,
      message:
        `${countOf(count, 'row')} of ${group} removed, since this import had the option --replace and its ` +
        `files do not have them: ${namesOf(rows, count, isShown)}`,
      advice: 'To have them again, import the delivery that states them',
    }
  })
}

/** The first rows, and how many more there are. */
export function namesOf(
  rows: readonly RemovedRowName[],
  count: number,
  isShown?: (heading: string) => boolean,
): string {
  const shown = rows.slice(0, MAX_NAMED_ROWS).map((row) => nameOf(row, isShown))
  return listedText(shown, count, '; ')
}

/** `BH1, 0.30, 4.00`: the values of the keys. */
export function nameOf(
  { key, locationId }: RemovedRowName,
  isShown: (heading: string) => boolean = () => true,
): string {
  const values = Object.entries(key).flatMap(([heading, value]) =>
    isShown(heading) && value.trim() !== '' ? [value] : [],
  )
  if (values.length > 0) return values.join(', ')
  return locationId === '' ? 'a row without values' : locationId
}
