import { conversionFactor } from '@groundsheet/readings/file-checks'
import { createDateConverter, readDateForm } from './date-form.ts'

/** A unit whose values are stored in another. Plain data. */
export interface UnitConversion {
  readonly heading: string
  readonly from: string
  readonly to: string
  /** A unit in between, which other values went through before they came to `to`; absent: none. */
  readonly via?: string
}

/** Integer × 10^exponent. */
interface Decimal {
  readonly integer: bigint
  readonly exponent: number
}

/** Digits of a factor that is a decimal number: 98.0665, 0.3048. More are those of an endless fraction. */
const MAX_FACTOR_DIGITS = 8

/** More than the factors above have, fewer than floating point numbers distinguish. */
const FACTOR_DIGITS = 12

/**
 * Whether every value can be converted without rounding. So it is for kPa to MPa, ft to m, dd/mm/yyyy to
 * yyyy-mm-dd. Not for m/day to m/s, nor mm/yyyy to yyyy-mm-dd.
 */
export const isExact = (from: string, to: string): boolean => createConverter(from, to) !== null

function exactFactor(from: string, to: string): Decimal | null {
  const factor = conversionFactor(from, to)
  if (factor === null) return null
  const [digits = '', exponent] = factor.toExponential(FACTOR_DIGITS - 1).split('e')
  const significant = withoutEndZeros(digits.replace('.', ''))
  if (significant.length > MAX_FACTOR_DIGITS) return null
  return { integer: BigInt(significant), exponent: Number(exponent) - significant.length + 1 }
}

const withoutEndZeros = (digits: string): string => {
  const last = Array.from(digits).findLastIndex((digit) => digit !== '0')
  return digits.slice(0, last + 1)
}

/** One number, and what may stand around it: `<100`, `100*`. */
const ONE_NUMBER = /^([^\d.+-]*)([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:([eE])([+-]?\d{1,3}))?([^\d.]*)$/

/** Two numbers that are the ends of a range: `100-120`, `100 to 120`. */
const RANGE = /^(\d+(?:\.\d*)?|\.\d+)(\s*[-–]\s*|\s+to\s+)(\d+(?:\.\d*)?|\.\d+)$/i

/** More than any unit in a value has, with the blank and the digit before it. */
const MAX_UNIT_CHARACTERS = 30

type Converter = (text: string) => string | null

/** A value that no other unit can state: `25/30 MPa` in a column of kPa. */
export const withOwnUnit = (text: string, unit: string): string => `${text} ${unit.trim()}`

/**
 * Converts values of one unit into another, digit by digit: 100 kPa is 0.100 MPa. Text without a digit stays,
 * as does a value that states its own unit; null: text of several numbers that are no range. Null if the
 * factor is not exact.
 */
export function createConverter(from: string, to: string): Converter | null {
  const [date, other] = [readDateForm(from), readDateForm(to)]
  if (date !== null && other !== null) return createDateConverter(date, other)
  return createNumberConverter(from, to)
}

/** The same through another unit, so that a value has the digits of those that were converted before it. */
export function converterOf({
  from,
  to,
  via,
}: Pick<UnitConversion, 'from' | 'to' | 'via'>): Converter | null {
  if (via === undefined) return createConverter(from, to)
  const [first, second] = [createConverter(from, via), createConverter(via, to)]
  if (first === null || second === null) return null
  return (text) => {
    const between = first(text)
    return between === null ? null : second(between)
  }
}

function createNumberConverter(from: string, to: string): Converter | null {
  const factor = exactFactor(from, to)
  if (factor === null) return null
  return (text) => {
    if (!/\d/.test(text)) return text
    if (statesUnit(text, from)) return text
    const match = ONE_NUMBER.exec(text)
    if (match === null) return convertRange(text, factor)
    const [, before = '', sign = '', digits = '', letter, power = '0', after = ''] = match
    const number = multiply(digits, factor, letter === undefined ? null : { letter, power: Number(power) })
    return `${before}${sign}${number}${after}`
  }
}

function convertRange(text: string, factor: Decimal): string | null {
  const [, low = '', between = '', high = ''] = RANGE.exec(text.trim()) ?? []
  if (low === '' || Number(low) >= Number(high)) return null
  return `${multiply(low, factor, null)}${between}${multiply(high, factor, null)}`
}

/** Whether a value ends with a unit of the same quantity, as one that an earlier import kept. */
function statesUnit(text: string, unit: string): boolean {
  const end = text.slice(-MAX_UNIT_CHARACTERS)
  return [...end.matchAll(/\d(?=\s*[a-z%µμ])/gi)].some(
    ({ index }) => conversionFactor(end.slice(index + 1), unit) !== null,
  )
}

function multiply(digits: string, factor: Decimal, power: { letter: string; power: number } | null): string {
  const [whole = '', fraction = ''] = digits.split('.')
  const product = BigInt(whole + fraction) * factor.integer
  // With a power of ten the digits stay in their form.
  if (power !== null)
    return `${place(product, fraction.length)}${power.letter}${power.power + factor.exponent}`
  return place(product, fraction.length - factor.exponent)
}

/** Writes an integer with decimals; fewer than none are zeros before the point. */
function place(integer: bigint, decimals: number): string {
  if (decimals <= 0) return integer === 0n ? '0' : `${integer}${'0'.repeat(-decimals)}`
  const digits = integer.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
