import { CHARACTERS, countOf, formatDecimals, formatDepth, numberFormat } from '@groundsheet/readings'
import { numberStrings } from './strings/number-strings.ts'

export const number = numberFormat()
export const integer = decimals(0)
export const tenths = decimals(1)
export const thousandths = decimals(3)

function decimals(digits: number): Intl.NumberFormat {
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export const count = (value: number, one: string, many: string): string => countOf(value, one, many)

/** `1:1 250`. */
export const ratio = (scale: number) => `1:${number.format(scale).replaceAll(',', '\u202f')}`
/** A level, or an end of the visible depths, to the centimetre. */
export const twoDecimals = (value: number): string => formatDecimals(value, 2)

/** A place, with 5 decimals to about a metre. */
export const degreesText = (latitude: number, longitude: number, decimals = 5): string =>
  [latitude, longitude].map((degrees) => formatDecimals(degrees, decimals)).join(', ')

export const metres = (depth: number) => `${formatDepth(depth)} m`
export const between = (top: number | null, base: number | null) =>
  base === null || base === top ? metres(top ?? 0) : numberStrings.range(formatDepth(top ?? 0), metres(base))

/** User-perceived characters of a text. */
export const charactersOf = (text: string): string[] =>
  Array.from(CHARACTERS.segment(text), ({ segment }) => segment)

/** A text of at most `max` characters; a longer one ends in an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const characters = charactersOf(text)
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}

/** Larger numbers of sheets, which may be infinite, are not stated exactly. */
const MAX_STATED_SHEETS = 1000

export const sheetsNeeded = (n: number): string =>
  n > MAX_STATED_SHEETS ? numberStrings.moreThan(number.format(MAX_STATED_SHEETS)) : number.format(n)
