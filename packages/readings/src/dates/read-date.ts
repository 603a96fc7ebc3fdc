import { readTimeOfDay } from './read-time-of-day.ts'

/** Milliseconds. */
export const DAY = 86_400_000

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](.+))?$/
const SLASHED = /^(\d\d?)\/(\d\d?)\/(\d{4})(?:[T ](.+))?$/
/** Of an ISO 8601 time: `Z`, `+01:00`. */
const ZONE = /(?:Z|[+-]\d\d:?(?:\d\d)?|\([+-]\d\d:?\d\d\))$/

/** Programs write year 1 where no date was entered; no investigation has one before this. */
const MIN_YEAR = 1700

interface Stated {
  /** Of the heading, as the file states it; `mm/dd/yyyy` puts the month first. */
  readonly unit?: string
  /** From a heading of its own, as AGS 3 has it: `1405`, `14:05:30`. */
  readonly time?: string
}

/**
 * Milliseconds from 1970 of the local clock time, as if it were UTC: `2021-03-23T13:31:00`, `23/03/2021`.
 * A time zone is dropped, so that readings of one site keep their clock times.
 * Null for what is no such moment, for years before 1700, and for what may be two: years of two digits.
 * Source: AGS 4.1.1, data type DT (ISO 8601); AGS 3.1, unit dd/mm/yyyy.
 */
export function readDate(text: string, { unit = '', time = '' }: Stated = {}): number | null {
  const [iso, slashed] = [ISO.exec(text.trim()), SLASHED.exec(text.trim())]
  const monthFirst = /^mm\/dd/i.test(unit.trim())
  const parts = iso?.slice(1) ?? (slashed && reorder(slashed, monthFirst))
  if (!parts) return null
  const [year, month, day] = parts.slice(0, 3).map(Number)
  const clock = readTimeOfDay((parts[3] ?? '').replace(ZONE, '').trim() || time)
  if (year === undefined || month === undefined || day === undefined || clock === null) return null
  if (year < MIN_YEAR) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? date.getTime() + clock : null
}

function reorder([, first, second, year, clock]: RegExpExecArray, monthFirst: boolean) {
  return monthFirst ? [year, first, second, clock] : [year, second, first, clock]
}
