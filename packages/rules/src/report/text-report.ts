import { countOf } from '@groundsheet/readings'
import { findingTitle } from '../finding-titles.ts'
import { countedIn } from '../finding.ts'
import { describeFile, formatText, verdicts } from './describe-file.ts'
import { equalLines, joinEqual, type EqualFindings } from './join-equal.ts'
import {
  foundText,
  groupsText,
  isOneLine,
  LEVEL_NAMES,
  lineText,
  makeReadable,
  summariseRules,
  timesText,
  unlistedInFile,
  unlistedText,
  type CheckedFile,
  type CheckedFiles,
  type RuleSummary,
} from './report.ts'

export interface TextLimits {
  /** Findings listed for each rule of a file. */
  readonly findings: number
  /** Runs of lines listed for each finding. */
  readonly lines: number
  /** Groups named for a finding that several have. */
  readonly groups: number
  /** Where the reader finds what is not listed. */
  readonly rest: string
}

const NO_LIMITS: TextLimits = { findings: Infinity, lines: Infinity, groups: Infinity, rest: '' }

/** The report as lines of text: a summary of all files, then the findings of each, by level and rule. */
export function textReport(stated: CheckedFiles, limits = NO_LIMITS): string[] {
  const report = makeReadable(stated)
  const { files } = report
  const summary = files.length > 1 ? [...files.map(summaryLine), ''] : []
  return [
    ...summary,
    ...files.flatMap((file) => fileLines(file, report, limits)),
    foundText(files.flatMap(countedIn)),
  ]
}

function summaryLine(file: CheckedFile): string {
  return `${file.path}: ${foundText(countedIn(file))}`
}

function fileLines(file: CheckedFile, { version, levels }: CheckedFiles, limits: TextLimits): string[] {
  const facts = describeFile(file, version)
    .slice(2)
    .filter(([, value]) => value !== '')
  const lines = [
    `${file.path}: ${formatText(file)}`,
    ...facts.map(([name, value]) => `  ${name}: ${value}`),
    ...verdicts(file, levels).map(([level, verdict]) => `  ${level}: ${verdict}`),
    '',
  ]
  for (const summary of summariseRules(file, levels)) {
    lines.push(...ruleLines(summary, file.edition, limits), '')
  }
  if (file.unlisted > 0) lines.push(unlistedInFile(file), '')
  return lines
}

function ruleLines(summary: RuleSummary, edition: CheckedFile['edition'], limits: TextLimits): string[] {
  const { level, rule } = summary
  const findings = joinEqual(summary.findings)
  const shown = findings.slice(0, limits.findings)
  const more = findings.length - shown.length
  return [
    `${LEVEL_NAMES[level]}, ${findingTitle(rule, edition)}: ${timesText(summary)}${groupsText(summary)}`,
    ...shown.flatMap((finding, index) => [
      findingLine(finding, limits),
      ...adviceLines(finding, shown[index + 1]),
    ]),
    ...(more > 0 ? [`  … and ${countOf(more, 'more finding')} of this rule; ${limits.rest}`] : []),
    ...(summary.unlisted.length > 0 ? [`  … and ${unlistedText(summary)}`] : []),
  ]
}

function findingLine(findings: EqualFindings, limits: TextLimits): string {
  const [first, ...others] = findings
  const { severity, group, heading, message } = first
  const numbers =
    others.length > 0 ? equalLines(findings, limits.groups, limits.lines) : lineText(first, limits.lines)
  const word = others.length === 0 && isOneLine(first) ? 'line' : 'lines'
  const subject = heading ?? (others.length > 0 ? '' : (group ?? ''))
  const stated = beginsWith(message, subject) ? '' : subject
  const place = [numbers === '' ? '' : `${word} ${numbers}`, stated].filter((part) => part !== '')
  return `  ${severity}: ${place.length === 0 ? '' : `${place.join(', ')}: `}${message}`
}

/** Whether a message begins with the heading or group that it is about, which is then printed once. */
const beginsWith = (message: string, subject: string): boolean =>
  subject !== '' && [`${subject} `, `Group ${subject} `].some((start) => message.startsWith(start))

/** The advice is given once for findings that follow each other. */
function adviceLines([{ advice }]: EqualFindings, next: EqualFindings | undefined): string[] {
  return advice === '' || advice === next?.[0].advice ? [] : [`    ${advice}`]
}
