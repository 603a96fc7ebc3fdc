import type { RuleFinding } from '../finding.ts'
import { lineText } from './report.ts'

/** One finding that several groups have: one of each, in the order of their lines. */
export type EqualFindings = readonly [RuleFinding, ...RuleFinding[]]

/** Findings with the same text in several groups, together, at the place of the first. */
export function joinEqual(findings: readonly RuleFinding[]): EqualFindings[] {
  const joined = Map.groupBy(findings, ({ severity, heading, message, advice, lines }) =>
    // Findings of a whole file or group have no lines to list.
    [severity, heading ?? '', message, advice, lines.length > 0].join('\t'),
  )
  return [...joined.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    if (first.lines.length > 0) return [[first, ...others] as const]
    return [first, ...others].map((one) => [one] as const)
  })
}

/**
 * `BKFL 210, GEOL 936-940 and 12 more groups`: the lines of each group, at most `groups` of them and `runs`
 * runs of lines of each.
 */
export function equalLines(findings: EqualFindings, groups = Infinity, runs = Infinity): string {
  const named = findings
    .slice(0, groups)
    .map((finding) => [finding.group ?? '', lineText(finding, runs)].filter((part) => part !== '').join(' '))
  const more = findings.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more groups` : '')
}
