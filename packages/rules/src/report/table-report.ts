import { findingTitle } from '../finding-titles.ts'
import { MANY_ADVICE, totalOf, type FindingCount, type RuleFinding } from '../finding.ts'
import { describeFile, verdicts } from './describe-file.ts'
import { LEVEL_NAMES, lineText, makeReadable, summariseRules, type CheckedFiles } from './report.ts'

/** A sheet of a workbook: all cells are text, numbers too. */
export interface ReportTable {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The report as tables: the files, how often each rule is broken in each group, and all findings. */
export function tableReport(stated: CheckedFiles): ReportTable[] {
  const { files, levels, version } = makeReadable(stated)
  const facts = files.map((file) => [
    ...describeFile(file, version).map(([, value]) => value),
    ...verdicts(file, levels).map(([, verdict]) => verdict),
  ])
  const names = ['File', 'Format', 'Size', 'SHA-256', 'Dictionary', 'Checked by', 'Checked on']
  return [
    { name: 'Files', headings: [...names, ...levels.map((level) => LEVEL_NAMES[level])], rows: facts },
    {
      name: 'Rules',
      headings: ['File', 'Level', 'Rule', 'Title', 'Severity', 'Group', 'Findings', 'Places'],
      rows: ruleRows(files, levels),
    },
    {
      name: 'Findings',
      headings: [
        'File',
        'Level',
        'Severity',
        'Rule',
        'Group',
        'Heading',
        'Places',
        'Lines',
        'Finding',
        'What to do',
      ],
      rows: findingRows(files, levels),
    },
  ]
}

type Files = CheckedFiles['files']

function ruleRows(files: Files, levels: CheckedFiles['levels']): string[][] {
  return files.flatMap((file) =>
    summariseRules(file, levels).flatMap(({ level, rule, severity, groups, findings, unlisted }) =>
      [...groups].map(([group, count]) => {
        const isOwn = (found: FindingCount) => (found.group ?? '') === group
        const different = findings.filter(isOwn).length + totalOf(unlisted.filter(isOwn))
        const title = findingTitle(rule, file.edition)
        return [file.path, LEVEL_NAMES[level], rule, title, severity, group, `${different}`, `${count}`]
      }),
    ),
  )
}

function findingRows(files: Files, levels: CheckedFiles['levels']): string[][] {
  return files.flatMap((file) =>
    summariseRules(file, levels).flatMap(({ findings, unlisted }) =>
      [...findings, ...unlisted.map(asRow)].map((finding) => [
        file.path,
        LEVEL_NAMES[finding.level],
        finding.severity,
        finding.rule,
        finding.group ?? '',
        finding.heading ?? '',
        `${finding.count}`,
        lineText(finding),
        finding.message,
        finding.advice,
      ]),
    ),
  )
}

/** The sheet of findings holds all of them, so that the sums of the sheets agree. */
const asRow = (count: FindingCount): RuleFinding => ({
  ...count,
  heading: null,
  message: 'Counted, not listed: the file has too many findings',
  advice: MANY_ADVICE,
  lines: [],
})
