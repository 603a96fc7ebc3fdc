import { DAY_MS } from '@groundsheet/readings'

/** Days since 1970, both ends inclusive; null: no limit. */
export interface DateRange {
  readonly min: number | null
  readonly max: number | null
}

const RANGE = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/

/** `2021-03-08`. */
export const formatDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Days since 1970; null if the text is not a valid date. */
export function parseDay(text: string): number | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) / DAY_MS : NaN
  return Number.isInteger(day) && formatDay(day) === text ? day : null
}

/** `2021-03-08..2021-04-30`, `2021-03-08..` or `..2021-04-30`. */
export const formatDateRange = ({ min, max }: DateRange): string =>
  [min, max].map((day) => (day === null ? '' : formatDay(day))).join('..')

/** Null if the text is not a range or has no limits. Reversed limits are swapped. */
export function parseDateRange(text: string | undefined): DateRange | null {
  const [, from, to] = RANGE.exec(text ?? '') ?? []
  const [min, max] = [parseDay(from ?? ''), parseDay(to ?? '')]
  if ((from && min === null) || (to && max === null) || (min === null && max === null)) return null
  const reversed = min !== null && max !== null && min > max
  return reversed ? { min: max, max: min } : { min, max }
}
