import { DAY_MS, readDate } from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import { copyString } from '../copy-string.ts'
import type { CreateCheck, RowCheck } from './check.ts'
import { DeepestRows } from './deepest-rows.ts'
import { holeColumn, isHoleGroup } from './hole-column.ts'

/** Progress, methods and strikes: work that ends with its hole. Readings and tests go on after it. */
const WORK_DATES = ['PTIM_DATE', 'PTIM_DTIM', 'HDPH_STAR', 'HDPH_ENDD', 'WSTK_DATE', 'WSTG_DTIM']
/** Of what is taken from a hole or filled into it: not before its start, but also after its end. */
const LATER_DATES = ['SAMP_DATE', 'SAMP_DTIM', 'BKFL_DATE']
/** Milliseconds. Some programs write midnight as 23:00 of the day before in summer. */
const BEFORE_TOLERANCE_MS = DAY_MS / 24
/** Milliseconds. The water level of the next morning is written with the progress of the last day. */
const AFTER_TOLERANCE_MS = DAY_MS

interface Column {
  readonly group: string
  readonly heading: string
  /** The earliest dates are kept as negative numbers, so that they are the greatest. */
  readonly side: 'earliest' | 'latest'
}

/** Milliseconds from 1970; NaN: not stated. */
interface HoleDates {
  readonly start: number
  readonly end: number
}

/**
 * Work that is dated before the start of its hole, or more than a day after its end. Of each hole and
 * heading, the earliest and the latest are reported. AGS 4, `LOCA_STAR` and `LOCA_ENDD`; AGS 3, `HOLE_STAR`
 * and `HOLE_ENDD`.
 */
export const checkHoleDates: CreateCheck = ({ report }) => {
  const holes = new Map<string, HoleDates>()
  const dates = new DeepestRows<Column>()
  return {
    block: (block) => (isHoleGroup(block.code) ? readHoles(block, holes) : keepDates(block, dates)),
    end() {
      for (const { hole, column, depth, line } of dates.rows()) {
        const { start, end } = holes.get(hole) ?? { start: NaN, end: NaN }
        // An end before the start is a finding of its own.
        if (end < start) continue
        const date = column.side === 'earliest' ? -depth : depth
        const fault = faultOf(date, column, { start, end })
        if (fault === null) continue
        const { group, heading } = column
        report('outsideHoleDates', { line, group, heading, text: `Date ${dayOf(date)} of ${hole} ${fault}` })
      }
    },
  }
}

function faultOf(date: number, { side }: Column, { start, end }: HoleDates): string | null {
  if (side === 'earliest')
    return date < start - BEFORE_TOLERANCE_MS ? `is before the start of the hole, ${dayOf(start)}` : null
  return startOfDay(date) > startOfDay(end) + AFTER_TOLERANCE_MS
    ? `is after the end of the hole, ${dayOf(end)}`
    : null
}

const startOfDay = (date: number): number => Math.floor(date / DAY_MS) * DAY_MS
const dayOf = (date: number): string => new Date(date).toISOString().slice(0, 'yyyy-mm-dd'.length)

function dateColumn({ headings, units }: AgsBlock, heading: string): (values: readonly string[]) => number {
  const place = headings.indexOf(heading)
  const unit = units[place] ?? ''
  return (values) => readDate(values[place] ?? '', { unit }) ?? NaN
}

/** Of equal names, the dates that are furthest apart. */
function readHoles(block: AgsBlock, holes: Map<string, HoleDates>): RowCheck {
  const hole = holeColumn(block.headings)
  const [startOf, endOf] = [dateColumn(block, `${block.code}_STAR`), dateColumn(block, `${block.code}_ENDD`)]
  return (values) => {
    const name = values[hole]?.trim() ?? ''
    const start = startOfDay(startOf(values))
    const end = endOf(values)
    const known = holes.get(name) ?? { start, end }
    holes.set(copyString(name), {
      start: known.start < start ? known.start : start,
      end: known.end > end ? known.end : end,
    })
  }
}

function keepDates(block: AgsBlock, dates: DeepestRows<Column>): RowCheck | undefined {
  const { code: group, headings } = block
  const hole = holeColumn(headings)
  const stated = [...WORK_DATES, ...LATER_DATES].filter((heading) => headings.includes(heading))
  if (hole === -1 || stated.length === 0) return undefined
  const columns = stated.map((heading) => {
    const note = (side: Column['side']) => dates.column(`${side} ${heading}`, { group, heading, side })
    return {
      read: dateColumn(block, heading),
      noteEarliest: note('earliest'),
      noteLatest: LATER_DATES.includes(heading) ? null : note('latest'),
    }
  })
  return (values, line) => {
    const place = dates.placeOf(values[hole]?.trim() ?? '')
    if (place === -1) return
    for (const { read, noteEarliest, noteLatest } of columns) {
      const date = read(values)
      if (Number.isNaN(date)) continue
      noteEarliest(place, -date, line)
      noteLatest?.(place, date, line)
    }
  }
}
