import type { Edition } from '@groundsheet/ags'
import type { WriteStore } from '../../database/write-store.ts'
import type { CompanyJson } from '../company-folder/schemas.ts'
import { someOf, type DiagnosticList } from '../diagnostics.ts'
import type { Exposure } from '../rows/exposure.ts'
import { storedValues } from '../rows/stored-values.ts'
import { liftFields, type LiftedFields } from './lifted-fields.ts'

/** A hole as in its row: name, numbers, and the values its CRS is decided from. */
export interface SurveyedHole extends LiftedFields {
  readonly seq: number
  readonly locaId: string
  readonly type: string
  readonly gref: string
}

export interface HolesTable {
  readonly seq: number
  readonly group: string
  readonly edition: Edition
  readonly exposure: Exposure
  readonly lifted: NonNullable<CompanyJson['lifted']>
}

const PAGE = 1000

/** Every hole of the project, of this delivery and earlier ones. */
export function surveyHoles(
  store: WriteStore,
  table: HolesTable,
  diagnostics: DiagnosticList,
): SurveyedHole[] {
  const holes: SurveyedHole[] = []
  const unread = new Map<string, string[]>()
  for (let after = 0, page = store.rows.page(table.seq, after, PAGE); page.length > 0;) {
    for (const row of page) {
      const values = storedValues(row, table.exposure)
      const valueOf = (name: string) => values.get(`${table.group}_${name}`)?.trim() ?? ''
      const lifted = liftFields(values, table.edition, table.lifted, (heading, value) => {
        const known = unread.get(heading) ?? []
        known.push(value)
        unread.set(heading, known)
      })
      const locaId = values.get(`${table.group}_ID`) ?? ''
      holes.push({ seq: row.seq, locaId, type: valueOf('TYPE'), gref: valueOf('GREF'), ...lifted })
      after = row.seq
    }
    page = store.rows.page(table.seq, after, PAGE)
  }
  for (const [heading, values] of unread) {
    const found =
      values.length === 1
        ? '1 value is not read as a number'
        : `${values.length} values are not read as numbers`
    const message = `${found}: ${someOf([...new Set(values)])}`
    diagnostics.add({ rule: 'not-a-number', severity: 'warning', group: table.group, heading, message })
  }
  return holes
}
