import { findingTitle } from '../finding-titles.ts'
import { countedIn } from '../finding.ts'
import { describeFile, verdicts } from './describe-file.ts'
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

const STYLE = `
:root { color-scheme: light dark; --line: #d5d9de; --error: #a40e26; --warning: #7a4a00; --quiet: #57606a }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem;
  background: #fff; color: #1b1f24 }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.5rem; text-align: left; vertical-align: top }
th { white-space: nowrap }
td, li, h2, h3, p { overflow-wrap: anywhere }
td.code { overflow-wrap: break-word; max-width: 12rem }
td.lines { width: 10rem; max-width: 10rem }
h3 { margin-bottom: 0 }
.error { color: var(--error) } .warning { color: var(--warning) } .note, .advice { color: var(--quiet) }
@media (prefers-color-scheme: dark) {
  :root { --line: #3d444d; --error: #ff8b94; --warning: #e3b341; --quiet: #9aa4af }
  body { background: #14171b; color: #e6e9ed }
  a { color: #7cb7ff }
}
@media (max-width: 40rem) {
  body { margin-top: 1rem }
  h1 { font-size: 1.5rem } h2 { font-size: 1.2rem } h3 { font-size: 1rem }
  table, tbody, td.finding { display: block; border: 0 }
  tr { display: block; border-bottom: 1px solid var(--line); padding: 0.3rem 0 }
  thead, td:empty { display: none }
  th, td { display: inline; border: 0; padding: 0 0.4rem 0 0 }
  td.code, td.lines { width: auto; max-width: none }
  td.lines::before { content: attr(data-word) " " }
}
`

/** The report as an HTML document that stands alone: no script, nothing that is loaded. */
export function htmlReport(stated: CheckedFiles): string {
  const report = makeReadable(stated)
  const body = summaryOf(report) + report.files.map((file, at) => fileSection(file, at, report)).join('')
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' + '<title>AGS check</title>'
  return (
    `<!doctype html>\n<html lang="en"><head>${head}<style>${STYLE}</style></head><body><h1>AGS ` +
    `check</h1>${body}</body></html>\n`
  )
}

/** Several files, each with its counts and a link to its part of the page. */
function summaryOf({ files }: CheckedFiles): string {
  if (files.length < 2) return ''
  const items = files.map(
    (file, at) =>
      `<li><a href="#file-${at + 1}">${escape(file.path)}</a>: ${foundText(countedIn(file))}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

function fileSection(file: CheckedFile, at: number, { version, levels }: CheckedFiles): string {
  const facts = describeFile(file, version).filter(([, value]) => value !== '')
  const rules = summariseRules(file, levels)
    .map((rule) => ruleSection(rule, file.edition))
    .join('')
  const more = file.unlisted > 0 ? `<p>${unlistedInFile(file)}</p>` : ''
  return (
    '<section ' +
    `id="file-${at + 1}"><h2>${escape(file.path)}</h2>` +
    `${pairs([...facts.slice(1), ...verdicts(file, levels)])}${rules}${more}</section>`
  )
}

function pairs(rows: readonly [string, string][]): string {
  const cells = rows.map(
    ([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`,
  )
  return `<table>${cells.join('')}</table>`
}

function ruleSection(summary: RuleSummary, edition: CheckedFile['edition']): string {
  const { level, rule, findings } = summary
  const count = `${timesText(summary)}${groupsText(summary)}`
  const title = `${LEVEL_NAMES[level]}, ${findingTitle(rule, edition)}: ${count}`
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
  const { severity, heading, message, advice } = first
  const finding = `${escape(message)}${advice === '' ? '' : `<div class="advice">${escape(advice)}</div>`}`
  const lines = others.length === 0 ? lineText(first) : equalLines(findings)
  const groups = [...new Set(findings.map(({ group }) => group ?? ''))].join(', ')
  const word = others.length === 0 && isOneLine(first) ? 'line' : 'lines'
  const cells = [
    `<td class="${severity}">${severity}</td>`,
    `<td class="lines" data-word="${word}">${escape(lines)}</td>`,
    `<td class="code">${escape(groups)}</td>`,
    `<td class="code">${escape(heading ?? '')}</td>`,
    `<td class="finding">${finding}</td>`,
  ]
  return `<tr>${cells.join('')}</tr>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
