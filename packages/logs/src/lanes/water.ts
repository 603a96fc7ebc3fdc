import type { TableRow } from '@groundsheet/contract'
import { isInvalidNumber, readNumber } from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import {
  findDampStrikes,
  findDeniedStrikes,
  findStandingStrikes,
  joinRowsOfStrike,
  STANDING_DEPTHS as STANDING,
  STRIKE_DEPTHS as STRIKE,
  strikeRemarks,
} from '../strike-rows.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'

const MINUTES = ['WSTD_NMIN', 'WSTK_NMIN'] as const
const REMARKS = ['WSTG_REM'] as const
type Report = (finding: Finding) => void

/**
 * Strikes, and the levels water rose to; of the readings after one strike the last is shown.
 * Source: BS EN ISO 22475-1; AGS 4.1.1, groups WSTG and WSTD; AGS 3.1, group WSTK.
 */
export const water: LaneDefinition = {
  id: 'water',
  kind: 'water',
  tables: ['WSTG', 'WSTD', 'WSTK'],
  read(tables, report) {
    const strikes = readStrikes(tables, report)
    const standings = readStandings(rowsOf(tables, ['WSTD', 'WSTK']), report)
    // A standing level that its reading repeats is drawn once.
    const isRepeated = ({ series, top }: Mark) =>
      series === 'standing' && standings.some((one) => one.top === top)
    return [...strikes.filter((mark) => !isRepeated(mark)), ...standings]
  },
}

/** AGS 3 repeats a strike with each reading after it; it is drawn once, with the flow and remarks of all. */
function readStrikes(tables: Tables, report: Report): Mark[] {
  const [denied, standing] = [findDeniedStrikes(tables), findStandingStrikes(tables)]
  const damp = findDampStrikes(tables)
  const strikes = new Map<number, [TableRow, ...TableRow[]]>()
  for (const row of rowsOf(tables, ['WSTG', 'WSTK'])) {
    const depth = readDepth(row, STRIKE)
    const text = readValue(row, STRIKE) || readValue(row, REMARKS)
    const known = depth === null ? undefined : strikes.get(depth)
    if (depth === null) report({ kind: 'no-depth', table: row.table, top: null, base: null, row, text })
    else if (known) known.push(row)
    else strikes.set(depth, [row])
  }
  return [...strikes].flatMap(([depth, [first, ...others]]) => {
    const where = { table: first.table, base: null, row: first }
    const [denial, level] = [denied.get(first), standing.get(first)]
    if (denial !== undefined) {
      report({ ...where, kind: 'denied-strike', top: null, text: denial })
      return []
    }
    if (damp.has(first)) {
      const label = strikeRemarks(first)[0] ?? ''
      return [{ row: joinRowsOfStrike(first, others), top: depth, base: depth, series: 'damp', label }]
    }
    if (level !== undefined) report({ ...where, kind: 'strike-standing', top: depth, text: level })
    const series = level === undefined ? 'strike' : 'standing'
    return [pointAt(joinRowsOfStrike(first, others), depth, series)]
  })
}

function readStandings(rows: readonly TableRow[], report: Report): Mark[] {
  const standings = rows.flatMap((row) => readStanding(row, report) ?? [])
  const last = new Map<string, Mark>()
  for (const mark of standings) {
    const strike = readValue(mark.row, STRIKE)
    const known = last.get(strike)
    if (!known || minutesOf(mark) >= minutesOf(known)) last.set(strike, mark)
  }
  const written = new Set(last.values())
  return standings.map((mark) => (written.has(mark) ? mark : { ...mark, minor: true }))
}

/** Text such as `Dry` is reported. Water below its strike is drawn and reported. */
function readStanding(row: TableRow, report: Report): Mark | null {
  const text = readValue(row, STANDING)
  if (text === '') return null
  const [standing, strike] = [readDepth(row, STANDING), readDepth(row, STRIKE)]
  const where = { table: row.table, top: strike, base: standing, row }
  if (standing === null) {
    report({ ...where, kind: 'unread', text })
    return null
  }
  if (strike !== null && standing > strike) report({ ...where, kind: 'standing-below-strike' })
  return pointAt(row, standing, 'standing')
}

/** A reading without a time counts as the first. */
const minutesOf = ({ row }: Mark) => readNumber(readValue(row, MINUTES)) ?? 0

function pointAt(row: TableRow, depth: number, series: 'strike' | 'standing'): Mark {
  const minutes = series === 'standing' ? readValue(row, MINUTES) : ''
  return {
    row,
    top: depth,
    base: depth,
    series,
    label: minutes && !isInvalidNumber(minutes) ? `${minutes} min` : '',
  }
}
