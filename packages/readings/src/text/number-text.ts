/** Language of numbers, dates, plurals, lists and alphabetical order. */
export const LANGUAGE = 'en-GB'

/** Writes numbers as people read them: `1,250.5`. By default with at most three decimals. */
export const numberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(LANGUAGE, options)

/** Writes names as a list: `A, B and C`. */
export const listText = (names: readonly string[]): string => new Intl.ListFormat(LANGUAGE).format(names)

/** User-perceived characters of texts. */
export const CHARACTERS = new Intl.Segmenter(LANGUAGE)

const dateFormat = (month: 'long' | 'short') =>
  new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })

/** Writes dates of UTC as people read them: `14 June 2024`. */
export const DATE_FORMAT = dateFormat('long')

/** `18:00`, in the local time zone. */
export const CLOCK_FORMAT = new Intl.DateTimeFormat(LANGUAGE, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Writes dates of UTC for tables and drawings: `9 Mar 2021`. */
export const SHORT_DATE_FORMAT = dateFormat('short')

const counts = numberFormat()
const plurals = new Intl.PluralRules(LANGUAGE)

/** `1,250`. */
export const formatCount = (count: number): string => counts.format(count)

/** The text for one, or that for any other number of things. */
export const plural = (count: number, one: string, many: string): string =>
  plurals.select(count) === 'one' ? one : many

/** `1 error`, `1,000 errors`. `many`: the plural, where it is not the noun with an s. */
export const countOf = (count: number, noun: string, many = `${noun}s`): string =>
  `${formatCount(count)} ${plural(count, noun, many)}`
