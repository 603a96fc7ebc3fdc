import {
  DAY_MS,
  findDateFault,
  isoDeliveryDate,
  MAX_YEAR,
  MIN_YEAR,
  readDate,
} from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import { isMissingValue } from '../missing-value.ts'
import { latestDate } from '../transmission.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { holeColumn } from './hole-column.ts'

const DATE_TYPE = 'DT'
const DATE_UNIT = /^(?:yyyy-mm|dd\/mm|mm\/dd)/i
const DATE_HEADING = /_(?:STAR|ENDD|DATE|DTIM)$/

const FAULTS = {
  day: 'is not in the calendar',
  year: `has a year that is not ${MIN_YEAR} to ${MAX_YEAR}`,
  empty: 'is what spreadsheets write for an empty cell',
  future: 'is in the future',
} as const

/** Dates by which deliveries are ordered. */
const DELIVERY_DATE = /^(?:TRAN|PROJ)_DATE$/

/** Dates that cannot be, and rows that state an end before their start (`HDPH_STAR` and `HDPH_ENDD`). */
export const checkDates: CreateCheck = (context) => {
  const latest = latestDate()
  return {
    block(block) {
      const tests = [
        ...block.headings.flatMap((_, place) => testColumn(context, block, place, latest)),
        ...testOrder(context, block),
      ]
      if (tests.length === 0) return undefined
      return (values, line) => {
        for (const test of tests) test(values, line)
      }
    },
  }
}

/** `latest`: milliseconds from 1970. */
function testColumn({ report }: CheckContext, block: AgsBlock, place: number, latest: number): RowCheck[] {
  const { code: group, headings, units, types } = block
  const [heading = '', unit = ''] = [headings[place], units[place]]
  if (types[place] !== DATE_TYPE && !DATE_UNIT.test(unit) && !DATE_HEADING.test(heading)) return []
  const hole = holeColumn(headings)
  const isOfDelivery = DELIVERY_DATE.test(heading)
  const effect = isOfDelivery ? ', so the delivery counts as one without a date' : ''
  // Rows that follow each other mostly state the same date.
  let last = ''
  let fault: keyof typeof FAULTS | null = null
  let moment: number | null = null
  return [
    (values, line) => {
      const date = values[place] ?? ''
      if (date !== last) {
        last = date
        const read = isOfDelivery ? isoDeliveryDate(date) : date
        moment = readDate(read, { unit })
        fault = findDateFault(read, unit) ?? ((moment ?? latest) > latest ? 'future' : null)
      }
      if (fault === null) {
        if (isOfDelivery && !isMissingValue(date) && moment === null)
          report('unreadDate', { line, group, heading, text: date.trim() })
        return
      }
      const owner = values[hole] ?? ''
      const text = `${date}${owner === '' ? '' : ` of ${owner}`} ${FAULTS[fault]}${effect}`
      report(fault === 'future' ? 'futureDate' : 'impossibleDate', { line, group, heading, text })
    },
  ]
}

function testOrder({ report }: CheckContext, { code: group, headings, units }: AgsBlock): RowCheck[] {
  const heading = `${group}_ENDD`
  const hole = holeColumn(headings)
  const [start, end] = [headings.indexOf(`${group}_STAR`), headings.indexOf(heading)]
  if (start === -1 || end === -1) return []
  const readAt = (values: readonly string[], place: number) =>
    readDate(values[place] ?? '', { unit: units[place] ?? '' })
  return [
    (values, line) => {
      const [from, to] = [readAt(values, start), readAt(values, end)]
      if (from === null || to === null || !isBefore(to, from)) return
      const text = `${values[end] ?? ''} is before ${values[start] ?? ''} (${values[hole] ?? ''})`
      report('endBeforeStart', { line, group, heading, text })
    },
  ]
}

/** Midnight is written where the time is not known, so it is not compared within a day. */
function isBefore(a: number, b: number): boolean {
  if (Math.floor(a / DAY_MS) !== Math.floor(b / DAY_MS)) return a < b
  return a % DAY_MS !== 0 && b % DAY_MS !== 0 && a < b
}
