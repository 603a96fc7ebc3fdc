import type { TableRow } from '@groundsheet/contract'
import { readNumber } from '@groundsheet/readings'
import type { Tables } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'

const STRIKE = ['WSTG_DPTH', 'WSTK_DEP'] as const
const MINUTES = ['WSTD_NMIN', 'WSTK_NMIN'] as const

/**
 * One row for each reading of a water strike, by depth and minutes; the strike itself is in its first row.
 */
export function joinStrikes(tables: Tables): TableRow[] {
  const readings = rowsOf(tables, ['WSTD', 'WSTK'])
  const strikes = rowsOf(tables, ['WSTG'])
  const depthOf = (row: TableRow) => readDepth(row, STRIKE) ?? Infinity
  const unread = strikes.filter((strike) => readings.every((row) => depthOf(row) !== depthOf(strike)))
  const sorted = [...readings, ...unread].sort(
    (a, b) => depthOf(a) - depthOf(b) || minutesOf(a) - minutesOf(b),
  )
  return sorted.map((row, index) => {
    const first = index === 0 || depthOf(sorted[index - 1] ?? row) !== depthOf(row)
    const strike = strikes.find((one) => depthOf(one) === depthOf(row))
    return { ...row, data: first ? { ...strike?.data, ...row.data } : withoutStrike(row) }
  })
}

const minutesOf = (row: TableRow) => readNumber(readValue(row, MINUTES)) ?? 0

const REPEATED = ['WSTG_DPTH', 'WSTK_DEP', 'WSTK_CAS', 'WSTK_SEAL', 'WSTK_DATE', 'WSTK_FLOW']

const withoutStrike = ({ data }: TableRow) =>
  Object.fromEntries(Object.entries(data).filter(([heading]) => !REPEATED.includes(heading)))
