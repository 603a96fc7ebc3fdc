import type { Finding } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/contract/natural-order'
import { findingTitle } from '@groundsheet/rules/titles'

/** Most severe first; unknown severities of later versions count as notes. */
export const SEVERITIES = ['error', 'warning', 'note'] as const
export type Severity = (typeof SEVERITIES)[number]

const severityOf = ({ severity }: Finding): Severity =>
  SEVERITIES.find((known) => known === severity) ?? 'note'

export interface FindingGroup {
  readonly severity: Severity
  readonly findings: readonly Finding[]
}

/** Findings by severity, those of a file by line; severities without findings are left out. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const bySeverity = Map.groupBy(findings, severityOf)
  return SEVERITIES.flatMap((severity) => {
    const found = bySeverity.get(severity) ?? []
    return found.length === 0 ? [] : [{ severity, findings: found.toSorted(byPlace) }]
  })
}

const byPlace = (a: Finding, b: Finding) =>
  compareNaturally(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0)

/** Whether a finding contains all words of a search; ignores case. */
export function matchesFinding({ message, file, group, heading, rule }: Finding, search: string): boolean {
  const text = [message, file, group, heading, rule, findingTitle(rule)].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
