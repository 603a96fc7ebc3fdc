import { readNumber } from './read-number.ts'

/** A number as stated in a row. `least`: the true value is this or more; `most`: this or less. */
export interface Measure {
  readonly value: number
  readonly bound?: 'lower' | 'upper'
}

const SIGN = /^(?:>=?|≥|<=?|≤)/

/**
 * Reads `12.5`, `>50`, `50+`, `< 0.1` and `1.2E-07`. Null for any other text: `NP`, `Dry`, `1,5`, `12 kPa`.
 * `unit`: of the heading; some files repeat it after the number (`100%`).
 * Source: AGS 4.1.1, data type XN, which allows text beside numbers.
 */
export function readMeasure(text: string, unit = ''): Measure | null {
  const whole = text.trim()
  const stated = unit !== '' && whole.endsWith(unit) ? whole.slice(0, -unit.length).trimEnd() : whole
  const [sign = ''] = SIGN.exec(stated) ?? []
  const isLeast = stated.endsWith('+')
  const value = readNumber(stated.slice(sign.length, isLeast ? -1 : undefined).trim())
  if (value === null || (isLeast && sign !== '')) return null
  if (isLeast || /[>≥]/.test(sign)) return { value, bound: 'lower' }
  return sign === '' ? { value } : { value, bound: 'upper' }
}

/** `>50`, `<0.1`, `12.5`: the text of a measure, after a conversion of its unit. */
export const measureLabel = ({ value, bound }: Measure): string =>
  `${bound === 'lower' ? '>' : bound === 'upper' ? '<' : ''}${value}`
