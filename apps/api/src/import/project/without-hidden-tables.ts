import type { ImportDiagnostic } from '../report.ts'
import type { PublicCodes } from '../rows/public-codes.ts'

/** Diagnostics that name no table or heading hidden by the company (`"code": null`). */
export function withoutHiddenTables(
  diagnostics: readonly ImportDiagnostic[],
  { tableCode, fieldCode }: Pick<PublicCodes, 'tableCode' | 'fieldCode'>,
): readonly ImportDiagnostic[] {
  const isHidden = (name: string) =>
    tableCode(name) === null || fieldCode(name) === null || tableCode(groupOf(name)) === null
  return diagnostics.filter(
    ({ rule, group, heading, message, outcome = '' }) =>
      ![group ?? '', heading ?? '', ...`${rule} ${message} ${outcome}`.split(/[^A-Za-z0-9_]+/)].some(
        isHidden,
      ),
  )
}

/** `GEOL` of `GEOL_DESC`. */
const groupOf = (heading: string) => heading.split('_', 1)[0] ?? ''
