import type { CompanyJson } from '../company-folder/schemas.ts'
import type { ImportDiagnostic } from '../report.ts'

/** Diagnostics that speak of no table or heading that the company keeps to itself (`"code": null`). */
export function withoutHidden(
  diagnostics: readonly ImportDiagnostic[],
  { tables = {}, fields = {} }: Pick<CompanyJson, 'tables' | 'fields'>,
): readonly ImportDiagnostic[] {
  const hidden = new Set(
    [...Object.entries(tables), ...Object.entries(fields)]
      .filter(([, { code }]) => code === null)
      .map(([name]) => name),
  )
  if (hidden.size === 0) return diagnostics
  const groups = Object.keys(tables).filter((group) => hidden.has(group))
  const isHidden = (name: string) => hidden.has(name) || groups.some((group) => name.startsWith(`${group}_`))
  return diagnostics.filter(({ group, heading, message, outcome = '' }) =>
    [group ?? '', heading ?? '', ...`${message} ${outcome}`.split(/[^A-Za-z0-9_]+/)].every(
      (name) => !isHidden(name),
    ),
  )
}
