import { daysOfMonth } from '../days-of-month.ts'

/** How a unit says that a date is written. */
interface DateForm {
  readonly order: readonly DatePart[]
  /** Between the parts of the date. */
  readonly mark: string
  /** Between date and time; '' if the unit has no time. */
  readonly join: string
  /** Between hours, minutes and seconds. */
  readonly timeMark: string
}

type DatePart = 'yyyy' | 'mm' | 'dd'

const FORM =
  /^(dd|mm|yyyy)([/.-])(mm|dd)\2(yyyy|dd)(?:([T ])hh(:?)mm(?:\6ss(?:\.s+)?)?(?:Z?\(\+hh:mm\)|Z)?)?$/i

/** Null: no date, or one without its day, month or the century of its year. */
export function readDateForm(unit: string): DateForm | null {
  const [, first = '', mark = '', second = '', third = '', join = '', timeMark] = FORM.exec(unit.trim()) ?? []
  const order = [first, second, third].map((part) => part.toLowerCase() as DatePart)
  if (new Set(order).size < 3) return null
  return { order, mark, join, timeMark: timeMark ?? ':' }
}

/** `yyyy-mm-dd` of `dd/mm/yyyy`; null for what is no unit of a day. */
export function isoDateForm(unit: string): string | null {
  const form = readDateForm(unit)
  if (form === null) return null
  const [, time] = /[T ](hh.*)$/i.exec(unit.trim()) ?? []
  return `yyyy-mm-dd${time === undefined ? '' : `T${time.replace(/^hhmm(?:ss)?/i, withColons)}`}`
}

const withColons = (time: string): string => (time.toLowerCase() === 'hhmm' ? 'hh:mm' : 'hh:mm:ss')

/** The day, then hours, minutes, seconds with their fraction and the offset from UTC. */
const VALUE = new RegExp(
  String.raw`^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?:[T ] *(\d{1,2}):?(\d{2})` +
    String.raw`(?::?(\d{2}(?:\.\d+)?))?(Z?\(?[-+]\d{2}:?\d{2}\)?|` +
    'Z)?)?$',
)

/**
 * Writes dates of one form in another, each with the precision it has. A value that is not in the form that
 * its unit states stays as it is.
 */
export function createDateConverter(from: DateForm, to: DateForm): (text: string) => string {
  return (text) => {
    const [, first, , second, third, hours, minutes, seconds, offset = ''] = VALUE.exec(text.trim()) ?? []
    const parts = Object.fromEntries(from.order.map((part, place) => [part, [first, second, third][place]]))
    const { yyyy = '', mm = '', dd = '' } = parts
    if (!isDay(yyyy, mm, dd)) return text
    const padded = { yyyy, mm: mm.padStart(2, '0'), dd: dd.padStart(2, '0') }
    const day = to.order.map((part) => padded[part]).join(to.mark)
    if (hours === undefined) return day
    const time = [hours.padStart(2, '0'), minutes, ...(seconds === undefined ? [] : [seconds])]
    return `${day}${joinOf(to)}${time.join(to.timeMark)}${offset}`
  }
}

/** Of a form without a time: `T` where the year comes first, as ISO 8601 has it. */
const joinOf = ({ join, order }: DateForm): string => join || (order[0] === 'yyyy' ? 'T' : ' ')

function isDay(year: string, month: string, day: string): boolean {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return false
  return Number(day) >= 1 && Number(day) <= daysOfMonth(Number(month), Number(year))
}
