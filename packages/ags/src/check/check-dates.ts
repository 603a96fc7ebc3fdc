import { DAY, findDateFault, MAX_YEAR, MIN_YEAR, readDate } from '@groundsheet/readings/limits'
import type { AgsBlock } from '../ags.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { holeColumn } from './hole-column.ts'

const DATE_TYPE = 'DT'
const DATE_UNIT = /^(?:yyyy-mm|dd\/mm|mm\/dd)/i
const DATE_HEADING = /_(?:STAR|ENDD|DATE|DTIM)$/

const FAULTS = {
  day: 'is not in the calendar',
  year: `has a year that is not ${MIN_YEAR} to ${MAX_YEAR}`,
} as const

/** Dates that cannot be, and rows that state an end before their start (`HDPH_STAR` and `HDPH_ENDD`). */
export const checkDates: CreateCheck = (context) => ({
  block(block) {
    const hole = holeColumn(block.headings)
    const tests = [
      ...block.headings.flatMap((_, place) => testColumn(context, block, place, hole)),
      ...testOrder(context, block, hole),
    ]
    if (tests.length === 0) return undefined
    return (values, line) => {
      for (const test of tests) test(values, line)
    }
  },
})

function testColumn({ report }: CheckContext, block: AgsBlock, place: number, hole: number): RowCheck[] {
  const { code: group, headings, units, types } = block
  const [heading = '', unit = ''] = [headings[place], units[place]]
  if (types[place] !== DATE_TYPE && !DATE_UNIT.test(unit) && !DATE_HEADING.test(heading)) return []
  // Rows that follow each other mostly state the same date.
  let last = ''
  let fault: ReturnType<typeof findDateFault> = null
  return [
    (values, line) => {
      const date = values[place] ?? ''
      if (date !== last) {
        last = date
        fault = findDateFault(date, unit)
      }
      if (fault === null) return
      const owner = values[hole] ?? ''
      const text = `${date}${owner === '' ? '' : ` of ${owner}`} ${FAULTS[fault]}`
      report('impossibleDate', { line, group, heading, text })
    },
  ]
}

function testOrder(
  { report }: CheckContext,
  { code: group, headings, units }: AgsBlock,
  hole: number,
): RowCheck[] {
  const heading = `${group}_ENDD`
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
  if (Math.floor(a / DAY) !== Math.floor(b / DAY)) return a < b
  return a % DAY !== 0 && b % DAY !== 0 && a < b
}
