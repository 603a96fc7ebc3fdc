import { countOf } from '@groundsheet/readings'
import { foundText, LEVEL_NAMES, type CheckedFile } from './report.ts'
import { countedIn, type Level } from '../finding.ts'

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
    ['Dictionary', dictionaryText(file)],
    ['Checked by', `Groundsheet ${version}`],
    ['Checked on', timeText(file.checkedAt)],
  ]
}

/** AGS 3 has one dictionary, that of 3.1. */
function dictionaryText({ dictionary, edition }: Omit<CheckedFile, 'findings'>): string {
  if (edition === 'AGS3') return 'AGS 3.1'
  return dictionary === null ? '' : `AGS ${dictionary}`
}

/** `AGS 4, utf-8`; `not AGS`; `not read`. */
export function formatText({ edition, encoding, bytes }: Omit<CheckedFile, 'findings'>): string {
  if (edition === null) return bytes === null ? 'not read' : 'not AGS'
  return `${edition === 'AGS4' ? 'AGS 4' : 'AGS 3'}, ${encoding ?? ''}`
}

/** What was found on each level that was requested, or that it was not checked. */
export function verdicts(file: CheckedFile, levels: readonly Level[]): [level: string, verdict: string][] {
  return levels.map((level) => [LEVEL_NAMES[level], verdict(file, level)])
}

/** What was found on one level; a level that was not checked says so. */
export function verdict(file: CheckedFile, level: Level): string {
  const { bytes, edition } = file
  const found = countedIn(file).filter((finding) => finding.level === level)
  if (bytes === null) return 'not checked'
  if (edition === null && found.length === 0) return 'not checked'
  if (level === 'bgs' && edition !== 'AGS4') return 'not checked, they are for AGS 4'
  return foundText(found)
}

/** `2026-11-26 14:57 UTC`. */
const timeText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
