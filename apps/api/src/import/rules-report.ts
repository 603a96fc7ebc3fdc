import { formatCount } from '@groundsheet/readings'
import {
  countedIn,
  countSeverities,
  countsText,
  LEVEL_NAMES,
  MANY_ADVICE,
  findingsWhere,
  findingTitle,
  SEVERITIES,
  summariseRules,
  type CheckedRules,
  type FindingCount,
  type RuleFinding,
  type Level,
  type RuleSummary,
  type SeverityCounts,
} from '@groundsheet/rules'
import type { Edition } from '@groundsheet/ags'
import type { ScannedFile } from './ags-file/scan-ags-file.ts'
import type { DiagnosticsReport, ImportDiagnostic, RuleCount, RulePlace, RulesReport } from './report.ts'

/** The levels of an import; the data rules of the British Geological Survey are for AGS 4. */
export const RULE_LEVELS: readonly Level[] = ['ags', 'bgs']

/** What the import and the rules found in all files; the viewer counts the stored findings alike. */
export function countFindings(
  { errors, warnings, notes }: DiagnosticsReport,
  files: readonly { readonly rules?: RulesReport | undefined }[],
): SeverityCounts {
  const counts = { error: errors, warning: warnings, note: notes }
  for (const { severity, count } of files.flatMap(({ rules }) => rules?.rules ?? []))
    counts[severity] += count
  return counts
}

const levelsOf = (edition: Edition): readonly Level[] => (edition === 'AGS3' ? ['ags'] : RULE_LEVELS)

/**
 * Places of a file that are listed, those with most findings first; what else a rule found is one entry
 * without a place.
 */
const MAX_PLACES = 1000

/** A finding, or a count of findings that are not listed. */
type Found = FindingCount & Partial<RuleFinding>

const OTHERS_ADVICE = 'Run check on the file: it lists each of them, with what to do about it'

/** Instead of the message of a finding that is counted and not listed. */
const NO_EXAMPLE = 'the file has too many findings to list this one'

/** Findings of one rule and severity, by group and heading. */
function placesOf(findings: readonly Found[]): RulePlace[] {
  const byPlace = Map.groupBy(findings, ({ level, rule, severity, group, heading = null }) =>
    JSON.stringify([level, rule, severity, group, heading]),
  )
  const places = [...byPlace.values()].map(placeOf).toSorted((a, b) => b.count - a.count)
  const others = Map.groupBy(places.slice(MAX_PLACES), ({ level, rule, severity }) =>
    JSON.stringify([level, rule, severity]),
  )
  return [...places.slice(0, MAX_PLACES), ...[...others.values()].map(withoutPlace)]
}

/** `message`: of the finding met most often; `line`: the first of all. */
function placeOf(findings: readonly Found[]): RulePlace {
  const listed = findings.filter(({ message }) => message !== undefined)
  const [most] = (listed.length > 0 ? listed : findings).toSorted((a, b) => b.count - a.count)
  const {
    level = 'ags',
    rule = '',
    severity = 'note',
    group = null,
    heading = null,
    message = NO_EXAMPLE,
    advice = MANY_ADVICE,
  } = most ?? {}
  const line = findings.reduce(
    (least, { lines: [first] = [] }) => Math.min(least, first?.[0] ?? Infinity),
    Infinity,
  )
  const count = findings.reduce((sum, one) => sum + one.count, 0)
  return {
    level,
    rule,
    severity,
    group,
    heading,
    line: line === Infinity ? null : line,
    count,
    message,
    advice,
  }
}

function withoutPlace(places: readonly RulePlace[]): RulePlace {
  const { level = 'ags', rule = '', severity = 'note', message = '' } = places[0] ?? {}
  const count = places.reduce((sum, one) => sum + one.count, 0)
  return {
    level,
    rule,
    severity,
    group: null,
    heading: null,
    line: null,
    count,
    message,
    advice: OTHERS_ADVICE,
  }
}

export function reportRules(checked: CheckedRules, edition: Edition): RulesReport {
  const levels = levelsOf(edition)
  const rules = SEVERITIES.flatMap((severity) =>
    summariseRules(
      findingsWhere(checked, (finding) => finding.severity === severity),
      levels,
    ),
  ).map(countRule)
  return {
    levels: levels.map((level) => ({
      level,
      counts: countSeverities(countedIn(checked).filter((finding) => finding.level === level)),
    })),
    rules: rules.toSorted((a, b) => b.count - a.count),
    places: placesOf(countedIn(checked).filter(({ level }) => levels.includes(level))),
  }
}

function countRule({ level, rule, severity, count, findings }: RuleSummary): RuleCount {
  const [most] = findings.toSorted((a, b) => b.count - a.count)
  const { group = null, heading = null, message = NO_EXAMPLE } = most ?? {}
  return { level, rule, severity, count, group, heading, message }
}

/** `AGS rules: 12 errors, 1 note`. */
export const levelText = ({ level, counts }: RulesReport['levels'][number]): string =>
  `${LEVEL_NAMES[level]}: ${countsText(counts)}`

/** `AGS rules, Rule 10a (keys)`. */
export const ruleText = ({ level, rule }: Pick<RuleCount, 'level' | 'rule'>, edition: Edition): string =>
  `${LEVEL_NAMES[level]}, ${findingTitle(rule, edition)}`

/**
 * What the rules say of a file, one finding for each rule, severity, group and heading; `strict` refuses none
 * of them.
 */
export function ruleFindings({ source: { path }, edition, rules }: ScannedFile): ImportDiagnostic[] {
  if (rules === undefined) return []
  return rules.places.map((one) => {
    const { severity, count, group, heading, line, advice } = one
    const found = `Found ${formatCount(count)} times. Example: ${one.message}`
    const message = count === 1 ? one.message : found
    const rule = ruleText(one, edition)
    const of = { level: one.level, rule: one.rule }
    return { file: path, project: null, rule, of, severity, line, group, heading, message, advice, count }
  })
}
