import {
  countsText,
  countSeverities,
  LEVEL_NAMES,
  findingTitle,
  summariseRules,
  type CheckedRules,
  type Level,
  type RuleSummary,
} from '@groundsheet/rules'
import type { Edition } from '@groundsheet/ags'
import type { ScannedFile } from './ags-file/scan-ags-file.ts'
import type { ImportDiagnostic, RuleCount, RulesReport } from './report.ts'

/** Rules that are listed of one file. */
const MAX_RULES = 10

/** The levels of an import with `check`; the data rules of the British Geological Survey are for AGS 4. */
export const RULE_LEVELS: readonly Level[] = ['ags', 'bgs']

const levelsOf = (edition: Edition): readonly Level[] => (edition === 'AGS3' ? ['ags'] : RULE_LEVELS)

export function reportRules({ findings, unlisted }: CheckedRules, edition: Edition): RulesReport {
  const levels = levelsOf(edition)
  const rules = summariseRules(findings, levels).map(countRule)
  const frequent = rules.toSorted((a, b) => b.count - a.count).slice(0, MAX_RULES)
  return {
    levels: levels.map((level) => ({
      level,
      counts: countSeverities(findings.filter((finding) => finding.level === level)),
    })),
    rules: frequent,
    rulesNotListed: rules.length - frequent.length,
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

/** What the rules say of a file, as findings to be stored with its project: they do not count as its errors. */
export function ruleFindings({ source: { path }, edition, rules }: ScannedFile): ImportDiagnostic[] {
  if (rules === undefined) return []
  const place = { file: path, project: null, line: null, group: null, heading: null }
  const byLevel = rules.levels.map((level): ImportDiagnostic => {
    const message = `${levelText(level)}; the command check lists all of them`
    return { ...place, rule: LEVEL_NAMES[level.level], severity: 'note', message }
  })
  const byRule = rules.rules.map((one): ImportDiagnostic => {
    const { severity, count, group, heading, message } = one
    const found = `Found ${count.toLocaleString('en')} times, such as: ${message}`
    return {
      ...place,
      rule: ruleText(one, edition),
      severity,
      group,
      heading,
      message: count === 1 ? message : found,
    }
  })
  return [...byLevel, ...byRule]
}
