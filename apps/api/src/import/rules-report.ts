import {
  countsText,
  countSeverities,
  LEVEL_NAMES,
  findingTitle,
  SEVERITIES,
  summariseRules,
  type CheckedRules,
  type Level,
  type RuleSummary,
  type SeverityCounts,
} from '@groundsheet/rules'
import type { Edition } from '@groundsheet/ags'
import type { ScannedFile } from './ags-file/scan-ags-file.ts'
import type { DiagnosticsReport, ImportDiagnostic, RuleCount, RulesReport } from './report.ts'

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

export function reportRules({ findings, unlisted }: CheckedRules, edition: Edition): RulesReport {
  const levels = levelsOf(edition)
  const rules = SEVERITIES.flatMap((severity) =>
    summariseRules(
      findings.filter((finding) => finding.severity === severity),
      levels,
    ),
  ).map(countRule)
  return {
    levels: levels.map((level) => ({
      level,
      counts: countSeverities(findings.filter((finding) => finding.level === level)),
    })),
    rules: rules.toSorted((a, b) => b.count - a.count),
    findingsNotCounted: unlisted,
  }
}

function countRule({ level, rule, severity, count, findings }: RuleSummary): RuleCount {
  const [most] = findings.toSorted((a, b) => b.count - a.count)
  const { group = null, heading = null, message = '' } = most ?? {}
  return { level, rule, severity, count, group, heading, message }
}

/** `AGS rules: 12 errors, 1 note`. */
export const levelText = ({ level, counts }: RulesReport['levels'][number]): string =>
  `${LEVEL_NAMES[level]}: ${countsText(counts)}`

/** `AGS rules, Rule 10a (keys)`. */
export const ruleText = ({ level, rule }: RuleCount, edition: Edition): string =>
  `${LEVEL_NAMES[level]}, ${findingTitle(rule, edition)}`

/** What the rules say of a file, one finding for each rule and severity; `strict` refuses none of them. */
export function ruleFindings({ source: { path }, edition, rules }: ScannedFile): ImportDiagnostic[] {
  if (rules === undefined) return []
  const place = { file: path, project: null, line: null, group: null, heading: null }
  return rules.rules.map((one) => {
    const { severity, count, group, heading } = one
    const found = `Found ${count.toLocaleString('en')} times, such as: ${one.message}; the command check lists all`
    const message = count === 1 ? one.message : found
    return { ...place, rule: ruleText(one, edition), severity, group, heading, message, count }
  })
}
