import type { TableRow } from '@groundsheet/contract'
import { isNonsense, readNumber, statesStandingLevel } from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark } from '../log.ts'
import { findDeniedStrikes, joinRowsOfStrike, STRIKE_DEPTHS as STRIKE } from '../strike-rows.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'

const STANDING = ['WSTD_POST', 'WSTK_POST'] as const
const MINUTES = ['WSTD_NMIN', 'WSTK_NMIN'] as const
const REMARKS = ['WSTG_REM'] as const
const STRIKE_REMARK = ['WSTG_REM', 'WSTK_REM'] as const
type Report = (finding: Finding) => void

/**
 * Strikes, and the levels water rose to; of the readings after one strike the last is shown.
 * Source: BS EN ISO 22475-1; AGS 4.1.1, groups WSTG and WSTD; AGS 3.1, group WSTK.
 */
export const water: LaneDefinition = {
  id: 'water',
  kind: 'water',
  tables: ['WSTG', 'WSTD', 'WSTK'],
  read: (tables, report) => [
    ...readStrikes(rowsOf(tables, ['WSTG', 'WSTK']), findDeniedStrikes(tables), report),
    ...readStandings(rowsOf(tables, ['WSTD', 'WSTK']), report),
  ],
}

/** AGS 3 repeats a strike with each reading after it; it is drawn once, with the flow and remarks of all. */
function readStrikes(
  rows: readonly TableRow[],
  denied: ReadonlyMap<TableRow, string>,
  report: Report,
): Mark[] {
  const strikes = new Map<number, [TableRow, ...TableRow[]]>()
  for (const row of rows) {
    const depth = readDepth(row, STRIKE)
    const text = readValue(row, STRIKE) || readValue(row, REMARKS)
    const known = depth === null ? undefined : strikes.get(depth)
    if (depth === null) report({ kind: 'no-depth', table: row.table, top: null, base: null, row, text })
    else if (known) known.push(row)
    else strikes.set(depth, [row])
  }
  return [...strikes].flatMap(([depth, [first, ...others]]) => {
    const text = denied.get(first)
    if (text === undefined) {
      reportStanding([first, ...others], depth, report)
      return [pointAt(joinRowsOfStrike(first, others), depth, 'strike')]
    }
    report({ kind: 'denied-strike', table: first.table, top: null, base: null, row: first, text })
    return []
  })
}

/** Reports a strike whose remark says that it is the level at which water stood. */
function reportStanding(rows: readonly TableRow[], depth: number, report: Report): void {
  const row = rows.find((one) => statesStandingLevel(readValue(one, STRIKE_REMARK)))
  if (!row) return
  const text = readValue(row, STRIKE_REMARK)
  report({ kind: 'strike-standing', table: row.table, top: depth, base: null, row, text })
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
    label: minutes && !isNonsense(minutes) ? `${minutes} min` : '',
  }
}
