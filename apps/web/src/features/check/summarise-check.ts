import {
  countedIn,
  countKinds,
  countSeverities,
  findingsWhere,
  groupsText,
  isOneLine,
  LEVELS,
  lineText,
  summariseRules,
  timesText,
  unlistedText,
  verdict,
  type CheckedFile,
  type Level,
  type RuleFinding,
  type RuleSummary,
  type SeverityCounts,
} from '@groundsheet/rules'

/** A checked file as the page shows it: bounded, however many findings there are. */
export interface CheckSummary {
  readonly file: Omit<CheckedFile, 'findings'>
  readonly counts: SeverityCounts
  /** How many rules they are of. */
  readonly kinds: SeverityCounts
  readonly levels: readonly LevelSummary[]
  /** Why the file could not be read, else null. */
  readonly refusal: string | null
}

export interface LevelSummary {
  readonly level: Level
  readonly counts: SeverityCounts
  /** How many rules they are of. */
  readonly kinds: SeverityCounts
  /** In words, as `no findings` or `not checked`. */
  readonly verdict: string
  readonly rules: readonly ShownRule[]
}

export interface ShownRule extends Pick<RuleSummary, 'level' | 'rule' | 'severity'> {
  /** How many findings, and places. */
  readonly times: string
  /** Groups with their counts; '' where there are none. */
  readonly groups: string
  /** Findings with different texts. */
  readonly total: number
  /** How many further findings are counted and not listed; '' where there are none. */
  readonly unlisted: string
  /** The first of them. */
  readonly findings: readonly ShownFinding[]
}

export interface ShownFinding extends Pick<
  RuleFinding,
  'severity' | 'group' | 'heading' | 'message' | 'advice'
> {
  /** `4, 7-9 and 12 more`; '' for the file as a whole. */
  readonly lines: string
  readonly isOneLine: boolean
  /** Null for the file as a whole. */
  readonly firstLine: number | null
}

/** Findings of a rule that are shown at first, and at a time: thousands at once would block the page. */
export const FINDINGS_PER_PAGE = 50

/** Runs of lines that are written. */
const MAX_LINE_RUNS = 12

export function summariseCheck(result: CheckedFile): CheckSummary {
  const { findings, ...file } = result
  return {
    file,
    counts: countSeverities(countedIn(result)),
    kinds: countKinds(countedIn(result)),
    levels: LEVELS.map((level) => {
      const own = findingsWhere(result, (one) => one.level === level)
      const rules = summariseRules(own, LEVELS).map(showRule)
      const counted = countedIn(own)
      const [counts, kinds] = [countSeverities(counted), countKinds(counted)]
      return { level, counts, kinds, verdict: verdict(result, level), rules }
    }),
    refusal: result.encoding === null ? refusalOf(findings[0]) : null,
  }
}

function showRule(of: RuleSummary): ShownRule {
  const { level, rule, severity, findings } = of
  return {
    level,
    rule,
    severity,
    times: timesText(of),
    groups: groupsText(of),
    total: findings.length,
    unlisted: unlistedText(of),
    findings: findings.slice(0, FINDINGS_PER_PAGE).map(showFinding),
  }
}

/** Further findings of a rule, in the order of their lines. */
export function furtherFindings(
  { findings }: CheckedFile,
  { level, rule, from }: { readonly level: Level; readonly rule: string; readonly from: number },
): readonly ShownFinding[] {
  const own = findings.filter((finding) => finding.level === level && finding.rule === rule)
  const [summary] = summariseRules({ findings: own, unlistedCounts: [] }, LEVELS)
  return (summary?.findings ?? []).slice(from, from + FINDINGS_PER_PAGE).map(showFinding)
}

const showFinding = (finding: RuleFinding): ShownFinding => {
  const { severity, group, heading, message, advice, lines } = finding
  const place = { lines: lineText(finding, MAX_LINE_RUNS), isOneLine: isOneLine(finding) }
  return { severity, group, heading, message, advice, ...place, firstLine: lines[0]?.[0] ?? null }
}

/** What is wrong with a file that cannot be read, and what to do about it. */
const refusalOf = (finding?: Pick<RuleFinding, 'message' | 'advice'>): string =>
  finding === undefined ? '' : `${finding.message}. ${finding.advice}`
