import { countOf, formatCount } from './number-text.ts'

/** `2 kinds of error (2,694 in all)`; `2 errors` if each is of its own kind. */
export const kindsOf = (kinds: number, found: number, one: 'error' | 'warning' | 'note'): string =>
  kinds === found ? countOf(found, one) : `${countOf(kinds, 'kind')} of ${one} (${formatCount(found)} in all)`
