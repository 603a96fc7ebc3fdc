import { daysOfMonth } from '../days-of-month.ts'

const DATE = 'yyyy-mm-dd'
const MINUTE = 'yyyy-mm-ddThh:mm'
const SECOND = 'yyyy-mm-ddThh:mm:ss'

/** Units of most dates and times of AGS 4. */
export const ISO_UNITS: ReadonlySet<string> = new Set([DATE, MINUTE, SECOND])

/** Whether a value is a date, with its time or without, in the unit of `ISO_UNITS` that is so long. */
export function isIsoTime(value: string, length: number): boolean {
  if (value.length !== length) return false
  const year = numberAt(value, 0) * 100 + numberAt(value, 2)
  const month = numberAt(value, 5)
  const day = numberAt(value, 8)
  // A part without two digits is not a number, so that no comparison holds.
  return (
    value[4] === '-' &&
    value[7] === '-' &&
    year >= 0 &&
    day >= 1 &&
    day <= daysOfMonth(month, year) &&
    (length === DATE.length || isTimeOfDay(value, length))
  )
}

function isTimeOfDay(value: string, length: number): boolean {
  const isMinute =
    value[10] === 'T' && value[13] === ':' && numberAt(value, 11) <= 23 && numberAt(value, 14) <= 59
  return isMinute && (length === MINUTE.length || (value[16] === ':' && numberAt(value, 17) <= 59))
}

const ZERO = 48

/** The number of two digits; NaN where there are other characters. */
function numberAt(value: string, at: number): number {
  const tens = value.charCodeAt(at) - ZERO
  const units = value.charCodeAt(at + 1) - ZERO
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : NaN
}
