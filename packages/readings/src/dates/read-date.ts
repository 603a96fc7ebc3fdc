const CLOCK = /^(\d\d?)(?::(\d\d)(?::(\d\d)(?:\.\d+)?)?|(\d\d)(\d\d)?)$/

/** Milliseconds. */
export const DAY_MS = 86_400_000

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](.+))?$/
const SLASHED = /^(\d\d?)\/(\d\d?)\/(\d{4})(?:[T ](.+))?$/
/** `28th Oct 2010`, `28 October 2010`. */
const DAY_IN_WORDS = /^(\d\d?)(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i
/** `Oct 28 2010`, `October 28th, 2010`. */
const MONTH_IN_WORDS = /^([a-z]{3,9})\.? (\d\d?)(?:st|nd|rd|th)?,? (\d{4})$/i
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** Of an ISO 8601 time: `Z`, `+01:00`. */
const ZONE = /(?:Z|[+-]\d\d:?(?:\d\d)?|\([+-]\d\d:?\d\d\))$/

/** Programs write year 1 for a missing date; no investigation is older than this. */
export const MIN_YEAR = 1700
/** Days 0 and 1 of spreadsheets: what they write for an empty cell that has the form of a date. */
const EMPTY_CELL_DATES: readonly number[] = [Date.UTC(1899, 11, 30), Date.UTC(1899, 11, 31)]

/** Programs write year 9999 or 2999 for a missing date. */
export const MAX_YEAR = 2100

interface Stated {
  /** Of the heading, as in the file; `mm/dd/yyyy` puts the month first. */
  readonly unit?: string
  /** From a separate heading, as in AGS 3: `1405`, `14:05:30`. */
  readonly time?: string
}

/**
 * Milliseconds from 1970 of the local clock time, as if it were UTC: `2021-03-23T13:31:00`, `23/03/2021`,
 * `23rd March 2021`. A
 * time zone is dropped, so that readings of one site keep their clock times. Null for what is no such moment,
 * and for years before 1700 and after 2100. Also for the date of an empty cell of a spreadsheet, and for
 * years of two digits, which may be two.
 * Source: AGS 4.1.1, data type DT (ISO 8601); AGS 3.1, unit dd/mm/yyyy.
 */
export function readDate(text: string, stated: Stated = {}): number | null {
  const moment = readMoment(text, stated)
  return moment === null || isEmptyCell(moment) ? null : moment
}

/** The same, and also the date of an empty cell: keys of rows have it, and a key stays what it is. */
export function readMoment(text: string, { unit = '', time = '' }: Stated = {}): number | null {
  const parts = splitDate(text, unit)
  const clock = readTimeOfDay((parts?.clock ?? '').replace(ZONE, '').trim() || time)
  const isPossible = parts !== null && clock !== null && ['empty', null].includes(faultOf(parts))
  return isPossible ? midnight(parts) + clock : null
}

const isEmptyCell = (moment: number): boolean =>
  EMPTY_CELL_DATES.includes(Math.floor(moment / DAY_MS) * DAY_MS)

/**
 * The reason why a date is impossible. It has a day its month does not have, or a year before 1700 or after
 * 2100. Or it is the date of an empty cell of a spreadsheet.
 * Null for a possible date, and for text in another form. `unit`: of the heading, as in the file.
 */
export function findDateFault(text: string, unit = ''): DateFault | null {
  const parts = splitDate(text, unit)
  return parts && faultOf(parts)
}

type DateFault = 'day' | 'year' | 'empty'

interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
  /** The text after the date. */
  readonly clock: string
}

function splitDate(text: string, unit: string): DateParts | null {
  const trimmed = text.trim()
  const iso = ISO.exec(trimmed)
  if (iso) return toParts(iso[1], iso[2], iso[3], iso[4])
  const inWords = splitWords(trimmed)
  if (inWords) return inWords
  const [, first, second, year, clock] = SLASHED.exec(trimmed) ?? []
  if (year === undefined) return null
  const isMonthFirst = /^mm\/dd/i.test(unit.trim())
  return isMonthFirst ? toParts(year, first, second, clock) : toParts(year, second, first, clock)
}

/** A date with its month in English, in full or by its first three letters (`Sept` too). */
function splitWords(text: string): DateParts | null {
  const dayFirst = DAY_IN_WORDS.exec(text)
  const monthFirst = MONTH_IN_WORDS.exec(text)
  const [day, month, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]]
  if (month === undefined) return null
  const name = month.toLowerCase().replace(/^sept$/, 'sep')
  const place = MONTHS.findIndex((one) => one === name || one.slice(0, 3) === name)
  return place === -1 ? null : toParts(year, String(place + 1), day)
}

const toParts = (year = '', month = '', day = '', clock = ''): DateParts => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
  clock,
})

const midnight = ({ year, month, day }: DateParts): number => Date.UTC(year, month - 1, day)

function faultOf(parts: DateParts): DateFault | null {
  if (parts.year < MIN_YEAR || parts.year > MAX_YEAR) return 'year'
  const moment = midnight(parts)
  if (isEmptyCell(moment)) return 'empty'
  const date = new Date(moment)
  return date.getUTCDate() === parts.day && date.getUTCMonth() === parts.month - 1 ? null : 'day'
}

/**
 * Milliseconds after midnight of `14:05`, `14:05:30`, `1405` or `140530`; 0 for no text, null for any other.
 */
function readTimeOfDay(text: string): number | null {
  const plain = text.trim()
  if (plain === '') return 0
  const [, hours, ...rest] = CLOCK.exec(plain) ?? []
  if (hours === undefined) return null
  const [minutes = 0, seconds = 0] = [rest[0] ?? rest[2], rest[1] ?? rest[3]].map((part) => Number(part ?? 0))
  const isClock = Number(hours) < 24 && minutes < 60 && seconds < 60
  return isClock ? ((Number(hours) * 60 + minutes) * 60 + seconds) * 1000 : null
}
