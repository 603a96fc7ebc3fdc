import { formatCount } from './number-text.ts'

/** `BH1, BH2 and 40 more`: the first names of `count`, and how many others there are. */
export const listedText = (names: readonly string[], count: number, separator = ', '): string =>
  names.join(separator) + (count > names.length ? ` and ${formatCount(count - names.length)} more` : '')
