import { countOf } from '@groundsheet/readings'
import { countSeverities, LEVEL_NAMES, type CheckedFile, type SeverityCounts } from './report.ts'
import { SEVERITIES, type Level } from '../finding.ts'

/** What is known of a file, as names and values in their order. */
export function describeFile(
  file: Omit<CheckedFile, 'findings'>,
  version: string,
): [name: string, value: string][] {
  return [
    ['File', file.path],
    ['Format', formatText(file)],
    ['Size', file.bytes === null ? '' : countOf(file.bytes, 'byte')],
    ['SHA-256', file.sha256 ?? ''],
    ['Dictionary', file.dictionary === null ? '' : `AGS ${file.dictionary}`],
    ['Checked by', `Groundsheet ${version}`],
  ]
}

/** `AGS 4, utf-8`; `not AGS`; `not read`. */
export function formatText({ edition, encoding, bytes }: Omit<CheckedFile, 'findings'>): string {
  if (edition === null) return bytes === null ? 'not read' : 'not AGS'
  return `${edition === 'AGS4' ? 'AGS 4' : 'AGS 3'}, ${encoding ?? ''}`
}

/** `3 errors, 1 warning, 2 notes`; `no findings`. */
export function countsText(counts: SeverityCounts): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    countOf(counts[severity], severity),
  )
  return parts.length === 0 ? 'no findings' : parts.join(', ')
}

/** What was found on each level that was asked for, or that it was not checked. */
export function verdicts(file: CheckedFile, levels: readonly Level[]): [level: string, verdict: string][] {
  return levels.map((level) => [LEVEL_NAMES[level], verdict(file, level)])
}

/** What was found on one level; a level that was not checked says so. */
export function verdict({ bytes, edition, findings }: CheckedFile, level: Level): string {
  if (bytes === null) return 'not checked'
  if (edition === null && findings.every((finding) => finding.level !== level)) return 'not checked'
  if (level === 'bgs' && edition !== 'AGS4') return 'not checked, they are for AGS 4'
  return countsText(countSeverities(findings.filter((finding) => finding.level === level)))
}
