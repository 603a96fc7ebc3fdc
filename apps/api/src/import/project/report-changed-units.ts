import type { StoredTable } from '../../store/stored-table.ts'
import { isSameUnit, type AgsBlock } from '@groundsheet/ags'
import type { DiagnosticList } from '../diagnostics.ts'

/**
 * Warns if a heading has another unit than before: a project has one unit for each heading, that of the
 * newest delivery, so earlier values would be read in it. `known`: tables of earlier deliveries that are
 * kept. `blocks`: with one unit for each heading.
 */
export function reportChangedUnits(
  known: readonly StoredTable[],
  blocks: readonly AgsBlock[],
  diagnostics: DiagnosticList,
): void {
  const units = new Map(
    known.flatMap(({ group, headings }) =>
      headings.map(({ heading, unit }) => [`${group} ${heading}`, unit] as const),
    ),
  )
  for (const { code: group, headings, units: stated } of blocks)
    for (const [column, heading] of headings.entries()) {
      const unit = stated[column] ?? ''
      const before = units.get(`${group} ${heading}`) ?? ''
      if (unit !== '') units.set(`${group} ${heading}`, unit)
      if (unit === '' || before === '' || isSameUnit(before, unit)) continue
      const message = `The unit was ${before} and is now ${unit}; earlier values are now read in ${unit}. Deliver them again in one unit.`
      diagnostics.add({ rule: 'unit-changed', severity: 'warning', group, heading, message })
    }
}
