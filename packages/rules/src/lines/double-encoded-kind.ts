import { showHidden } from '@groundsheet/readings/hidden-characters'
import { listedText } from '@groundsheet/readings/file-checks'
import type { RuleKind } from '../finding.ts'
import { findDoubleEncoded } from './double-encoded.ts'

/** Text that was saved with a wrong encoding, a finding of every edition. */
export const DOUBLE_ENCODED = {
  level: 'ags',
  severity: 'warning',
  rule: '1',
  message: ({ text }) => `${text}: it looks like UTF-8 that was read as Windows-1252 and saved again`,
  advice:
    'Export the file again from the program that made it, open it as UTF-8 (in Excel: file origin 65001) ' +
    'and save it as UTF-8 without a byte order mark; or correct the text by hand',
} as const satisfies RuleKind

/** Words that are named, and their length in characters. */
const MAX_NAMED_WORDS = 3
const MAX_WORD_CHARACTERS = 40

/** `The text "6ÂºC" is probably "6ºC"`; '' for a line without such text. */
export function nameDoubleEncoded(line: string): string {
  const words = findDoubleEncoded(line)
  if (words.length === 0) return ''
  const named = words
    .slice(0, MAX_NAMED_WORDS)
    .map(({ found, meant }) => `${quote(found)} is probably ${quote(meant)}`)
  return `The text ${listedText(named, words.length)}`
}

const quote = (word: string): string =>
  `"${showHidden(word.length > MAX_WORD_CHARACTERS ? `${word.slice(0, MAX_WORD_CHARACTERS)}…` : word)}"`
