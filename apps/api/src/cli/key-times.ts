import { InvalidArgumentError } from 'commander'

const DAY_MS = 86_400_000
/** A hundred years. */
const MAX_DAYS = 36_500

/** `90d` as milliseconds; `0d` is allowed. Throws InvalidArgumentError. */
export function readDays(text: string): number {
  const days = /^(\d{1,5})d$/.exec(text)?.[1]
  if (days !== undefined && Number(days) <= MAX_DAYS) return Number(days) * DAY_MS
  throw new InvalidArgumentError(`A number of days is expected, such as 7d, at most ${MAX_DAYS}d.`)
}

/**
 * The moment at which a key ends, ISO 8601 UTC. The text is a number of days (`90d`), a day in UTC
 * (`2027-03-31`), at whose end it ends, or a moment with its offset (`2027-03-31T18:00:00+01:00`). Throws
 * InvalidArgumentError.
 */
export function readEnd(text: string): string {
  const end = text.endsWith('d') ? Date.now() + readDays(text) : readMoment(text)
  if (end > Date.now()) return new Date(end).toISOString()
  throw new InvalidArgumentError('The end must be in the future.')
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
/** RFC 3339 section 5.6. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

function readMoment(text: string): number {
  const moment = DATE.test(text) ? `${text}T23:59:59.999Z` : text
  if (DATE_TIME.test(moment) && isOfCalendar(moment.slice(0, 10))) {
    const end = Date.parse(moment)
    if (Number.isFinite(end)) return end
  }
  throw new InvalidArgumentError(
    'A date (2027-03-31), a number of days (90d), or a date with time and offset ' +
      '(2027-03-31T18:00:00Z) is expected.',
  )
}

/** Date.parse takes 31 April for 1 May. */
function isOfCalendar(date: string): boolean {
  const parsed = Date.parse(`${date}T00:00:00Z`)
  return Number.isFinite(parsed) && new Date(parsed).toISOString().startsWith(date)
}
