import type { Finding } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { findingTitle } from '@groundsheet/rules/titles'

/** Most severe first; unknown severities of later versions count as notes. */
export const SEVERITIES = ['error', 'warning', 'note'] as const
export type Severity = (typeof SEVERITIES)[number]

const severityOf = ({ severity }: Finding): Severity =>
  SEVERITIES.find((known) => known === severity) ?? 'note'

export interface FindingGroup {
  readonly severity: Severity
  /** As stored. */
  readonly findings: readonly Finding[]
  /** Those that say the same of several files together, at the place of the first. */
  readonly equal: readonly EqualFindings[]
}

/** The same said of one or several places: one finding of each. */
export type EqualFindings = readonly [Finding, ...Finding[]]

/** Findings by severity, those of a file by line; severities without findings are left out. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const bySeverity = Map.groupBy(findings, severityOf)
  return SEVERITIES.flatMap((severity) => {
    const found = bySeverity.get(severity) ?? []
    const findings = found.toSorted(byPlace)
    return found.length === 0 ? [] : [{ severity, findings, equal: joinEqual(findings) }]
  })
}

function joinEqual(findings: readonly Finding[]): EqualFindings[] {
  const joined = Map.groupBy(findings, ({ rule, group, heading, message, mend = '' }) =>
    JSON.stringify([rule, group, heading, message, mend]),
  )
  return [...joined.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  )
}

const byPlace = (a: Finding, b: Finding) =>
  compareNaturally(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0)

/** Whether a finding contains all words of a search; ignores case. */
export function matchesFinding(finding: Finding, search: string): boolean {
  const { message, file, group, heading, rule, mend } = finding
  const text = [message, mend, file, group, heading, rule, findingTitle(rule)].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
