import { findingTitle, isAboutPositions } from '@groundsheet/rules'
import type { DiagnosticsReport, ImportDiagnostic } from '../import/report.ts'

const SECTIONS = [
  { topic: 'positions', title: 'Positions', shown: 20 },
  { topic: 'error', title: 'Errors', shown: 20 },
  { topic: 'warning', title: 'Warnings', shown: 20 },
  { topic: 'note', title: 'Notes', shown: 5 },
] as const

const topicOf = ({ rule, severity }: ImportDiagnostic) => (isAboutPositions(rule) ? 'positions' : severity)

/** Positions, then the others, errors first. Long lists are shortened; `whereAll`: where all are listed. */
export function diagnosticLines({ items }: DiagnosticsReport, whereAll: string): string[] {
  return SECTIONS.flatMap(({ topic, title, shown }) => {
    const found = items.filter((item) => topicOf(item) === topic)
    if (found.length === 0) return []
    const more = found.length - shown
    return [
      `${title} (${found.length})`,
      ...linesOf(found.slice(0, shown)),
      ...(more > 0 ? [`  … and ${more} more; ${whereAll}`] : []),
    ]
  })
}

/** The advice is given once for findings that follow each other. */
const linesOf = (items: readonly ImportDiagnostic[]): string[] =>
  items.flatMap((item, at) => [
    `  ${diagnosticLine(item)}`,
    ...(item.advice === items[at + 1]?.advice ? [] : [`    ${item.advice}`]),
  ])

function diagnosticLine(diagnostic: ImportDiagnostic): string {
  const { file, project, line, group, heading, rule, message, outcome } = diagnostic
  const place = [file ?? project ?? '', line ?? ''].filter((part) => part !== '').join(':')
  const subject = heading ?? group ?? ''
  const where = [place, subject].filter((part) => part !== '').join(' ')
  return (
    `${where === '' ? '' : `${where}: `}${message}${outcome === undefined ? '' : `; ${outcome}`} ` +
    `[${findingTitle(rule)}]`
  )
}
