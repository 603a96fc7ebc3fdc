import { DAY } from '@groundsheet/readings'

/** Days since 1970, both ends included; null: without end. */
export interface DateRange {
  readonly least: number | null
  readonly most: number | null
}

const RANGE = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/

/** `2021-03-08`. */
export const formatDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** Null for what is no day of the calendar. */
export function parseDay(text: string): number | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) / DAY : NaN
  return Number.isInteger(day) && formatDay(day) === text ? day : null
}

/** `2021-03-08..2021-04-30`, `2021-03-08..` or `..2021-04-30`. */
export const formatDateRange = ({ least, most }: DateRange): string =>
  [least, most].map((day) => (day === null ? '' : formatDay(day))).join('..')

/** Null for anything that is not a range, or that leaves nothing out. Ends in the wrong order change places. */
export function parseDateRange(text: string | undefined): DateRange | null {
  const [, from, to] = RANGE.exec(text ?? '') ?? []
  const [least, most] = [parseDay(from ?? ''), parseDay(to ?? '')]
  if ((from && least === null) || (to && most === null) || (least === null && most === null)) return null
  const reversed = least !== null && most !== null && least > most
  return reversed ? { least: most, most: least } : { least, most }
}
