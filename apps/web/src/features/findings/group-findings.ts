import type { Finding } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { findingTitle, isAboutPositions } from '@groundsheet/rules/titles'

/** Most severe first; unknown severities of later versions count as notes. */
export const SEVERITIES = ['error', 'warning', 'note'] as const
export type Severity = (typeof SEVERITIES)[number]

const severityOf = ({ severity }: Finding): Severity =>
  SEVERITIES.find((known) => known === severity) ?? 'note'

/** Positions are a group of their own, of any severity. */
export type FindingTopic = 'positions' | Severity

const TOPICS: readonly FindingTopic[] = ['positions', ...SEVERITIES]

const topicOf = (finding: Finding): FindingTopic =>
  isAboutPositions(finding.rule) ? 'positions' : severityOf(finding)

export interface FindingGroup {
  readonly topic: FindingTopic
  /** As stored. */
  readonly findings: readonly Finding[]
  /** Those with the same text in several files together, at the place of the first. */
  readonly equal: readonly EqualFindings[]
}

/** One text at one or several places: one finding of each. */
export type EqualFindings = readonly [Finding, ...Finding[]]

/** Positions, then the others by severity, those of a file by line; groups without findings are left out. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const byTopic = Map.groupBy(findings, topicOf)
  return TOPICS.flatMap((topic) => {
    const found = byTopic.get(topic) ?? []
    const findings = found.toSorted(byPlace)
    return found.length === 0 ? [] : [{ topic, findings, equal: joinEqual(findings) }]
  })
}

function joinEqual(findings: readonly Finding[]): EqualFindings[] {
  const joined = Map.groupBy(findings, ({ rule, group, heading, message, advice = '' }) =>
    JSON.stringify([rule, group, heading, message, advice]),
  )
  return [...joined.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  )
}

const byPlace = (a: Finding, b: Finding) =>
  compareNaturally(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0)

/** Whether a finding contains all words of a search; ignores case. */
export function matchesFinding(finding: Finding, search: string): boolean {
  const { message, file, group, heading, rule, advice } = finding
  const text = [message, advice, file, group, heading, rule, findingTitle(rule)].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
