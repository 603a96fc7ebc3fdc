import { DAY_MS, readDate, SHORT_DATE_FORMAT } from '@groundsheet/readings'
import { displayText } from '@groundsheet/readings/display-text'

/** `9 Mar 2021` from milliseconds since 1970, in UTC. */
export const formatDate = (time: number): string => SHORT_DATE_FORMAT.format(time)

/** `9 Mar 2021` from days since 1970. */
export const shortDay = (days: number): string => formatDate(days * DAY_MS)

/** `9 Mar 2021` of a time, in the local time zone. */
export const formatLocalDate = (moment: Date): string =>
  formatDate(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()))

const MIDNIGHT = /^00:?00(?::?00(?:\.0+)?)?$/
const ZERO_SECONDS = /^(\d\d:\d\d):00(?:\.0+)?/

/**
 * Text of a date heading: `9 Mar 2021`, `9 Mar 2021 13:31`. Midnight without a time zone means the whole day.
 * Text that is not a date is returned unchanged. `unit` as in `readDate`.
 */
export function formatDateText(text: string, unit = ''): string {
  const time = readDate(text, { unit })
  if (time === null) return text
  const stated = text.trim()
  const gap = stated.search(/[T ]/)
  const clock = gap === -1 ? '' : stated.slice(gap + 1).trim()
  return clock === '' || MIDNIGHT.test(clock)
    ? formatDate(time)
    : `${formatDate(time)} ${clock.replace(ZERO_SECONDS, '$1')}`
}

const ISO_DATE = /^\s*\d{4}-\d\d-\d\d(?:[T ]|\s*$)/

/** Whether a unit is a date format: `yyyy-mm-ddThh:mm`, `dd/mm/yyyy`. */
export const isDateUnit = (unit: string): boolean => /yyyy/i.test(unit)

/** Displayed text of a value: dates as `9 Mar 2021`, characters that cannot be seen by their code points. */
export const formatCell = (value: string, unit: string): string =>
  displayText(isDateUnit(unit) || ISO_DATE.test(value) ? formatDateText(value, unit) : value)

/** AGS states the format of dates and times as their unit. */
const DATE_OR_TIME_UNIT = /yyyy|^(yy|dd|hh|mm:)/i

/** A value with its unit: `12.5 mm`, `9 Mar 2021`. */
export function formatValueWithUnit(value: string, unit = ''): string {
  const shown = formatCell(value, unit)
  return unit === '' || DATE_OR_TIME_UNIT.test(unit) ? shown : `${shown} ${displayText(unit)}`
}
