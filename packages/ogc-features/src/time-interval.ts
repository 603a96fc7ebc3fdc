import type { TimeProperties } from './collections.ts'
import type { Feature, Value } from './feature.ts'

/** Milliseconds since 1970, both inclusive; infinite: open. */
export interface Interval {
  readonly start: number
  readonly end: number
}

const DAY_MS = 86_400_000

const DATE = /^\d{4}-\d\d-\d\d$/
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i

/**
 * The value of `datetime`: a date, a date-time or an interval of them, which may be open. Null if it is none.
 */
export function readInterval(text: string): Interval | null {
  const [first = '', second, ...more] = text.split('/')
  if (more.length > 0) return null
  if (second === undefined) return readMoment(first)
  const [start, end] = [readEnd(first, -Infinity), readEnd(second, Infinity)]
  if (start === null || end === null || (isOpen(first) && isOpen(second))) return null
  return start.start <= end.end ? { start: start.start, end: end.end } : null
}

const isOpen = (text: string): boolean => text === '' || text === '..'

const readEnd = (text: string, open: number): Interval | null =>
  isOpen(text) ? { start: open, end: open } : readMoment(text)

/** A date is its whole day. */
function readMoment(text: string): Interval | null {
  const isDate = DATE.test(text)
  if (!isDate && !DATE_TIME.test(text)) return null
  const start = Date.parse(text)
  if (Number.isNaN(start) || (isDate && new Date(start).toISOString().slice(0, 10) !== text)) return null
  return { start, end: isDate ? start + DAY_MS - 1 : start }
}

/** When a feature was: from its start to its end, or one of them; null: it has no time. */
export function timeOf({ properties }: Feature, { start, end }: TimeProperties): Interval | null {
  const [first, last] = [readStated(properties[start]), readStated(properties[end])]
  if (first === null || last === null) return first ?? last
  return { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) }
}

/** Times of a clock on site are compared as if they were UTC, since files state no time zone. */
function readStated(value: Value | undefined): Interval | null {
  if (typeof value !== 'string') return null
  return readMoment(DATE.test(value) ? value : `${value}Z`)
}

export const intervalsMeet = (one: Interval, other: Interval): boolean =>
  one.start <= other.end && other.start <= one.end
