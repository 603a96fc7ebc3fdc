import { formatCount } from '@groundsheet/readings'
import { findingTitle } from '../finding-titles.ts'
import { describeFile, verdicts } from './describe-file.ts'
import { equalLines, joinEqual, type EqualFindings } from './join-equal.ts'
import {
  groupsText,
  LEVEL_NAMES,
  lineText,
  showHiddenIn,
  summariseRules,
  unlistedInFile,
  unlistedText,
  type CheckedFile,
  type CheckedFiles,
  type RuleSummary,
} from './report.ts'

const STYLE = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1b1f24 }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem }
th, td { border-bottom: 1px solid #d5d9de; padding: 0.3rem 0.5rem; text-align: left; vertical-align: top }
th { white-space: nowrap }
td, h2, h3, p { overflow-wrap: anywhere }
h3 { margin-bottom: 0 }
@media (max-width: 40rem) {
  body { margin-top: 1rem }
  table, tbody, tr, th, td { display: block; border: 0 }
  thead, td:empty { display: none }
  tr { border-bottom: 1px solid #d5d9de; padding: 0.3rem 0 }
  th, td { padding: 0.1rem 0 }
}
.error { color: #a40e26 } .warning { color: #7a4a00 } .note, .mend { color: #57606a }
`

/** The report as an HTML document that stands alone: no script, nothing that is loaded. */
export function htmlReport(stated: CheckedFiles): string {
  const report = showHiddenIn(stated)
  const body = report.files.map((file) => fileSection(file, report)).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>AGS check</title>`
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${STYLE}</style></head><body><h1>AGS check</h1>${body}</body></html>\n`
}

function fileSection(file: CheckedFile, { version, levels }: CheckedFiles): string {
  const facts = describeFile(file, version).filter(([, value]) => value !== '')
  const rules = summariseRules(file, levels)
    .map((rule) => ruleSection(rule, file.edition))
    .join('')
  const more = file.unlisted > 0 ? `<p>${unlistedInFile(file)}</p>` : ''
  return `<section><h2>${escape(file.path)}</h2>${pairs([...facts.slice(1), ...verdicts(file, levels)])}${rules}${more}</section>`
}

function pairs(rows: readonly [string, string][]): string {
  return `<table>${rows.map(([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`).join('')}</table>`
}

function ruleSection(summary: RuleSummary, edition: CheckedFile['edition']): string {
  const { level, rule, count, findings } = summary
  const title = `${LEVEL_NAMES[level]}, ${findingTitle(rule, edition)}: ${formatCount(count)}${groupsText(summary)}`
  const head =
    '<thead><tr><th>Severity</th><th>Lines</th><th>Group</th><th>Heading</th><th>Finding</th></tr></thead>'
  const more = summary.unlisted.length > 0 ? `<p>… and ${unlistedText(summary)}</p>` : ''
  const table =
    findings.length > 0
      ? `<table>${head}<tbody>${joinEqual(findings).map(findingRow).join('')}</tbody></table>`
      : ''
  return `<h3>${escape(title)}</h3>${table}${more}`
}

function findingRow(findings: EqualFindings): string {
  const [first, ...others] = findings
  const { severity, heading, message, mend } = first
  const said = `${escape(message)}${mend === '' ? '' : `<div class="mend">${escape(mend)}</div>`}`
  const lines = others.length === 0 ? lineText(first) : equalLines(findings)
  const groups = [...new Set(findings.map(({ group }) => group ?? ''))].join(', ')
  const cells = [escape(lines), escape(groups), escape(heading ?? ''), said]
  return `<tr><td class="${severity}">${severity}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
