import type { TableRow } from '@groundsheet/contract'
import { DAY_MS, readDate, waterText } from '@groundsheet/readings'
import type { Tables } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'

/**
 * Rows of PTIM in the order of the work, with the water in words (PTIM_WTXT: `dry`) instead of its depth if
 * stated.
 */
export const readProgress = (tables: Tables): TableRow[] =>
  inOrderOfWork(rowsOf(tables, ['PTIM'])).map((row) => ({
    ...row,
    data: { ...row.data, PTIM_WAT: waterText(readValue(row, ['PTIM_WAT']), readValue(row, ['PTIM_WTXT'])) },
  }))

/** `2000-02-15T08:00:00`, `15/02/2000 08:00`: a date with a time of day. */
const WITH_TIME = /\d[T ]\d/
/** Characters of `2000-02-15` and `15/02/2000`. */
const DATE_CHARACTERS = 10

interface Moment {
  readonly row: TableRow
  /** Start of the day, milliseconds; null without a date. */
  readonly day: number | null
  /** Milliseconds after that; null without a time, or at midnight. */
  readonly time: number | null
  readonly depth: number
}

/**
 * By day; within a day by time if all its rows state one, then by depth, then as in the file. Rows without a
 * date are last.
 */
function inOrderOfWork(rows: readonly TableRow[]): TableRow[] {
  const days = Map.groupBy(rows.map(readMoment), ({ day }) => day)
  return [...days]
    .sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity) || 0)
    .flatMap(([, moments]) => {
      const isTimed = moments.every(({ time }) => time !== null)
      return moments.toSorted((a, b) => (isTimed ? (a.time ?? 0) - (b.time ?? 0) : 0) || a.depth - b.depth)
    })
    .map(({ row }) => row)
}

function readMoment(row: TableRow): Moment {
  const date = readValue(row, ['PTIM_DTIM', 'PTIM_DATE'])
  const clock = readValue(row, ['PTIM_TIME'])
  const timed = WITH_TIME.test(date) || clock !== '' ? readDate(date, { time: clock }) : null
  const moment = timed ?? readDate(date.slice(0, DATE_CHARACTERS))
  const day = moment === null ? null : Math.floor(moment / DAY_MS) * DAY_MS
  return {
    row,
    day,
    // Midnight is written for no time.
    time: timed === null || timed === day ? null : timed - (day ?? 0),
    depth: readDepth(row, ['PTIM_DEP', 'PTIM_DPTH']) ?? 0,
  }
}
