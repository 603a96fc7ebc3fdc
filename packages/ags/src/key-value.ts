import { replaceBoth } from './control-characters.ts'
import { readMoment } from '@groundsheet/readings/file-checks'
import type { Dictionary } from './dictionary/dictionary.ts'

/** How values of a heading compare where they identify a row. */
export type KeyKind = 'text' | 'number' | 'date'

/** The form of a value that is equal for equal values. It is compared and hashed, never stored. */
export type ReadKey = (value: string) => string

/** Data types of AGS 4 that are numbers: 2DP, 3SF, 1SCI, MC. */
const NUMBER_TYPE = /^(?:\d{1,2}(?:DP|SF|SCI)|MC)$/

/** Units of dates of AGS 3, which has no data types. */
const DATE_UNIT = /^(?:dd\/mm\/yyyy|yyyy-mm-dd)/i

/**
 * By the data type of the heading in the dictionary. In AGS 3, which has none, depths (unit m) are numbers
 * and headings with a date as unit are dates. The types of a file do not count: the same row may have others
 * in the next file.
 */
export function keyKind(dictionary: Dictionary, group: string, heading: string): KeyKind {
  const find = (code: string) => dictionary.headings(code).find((known) => known.heading === heading)
  const definition = find(group) ?? find(heading.split('_')[0] ?? '')
  if (definition === undefined) return 'text'
  const { type, unit } = definition
  if (type === null) {
    if (unit.trim() === 'm') return 'number'
    return DATE_UNIT.test(unit.trim()) ? 'date' : 'text'
  }
  if (NUMBER_TYPE.test(type)) return 'number'
  return type === 'DT' ? 'date' : 'text'
}

/** A value that cannot be read as its kind is compared as text, without the blanks around it. */
export const keyReader = (kind: KeyKind): ReadKey => READERS[kind]

const READERS: Readonly<Record<KeyKind, ReadKey>> = {
  // Exported AGS has a space for a line break, and is to be the same row when it is imported again.
  text: (value) => replaceBoth(value).trim(),
  number: readNumber,
  date: readDate,
}

const CANONICAL_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/
const NUMBER = /^([-+]?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d{1,3}))?$/

/** Zeros that are written out for an exponent; a larger one is no depth or count. */
const MAX_EXPONENT = 40

/** `0.00`, `-0`, `+0` and `0e3` are `0`; `0.30` and `.3` are `0.3`. Decimal, so that no digit is rounded. */
function readNumber(value: string): string {
  const text = value.trim()
  if (CANONICAL_NUMBER.test(text) && text !== '-0') return text
  const [, sign = '', whole = '', fraction = '', exponent] = NUMBER.exec(text) ?? []
  const shift = Number(exponent ?? 0)
  if (whole + fraction === '' || Math.abs(shift) > MAX_EXPONENT) return text
  const [before, after] = shift === 0 ? [whole, fraction] : movePoint(whole, fraction, shift)
  const number = `${withoutZerosBefore(before)}${withoutZerosAfter(after)}`
  return number === '0' || sign !== '-' ? number : `-${number}`
}

/** The digits before and after the point of a number with an exponent. */
function movePoint(whole: string, fraction: string, shift: number): [before: string, after: string] {
  const zeros = '0'.repeat(MAX_EXPONENT)
  const digits = `${zeros}${whole}${fraction}${zeros}`
  const point = MAX_EXPONENT + whole.length + shift
  return [digits.slice(0, point), digits.slice(point)]
}

function withoutZerosBefore(digits: string): string {
  let start = 0
  while (start < digits.length - 1 && digits[start] === '0') start++
  return digits.slice(start) || '0'
}

function withoutZerosAfter(digits: string): string {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end--
  return end === 0 ? '' : `.${digits.slice(0, end)}`
}

/** Of a second, which `readMoment` leaves out. */
const FRACTION = /:\d\d\.(\d+)/

/** Of an ISO 8601 time; a moment without one is the clock time of the site. */
const ZONE = /(?:Z|[+-]\d\d:?(?:\d\d)?|\([+-]\d\d:?\d\d\))$/

/** `2024-06-01`, `01/06/2024` and `2024-06-01T00:00:00` are one moment. Time zones are compared as text. */
function readDate(value: string): string {
  const text = value.trim()
  const moment = text.length > MAX_DATE_CHARACTERS ? null : readMoment(text)
  if (moment === null) return text
  const fraction = withoutZerosAfter(FRACTION.exec(text)?.[1] ?? '')
  const seconds = new Date(moment).toISOString().slice(0, -'.000Z'.length)
  const iso = fraction === '' ? seconds.replace(/T00:00:00$/, '') : seconds
  const time = /[T ]/.test(text) ? text : ''
  return `${iso}${fraction}${ZONE.exec(time)?.[0] ?? ''}`
}

/** Characters; no date with its time and zone is longer. */
const MAX_DATE_CHARACTERS = 60
