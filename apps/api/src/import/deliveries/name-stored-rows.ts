import { countOf } from '@groundsheet/readings'
import type { StoredRow } from '../../store/write/rows.ts'
import type { ProjectTable, ProjectTerms } from '../project/open-tables.ts'
import { nameOf } from '../project/removed-findings.ts'
import { nameRow, removedRow } from '../project/remove-unseen.ts'
import { storedValues } from '../rows/stored-values.ts'

/** Rows that a finding names; further ones are counted. */
export const MAX_NAMED_ROWS = 8

/** `GEOL BH1, 0.30`, as stored now; key headings that are never sent are left out. */
export function nameStoredRow({ stored, shape }: ProjectTable, row: StoredRow, terms: ProjectTerms): string {
  const name = nameRow(removedRow(stored, row), storedValues(row, shape.publicCodes), terms)
  return `${stored.group} ${nameOf(name, (heading) => terms.publicCodes.fieldCode(heading) !== null)}`
}

/** `GEOL BH1, 0.30; GEOL BH1, 1.20; and 3 more rows`. `count`: of all rows, named or not. */
export function listNames(names: readonly string[], count: number): string {
  const more = count - names.length
  return [...names, ...(more > 0 ? [`and ${countOf(more, 'more row')}`] : [])].join('; ')
}
