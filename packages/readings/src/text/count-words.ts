import { countOf, formatCount } from './number-text.ts'

/** `2 kinds of error (2,694 in all)`; `2 errors` if each is of its own kind. */
export const kindsOf = (kinds: number, found: number, one: 'error' | 'warning' | 'note'): string =>
  kinds === found ? countOf(found, one) : `${countOf(kinds, 'kind')} of ${one} (${formatCount(found)} in all)`

/** The beginning of a text longer than this, and how many characters (UTF-16 code units) are left out. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const start = withoutHalfCharacter(text.slice(0, length))
  return `${start}… (${countOf(text.length - start.length, 'more character')})`
}

/** A cut may go through a character of two code units. */
const withoutHalfCharacter = (text: string): string => text.replace(/[\ud800-\udbff]$/, '')
