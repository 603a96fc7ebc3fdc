import { daysOfMonth } from '../days-of-month.ts'
import { ISO_UNITS, isIsoTime } from './iso-time.ts'

/** A number as text: `-12.50`, `.5`, `1.2E-07`. */
export const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/

/** Whether a value that is not empty has the form of its data type. */
export type TypeTest = (value: string) => boolean

const ANGLE = /^-?\d{1,3}:[0-5]\d:[0-5]\d(?:\.\d+)?$/

/** Most numbers are plain ones. */
const isNumber: TypeTest = (value) => isDecimal(value) || NUMBER.test(value.trim())

const isYesOrNo: TypeTest = (value) => value === 'Y' || value === 'N' || value === 'y' || value === 'n'

const DECIMALS = /^(\d{1,2})DP$/

/** 2 for 2DP; null for other data types. */
export function decimalsOf(type: string): number | null {
  const match = DECIMALS.exec(type)
  return match && Number(match[1])
}

/**
 * Data types with a form of their own (AGS4 rule 8), by the pattern of their name; any text fits the others.
 */
const TYPES: readonly { name: RegExp; test: (digits: number, unit: string) => TypeTest }[] = [
  { name: DECIMALS, test: (digits) => (value) => hasDecimals(value, digits) },
  { name: /^(\d{1,2})SF$/, test: (digits) => (value) => hasSignificantFigures(value, digits) },
  { name: /^(\d{1,2})SCI$/, test: (digits) => testPattern(scientific(digits)) },
  { name: /^(?:U|MC)$/, test: () => isNumber },
  { name: /^YN$/, test: () => isYesOrNo },
  { name: /^DMS$/, test: () => testPattern(ANGLE) },
  { name: /^DT$/, test: (_, unit) => testTime(unit) },
  { name: /^T$/, test: (_, unit) => testElapsedTime(unit) },
]

/** The test of a column's values, or undefined where any text is right. */
export function testOfType(type: string, unit: string): TypeTest | undefined {
  for (const { name, test } of TYPES) {
    const match = name.exec(type)
    if (match) return test(Number(match[1] ?? 0), unit)
  }
  return undefined
}

const MINUS = 45
const POINT = 46
const ZERO = 48
const NINE = 57

/** `-12`, `0.50`: digits, with a point between them or without one. */
function isDecimal(value: string): boolean {
  const start = value.charCodeAt(0) === MINUS ? 1 : 0
  const last = value.length - 1
  let points = 0
  for (let i = start; i <= last; i++) {
    const code = value.charCodeAt(i)
    if (code >= ZERO && code <= NINE) continue
    if (code !== POINT || i === start || i === last || ++points > 1) return false
  }
  return last >= start
}

/** `-12.50` for 2. Reads characters, since most values of a file are of this kind. */
export function hasDecimals(value: string, decimals: number): boolean {
  const start = value.charCodeAt(0) === MINUS ? 1 : 0
  const { length } = value
  const point = decimals === 0 ? length : length - decimals - 1
  if (point <= start) return false
  for (let i = start; i < length; i++) {
    const code = value.charCodeAt(i)
    if (i === point ? code !== POINT : code < ZERO || code > NINE) return decimals === 0 && isWhole(value)
  }
  return true
}

/** A whole number may end in its decimal point. */
function isWhole(value: string): boolean {
  return /^-?\d+\.$/.test(value)
}

/**
 * Digits from the first that is not 0: as many as stated where the value has decimals. A whole number has at
 * least as many, with zeros behind the significant ones (1200 for 2SF). Zero has no significant figure to
 * count.
 */
function hasSignificantFigures(value: string, figures: number): boolean {
  if (!isDecimal(value)) return false
  let digits = 0
  let zerosBehind = 0
  let hasPoint = false
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code === POINT) hasPoint = true
    if (code > ZERO || (code === ZERO && digits > 0)) {
      digits++
      zerosBehind = code === ZERO ? zerosBehind + 1 : 0
    }
  }
  if (digits === 0 || (hasPoint && digits === figures)) return true
  return !hasPoint && digits >= figures && digits - zerosBehind <= figures
}

function scientific(decimals: number): RegExp {
  return new RegExp(`^-?\\d${decimals === 0 ? '' : `\\.\\d{${decimals}}`}[eE][-+]?\\d+$`)
}

function testPattern(pattern: RegExp): TypeTest {
  return (value) => pattern.test(value)
}

/** How the parts of dates and times are written in units. */
const TIME_PARTS: readonly [string, string][] = [
  ['yyyy', '(?<year>\\d{4})'],
  ['dd', '(?<day>0[1-9]|[12]\\d|3[01])'],
  ['hh', '(?:[01]\\d|2[0-3])'],
  [':mm', ':[0-5]\\d'],
  ['mm', '(?<month>0[1-9]|1[0-2])'],
  ['sss', '\\d{3}'],
  ['ss', '[0-5]\\d'],
]

/** Characters of the longest unit of a time, `yyyy-mm-ddThh:mm:ss.sss(+hh:mm)`, with room to spare. */
const MAX_TIME_UNIT_CHARACTERS = 60

/**
 * The offset from UTC that may end a unit, `(+hh:mm)` or `Z(+hh:mm)`; its hours and minutes are not those of
 * the time.
 */
const OFFSET = /Z?\(\+hh:mm\)$/

/** Each part is put in once. Values may have the brackets of the unit around their offset. */
function timePattern(unit: string): RegExp {
  let pattern = unit.replace(OFFSET, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const [part, digits] of TIME_PARTS) pattern = pattern.replace(part, digits)
  const offset = OFFSET.test(unit) ? '(?:Z|[-+]\\d{2}:\\d{2}|Z?\\([-+]\\d{2}:\\d{2}\\))' : ''
  return new RegExp(`^${pattern}${offset}$`)
}

/** Without a unit that states the form no date has it. */
function testTime(unit: string): TypeTest {
  if (unit === '' || unit.length > MAX_TIME_UNIT_CHARACTERS) return () => false
  const pattern = timePattern(unit)
  const isTime: TypeTest = (value) => {
    const parts = pattern.exec(value)
    return parts !== null && isDay(parts.groups)
  }
  const isCommon = ISO_UNITS.has(unit)
  /** Most rows have the time of the row above. */
  let last: string | null = null
  return (value) => {
    if (value === last) return true
    const passes = (isCommon && isIsoTime(value, unit.length)) || isTime(value)
    if (passes) last = value
    return passes
  }
}

function isDay({ year, month, day }: Partial<Record<string, string>> = {}): boolean {
  if (month === undefined || day === undefined) return true
  return Number(day) <= daysOfMonth(Number(month), Number(year ?? LEAP_YEAR))
}

const LEAP_YEAR = 2000

/** Elapsed time: the hours may go on beyond 99. Without a unit that states the form no value has it. */
function testElapsedTime(unit: string): TypeTest {
  if (unit === '' || unit.length > MAX_TIME_UNIT_CHARACTERS) return () => false
  const pattern = unit
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace('hh', '\\d{2,}')
    .replace(/mm|ss/g, '[0-5]\\d')
  return testPattern(new RegExp(`^${pattern}$`))
}
