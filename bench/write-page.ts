import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { writeReport, type Report } from './report.ts'

const page = fileURLToPath(new URL('../docs/performance.md', import.meta.url))

/** Replaces the text between the marks of a part; the rest of the page is written by hand. */
export function writePerformancePage(reports: readonly Report[]): void {
  let text = readFileSync(page, 'utf8')
  text = between(text, 'machine', describeMachine())
  for (const report of reports) text = between(text, report.part.id, writeReport(report))
  writeFileSync(page, text)
}

function between(text: string, id: string, content: string): string {
  const [begin, end] = [`<!-- ${id} -->`, `<!-- /${id} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`docs/performance.md has no place for "${id}": ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n\n${content.trim()}\n\n${text.slice(to)}`
}

function describeMachine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.versions.node}, ${process.platform}.`
}
