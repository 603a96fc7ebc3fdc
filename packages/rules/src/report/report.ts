import { countOf, formatCount, kindsOf, plural, shorten } from '@groundsheet/readings'
import { showHidden } from '@groundsheet/readings/hidden-characters'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { isAboutPositions } from '../finding-titles.ts'
import {
  SEVERITIES,
  totalOf,
  type FindingCount,
  type Findings,
  type Level,
  type RuleFinding,
  type RuleSeverity,
} from '../finding.ts'

/** A checked file. Null: not known of a file that cannot be read. */
export interface CheckedFile extends Findings {
  readonly path: string
  readonly edition: 'AGS4' | 'AGS3' | null
  readonly encoding: string | null
  readonly bytes: number | null
  readonly sha256: string | null
  /** When the check ended: ISO 8601, in UTC. */
  readonly checkedAt: string
  /** Version of the standard dictionary that the rules were checked with, as `4.1.1`; null for AGS 3. */
  readonly dictionary: string | null
}

export interface CheckedFiles {
  /** Version of the program. */
  readonly version: string
  /** The levels that were checked. */
  readonly levels: readonly Level[]
  readonly files: readonly CheckedFile[]
}

/** A group or heading of a real file is shorter, and so is a message. */
const MAX_CHARACTERS = { name: 200, text: 4_000 }

const readableName = (name: string | null): string | null =>
  name === null ? null : showHidden(shorten(name, MAX_CHARACTERS.name))

const readableText = (text: string): string => showHidden(shorten(text, MAX_CHARACTERS.text))

/**
 * The report for people to read, with the code points of characters that cannot be seen. Long names and texts
 * are cut, with the number of characters left out.
 */
export const makeReadable = (report: CheckedFiles): CheckedFiles => ({
  ...report,
  files: report.files.map((file) => ({
    ...file,
    path: readableText(file.path),
    findings: file.findings.map((finding) => ({
      ...finding,
      group: readableName(finding.group),
      heading: readableName(finding.heading),
      message: readableText(finding.message),
      advice: shorten(finding.advice, MAX_CHARACTERS.text),
    })),
    unlistedCounts: file.unlistedCounts.map((one) => ({ ...one, group: readableName(one.group) })),
  })),
})

/** Groups that are named in one line. */
const MAX_GROUPS = 12

export type SeverityCounts = Readonly<Record<RuleSeverity, number>>

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  ags: 'AGS rules',
  bgs: 'BGS data rules',
  import: 'Import',
}

/** Findings by severity; one on five lines counts five times. */
export function countSeverities(
  findings: readonly Pick<FindingCount, 'severity' | 'count'>[],
): SeverityCounts {
  const counts = { error: 0, warning: 0, note: 0 }
  for (const { severity, count } of findings) counts[severity] += count
  return counts
}

/** Rules that are broken, by severity. */
export function countKinds(findings: readonly FindingCount[]): SeverityCounts {
  const rules = { error: new Set<string>(), warning: new Set<string>(), note: new Set<string>() }
  for (const { severity, level, rule } of findings) rules[severity].add(`${level}\t${rule}`)
  return { error: rules.error.size, warning: rules.warning.size, note: rules.note.size }
}

/** `8 kinds of error (5,844 in all), 1 warning`; `no findings`. */
export const foundText = (findings: readonly FindingCount[]): string =>
  countsText(countSeverities(findings), countKinds(findings))

/** All findings of one rule, with how often each group has them. */
export interface RuleSummary {
  readonly level: Level
  readonly rule: string
  /** The worst of the findings. */
  readonly severity: RuleSeverity
  readonly count: number
  /** By group code; '' for findings of no group. */
  readonly groups: ReadonlyMap<string, number>
  readonly findings: readonly RuleFinding[]
  /** Findings that are counted and not listed. */
  readonly unlisted: readonly FindingCount[]
}

/**
 * Findings by level and rule: positions first, then levels as named, rules in the order of the AGS document,
 * findings by line.
 */
