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

/** For `docs/performance.md`. */
export function writeReport({ part, findings }: Report): string {
  const table = [COLUMNS, COLUMNS.map(() => '---'), ...findings.map(cellsOf)]
  return `## ${part.title}\n\n${part.method}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}
