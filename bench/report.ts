import { isMet, type Finding, type Part } from './part.ts'

export interface Report {
  readonly part: Part
  readonly findings: readonly Finding[]
}

const MARKS = new Map<boolean | null, string>([
  [true, 'met'],
  [false, 'missed'],
  [null, ''],
])

const COLUMNS = ['', 'measured', 'ratio', 'goal', ''] as const

const cellsOf = (finding: Finding): string[] => [
  finding.what,
  finding.figure,
  finding.ratio === null ? '' : finding.ratio.toPrecision(3),
  finding.goal === null ? '' : `${finding.goal.sign} ${finding.goal.value}`,
  MARKS.get(isMet(finding)) ?? '',
]

/** For a terminal. */
export function printReport({ part, findings }: Report): string {
  const lines = [[...COLUMNS], ...findings.map(cellsOf)]
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const rows = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${part.title}\n${rows.join('\n')}\n`
}

/** Lines of prose in documents end where those of code do. */
const MAX_LINE_CHARACTERS = 110

/** Prose in lines; code in backticks is not broken. */
function wrapLines(text: string): string {
  const lines = ['']
  for (const word of text.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    const line = `${lines.at(-1)} ${word}`.trimStart()
    if (line.length > MAX_LINE_CHARACTERS) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines.join('\n')
}

/** For the document of the part. `date`: of the measurement. */
export function writeReport({ part, findings }: Report, date: string): string {
  const table = [COLUMNS, COLUMNS.map(() => '---'), ...findings.map(cellsOf)]
  const method = wrapLines(`Measured on ${date}. ${part.method}`)
  return `## Results\n\n${method}\n\n${table.map(rowText).join('\n')}\n`
}

/** Rows of `docs/performance.md`: findings with a goal, and how many of each group meet theirs. */
export function goalRows({ part, findings }: Report, date: string): string[] {
  const withGoal = findings.filter((finding) => isMet(finding) !== null)
  const rowOf = (finding: Finding) => {
    const [what = '', , ratio = '', goal = '', mark = ''] = cellsOf(finding)
    return rowText([part.title, what, ratio, goal, mark, date])
  }
  const groups = Map.groupBy(withGoal, ({ group }) => group)
  const singles = groups.get(undefined) ?? []
  groups.delete(undefined)
  return [
    ...singles.map(rowOf),
    ...[...groups].map(([group = '', all]) => {
      const met = all.filter((finding) => isMet(finding) === true).length
      return rowText([
        part.title,
        `${group}, ${all.length} goals`,
        '',
        '',
        `${met} met, ${all.length - met} missed`,
        date,
      ])
    }),
  ]
}

const rowText = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
