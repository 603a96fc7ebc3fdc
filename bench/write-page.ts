import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { goalRows, writeReport, type Report } from './report.ts'

const docs = new URL('../docs/', import.meta.url)

/** The page with the goals of every part, and one for each part with all that was measured. */
export function writePerformancePages(reports: readonly Report[], today = new Date()): void {
  const date = today.toISOString().slice(0, 10)
  rewrite('performance.md', (page) =>
    reports.reduce(
      (text, report) => withRows(text, report.part.title, goalRows(report, date)),
      between(page, 'performance.md', 'machine', describeMachine()),
    ),
  )
  for (const report of reports) {
    const { id, document } = report.part
    rewrite(document, (page) => between(page, document, id, writeReport(report, date)))
  }
}

function rewrite(document: string, change: (page: string) => string): void {
  const path = fileURLToPath(new URL(document, docs))
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Replaces the rows of a part in the table; the rest of the page is written by hand. */
function withRows(page: string, title: string, rows: readonly string[]): string {
  const lines = page.split('\n')
  const isOfPart = (line: string) => line.startsWith(`| ${title} | `)
  const first = lines.findIndex(isOfPart)
  if (first < 0) throw new Error(`docs/performance.md has no row of "${title}"`)
  const others = lines.filter((line) => !isOfPart(line))
  return [...others.slice(0, first), ...rows, ...others.slice(first)].join('\n')
}

/** Replaces the text between the marks of a part. */
function between(text: string, document: string, id: string, content: string): string {
  const [begin, end] = [`<!-- ${id} -->`, `<!-- /${id} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/${document} has no place for "${id}": ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n\n${content.trim()}\n\n${text.slice(to)}`
}

function describeMachine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return (
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ` +
    `${process.versions.node}, ${process.platform}.`
  )
}