export function summariseRules(
  { findings, unlistedCounts }: Omit<Findings, 'unlisted'>,
  levels: readonly Level[],
): RuleSummary[] {
  const keyOf = ({ level, rule }: FindingCount) =>
    `${isAboutPositions(rule) ? 0 : levels.indexOf(level) + 1}\t${rule}`
  const listed = Map.groupBy(findings, keyOf)
  const unlisted = Map.groupBy(unlistedCounts, keyOf)
  const keys = [...new Set([...listed.keys(), ...unlisted.keys()])].sort(compareNaturally)
  return keys.map((key) => summariseRule(listed.get(key) ?? [], unlisted.get(key) ?? []))
}

function summariseRule(listed: readonly RuleFinding[], unlisted: readonly FindingCount[]): RuleSummary {
  const findings = [...listed].sort((a, b) => firstLine(a) - firstLine(b))
  const counted: readonly FindingCount[] = [...findings, ...unlisted]
  const groups = new Map<string, number>()
  let total = 0
  for (const { group, count } of counted) {
    groups.set(group ?? '', (groups.get(group ?? '') ?? 0) + count)
    total += count
  }
  const { level = 'ags', rule = '' } = counted[0] ?? {}
  const severity = SEVERITIES.find((one) => counted.some((finding) => finding.severity === one)) ?? 'note'
  return { level, rule, severity, count: total, groups, findings, unlisted }
}

/**
 * `3 findings`; `1 finding in 1,234 places` where the same is true of many lines. What is counted and not
 * listed is taken as different.
 */
export function timesText({ findings, unlisted, count }: RuleSummary): string {
  const different = findings.length + totalOf(unlisted)
  const found = countOf(different, 'finding')
  return different === count ? found : `${found} in ${countOf(count, 'place')}`
}

/** How many findings of a rule are counted and not listed; '' where all are listed. */
export function unlistedText({ unlisted }: Pick<RuleSummary, 'unlisted'>): string {
  const count = totalOf(unlisted)
  return count === 0 ? '' : `${formatCount(count)} more ${areCounted(count, 'of this rule ')}`
}

/** The same of a file, with how many there are of each severity. */
export function unlistedInFile({ unlisted, unlistedCounts }: Omit<Findings, 'findings'>): string {
  if (unlisted === 0) return ''
  return (
    `${formatCount(unlisted)} more ${areCounted(unlisted)}: ` + countsText(countSeverities(unlistedCounts))
  )
}

const areCounted = (count: number, of = ''): string =>
  `${plural(count, 'finding', 'findings')} ${of}${plural(count, 'is', 'are')} counted, not listed`

/** `3 errors, 1 warning, 2 notes`, or with the kinds of each that `kinds` counts; `no findings`. */
export function countsText(counts: SeverityCounts, kinds = counts): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    kindsOf(kinds[severity], counts[severity], severity),
  )
  return parts.length === 0 ? 'no findings' : parts.join(', ')
}

const firstLine = ({ lines }: RuleFinding): number => lines[0]?.[0] ?? 0

/** ` (GEOL 12, SAMP 3)`: the groups with most findings first; '' where there are none. */
export function groupsText({ groups }: Pick<RuleSummary, 'groups'>): string {
  const counts = [...groups].filter(([group]) => group !== '').sort(([, a], [, b]) => b - a)
  if (counts.length === 0) return ''
  const shown = counts.slice(0, MAX_GROUPS).map(([group, count]) => `${group} ${formatCount(count)}`)
  const more = counts.length - shown.length
  return ` (${shown.join(', ')}${more > 0 ? ` and ${more} more groups` : ''})`
}

/** Whether a finding is of one line only. */
export function isOneLine({ lines }: RuleFinding): boolean {
  return lines.length === 1 && lines[0]?.[0] === lines[0]?.[1]
}

/** `4, 7-9 and 12 more`: lines of a finding, at most `shown` runs of them; '' for the file as a whole. */
export function lineText({ lines }: RuleFinding, shown = Infinity): string {
  const runs = lines
    .slice(0, shown)
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
  const more = lines.slice(shown).reduce((sum, [first, last]) => sum + last - first + 1, 0)
  return runs.join(', ') + (more > 0 ? ` and ${formatCount(more)} more` : '')
}
