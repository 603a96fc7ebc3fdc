import { decimalsOf, excerpt, hasDecimals, isoDateForm, testOfType, type TypeTest } from '@groundsheet/ags'
import type { RowCheck } from '../file-pass.ts'
import { withVisibleBlanks } from '../with-visible-blanks.ts'
import type { CreateTableCheck, TableContext } from './table-check.ts'

const MAX_VALUE_CHARACTERS = 60

/** Data type of a value with a variable format: a number with any decimals or figures. */
const ANY_NUMBER = 'U'

interface Column {
  readonly place: number
  /** Of a type such as 2DP, which most values have: they are tested without `test`, which is quicker. */
  readonly decimals: number | null
  readonly test: TypeTest
}

/** A date that is not year, month, day with hyphens, and a time behind a T: DT is as in ISO 8601. */
const OTHER_DATE = /[^y]yyyy|yyyy[^-]|dd[^T]/i

const isOtherDate = (type: string, unit: string): boolean => type === 'DT' && OTHER_DATE.test(unit)

/** Null for a column where any text is right. */
function columnOf(place: number, type: string, unit: string): Column | null {
  const test = isOtherDate(type, unit) ? () => false : testOfType(type, unit)
  return test === undefined ? null : { place, decimals: decimalsOf(type), test }
}

/**
 * Values that do not have the form of their data type (AGS4 rule 8). AGS3 states no types; there dates are
 * looked at whose unit states their form.
 */
export const checkValues: CreateTableCheck = ({ edition, report }) => ({
  block({ code: group, headings, units, types }) {
    if (edition === 'AGS3') return datesOfAgs3({ group, headings, units }, report)
    const columns = headings
      .map((_, place) => columnOf(place, types[place] ?? '', units[place] ?? ''))
      .filter((column) => column !== null)
    if (columns.length === 0) return undefined

    function fault(value: string, place: number, line: number): void {
      const type = types[place] ?? ''
      const unit = units[place] ?? ''
      const heading = headings[place] ?? null
      const isTime = ['DT', 'T'].includes(type)
      if (isTime && unit === '') {
        const form = type === 'T' ? elapsedFormOf(value) : isoFormOf(value)
        report('formUnstated', { line, group, heading, text: type, form })
        return
      }
      if (isOtherDate(type, unit) && testOfType(type, unit)?.(value) === true) {
        const form = isoDateForm(unit) ?? isoFormOf(value)
        report('dateOrder', { line, group, heading, text: unit, form })
        return
      }
      // Blanks are named only where the value would be right without them.
      const isRightTrimmed = testOfType(type, unit)?.(value.trim()) === true
      const shown = excerpt(value, MAX_VALUE_CHARACTERS)
      const seen = isRightTrimmed ? withVisibleBlanks(shown) : shown.trim()
      const isAnyNumber = type === ANY_NUMBER
      const what = isAnyNumber ? `${type} (a number in any format)` : isTime ? `${type} ${unit}` : type
      const text = `${seen} is not of data type ${what}`
      const form = type === 'DT' ? formWithTime(value, unit) : ''
      report(isAnyNumber ? 'notANumber' : 'valueOfType', { line, group, heading, text, form })
    }

    const check: RowCheck = (values, line) => {
      for (const { place, decimals, test } of columns) {
        const value = values[place] ?? ''
        if (value === '') continue
        const isOfType = decimals === null ? test(value) : hasDecimals(value, decimals)
        if (!isOfType) fault(value, place, line)
      }
    }
    return check
  },
})

/** The day, if there is one, then hours, minutes, seconds with their fraction and the offset from UTC. */
const TIME =
  /^(?<day>.*?\d[T ] *)?\d{1,2}:\d{2}(?<seconds>:\d{2}(?<fraction>\.\d+)?)?(?<offset>Z|[-+]\d{2}:\d{2})?$/

/** How AGS 4 states the form of a date, of a date with its time, or of a time: `yyyy-mm-ddThh:mm`. */
function isoFormOf(value: string): string {
  const parts = TIME.exec(value.trim())?.groups
  if (parts === undefined) return 'yyyy-mm-dd'
  const { day, seconds, fraction, offset } = parts
  const time = `hh:mm${seconds === undefined ? '' : ':ss'}${fraction === undefined ? '' : '.sss'}`
  return `${day === undefined ? '' : 'yyyy-mm-ddT'}${time}${offset === undefined ? '' : 'Z(+hh:mm)'}`
}

/** The form of an elapsed time: `hh:mm` or `hh:mm:ss`. */
const elapsedFormOf = (value: string): string => (/^\d+:\d{2}$/.test(value.trim()) ? 'hh:mm' : 'hh:mm:ss')

/** The form of a date that has a time where its unit has none; else ''. */
function formWithTime(value: string, unit: string): string {
  const form = isoFormOf(value)
  return form.includes('hh') && !unit.includes('hh') && testOfType('DT', form)?.(value) === true ? form : ''
}

const AGS3_DATE = /^\d{1,2}\/\d{1,2}\/\d{4}$/

function datesOfAgs3(
  { group, headings, units }: { group: string; headings: readonly string[]; units: readonly string[] },
  report: TableContext['report'],
): RowCheck | undefined {
  const places = headings.flatMap((_, place) => (units[place]?.toLowerCase() === 'dd/mm/yyyy' ? [place] : []))
  if (places.length === 0) return undefined
  return (values, line) => {
    for (const place of places) {
      const value = values[place] ?? ''
      if (value === '' || AGS3_DATE.test(value)) continue
      const heading = headings[place] ?? null
      report('dateForm', { line, group, heading, text: excerpt(value, MAX_VALUE_CHARACTERS) })
    }
  }
}
