import type { CreateCheck } from './check.ts'
import { holeColumn } from './hole-column.ts'

/** AGS 4 writes dates in this form, AGS 3 in the other one. */
const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/
const BRITISH_DATE = /^(\d\d)\/(\d\d)\/(\d{4})$/
/** Written where the time is not known. */
const MIDNIGHT = '00:00'

interface Moment {
  /** `2021-03-09` */
  readonly day: string
  /** `14:30`; empty: not stated. */
  readonly time: string
}

/** A row that states an end before its start, in any group that has both (`HDPH_STAR` and `HDPH_ENDD`). */
export const checkDates: CreateCheck = ({ report }) => ({
  block({ code: group, headings, units }) {
    const heading = `${group}_ENDD`
    const hole = holeColumn(headings)
    const [start, end] = [headings.indexOf(`${group}_STAR`), headings.indexOf(heading)]
    if (start === -1 || end === -1) return undefined
    return (values, line) => {
      const from = readMoment(values[start] ?? '', units[start])
      const to = readMoment(values[end] ?? '', units[end])
      if (from && to && isBefore(to, from)) {
        const text = `${values[end] ?? ''} is before ${values[start] ?? ''} (${values[hole] ?? ''})`
        report('endBeforeStart', { line, group, heading, text })
      }
    }
  },
})

function readMoment(text: string, unit = ''): Moment | null {
  const iso = ISO_DATE.exec(text.trim())
  if (iso) {
    const [, year = '', month = '', day = '', time = ''] = iso
    return { day: `${year}-${month}-${day}`, time: time === MIDNIGHT ? '' : time }
  }
  // Months come first in no edition of AGS, but a file may say so.
  const british = unit.toLowerCase().startsWith('mm') ? null : BRITISH_DATE.exec(text.trim())
  if (!british) return null
  const [, day = '', month = '', year = ''] = british
  return { day: `${year}-${month}-${day}`, time: '' }
}

const isBefore = (a: Moment, b: Moment): boolean =>
  a.day === b.day ? a.time !== '' && b.time !== '' && a.time < b.time : a.day < b.day
