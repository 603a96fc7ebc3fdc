import type { TableRow } from '@groundsheet/contract'
import { formatDepth, readNumber } from '@groundsheet/readings'
import type { Tables } from '../log.ts'
import {
  deniedStrike,
  findDampStrikes,
  findStandingStrikes,
  joinRowsOfStrike,
  STANDING_DEPTHS as STANDING,
  STRIKE_DEPTHS as STRIKE,
  STRIKE_REMARKS,
  strikeRemarks,
} from '../strike-rows.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'
import { strikeWords } from './strike-words.ts'

const MINUTES = ['WSTD_NMIN', 'WSTK_NMIN'] as const

/**
 * One row for each reading of a water strike, by depth and minutes; the strike itself is in its first row.
 */
export function joinStrikes(tables: Tables): TableRow[] {
  const readings = rowsOf(tables, ['WSTD', 'WSTK'])
  const strikes = rowsOf(tables, ['WSTG'])
  const depthOf = (row: TableRow) => readDepth(row, STRIKE) ?? Infinity
  const atDepths = [...Map.groupBy(strikes, depthOf)].flatMap(([depth, rows]) => {
    const [first, ...others] = rows
    return first && Number.isFinite(depth) ? [joinRowsOfStrike(first, others)] : rows
  })
  const unread = atDepths.filter((strike) => readings.every((row) => depthOf(row) !== depthOf(strike)))
  const sorted = [...readings, ...unread].sort(
    (a, b) => depthOf(a) - depthOf(b) || minutesOf(a) - minutesOf(b),
  )
  const standing = new Set(
    [...findStandingStrikes(tables).keys()].flatMap((row) => readDepth(row, STRIKE) ?? []),
  )
  const damp = new Set([...findDampStrikes(tables)].map(depthOf))
  const groups = Map.groupBy(sorted, depthOf)
  return [...groups].flatMap(([depth, rows]) => {
    const strike = atDepths.find((one) => depthOf(one) === depth)
    const isStanding = standing.has(depth)
    const isDenied = deniedStrike(depth, strike ? [strike, ...rows] : rows) !== null
    const isDamp = damp.has(depth) && Number.isFinite(depth)
    const noDepth =
      isDenied || isStanding || isDamp ? Object.fromEntries(STRIKE.map((heading) => [heading, ''])) : {}
    const level = (row: TableRow) =>
      isStanding ? { WSTD_POST: readValue(row, [...STANDING, ...STRIKE]) } : {}
    const listed = listRows(
      rows.map((row, at) => ({
        ...row,
        data: { ...(at === 0 && strike?.data), ...row.data, ...level(row), ...noDepth },
      })),
    )
    return isDamp ? listed.map((row) => atDepth(row, depth)) : listed
  })
}

/** `Damp at 2.30 m`: ground that is no strike has its depth in the remark. */
function atDepth(row: TableRow, depth: number): TableRow {
  const remark = readValue(row, ['WSTG_REM'])
  const text = remark === '' ? '' : strikeWords.at(remark.replace(/[.;,]$/, ''), formatDepth(depth))
  return { ...row, data: { ...row.data, WSTG_REM: text } }
}

const minutesOf = (row: TableRow) => readNumber(readValue(row, MINUTES)) ?? 0

/** Lengths of which 0 is none: no casing, not sealed. */
const CASING = ['WSTG_CAS', 'WSTG_SEAL', 'WSTK_CAS', 'WSTK_SEAL'] as const

/** Headings that files repeat in each row of a strike. */
const REPEATED = ['WSTK_CAS', 'WSTK_SEAL', 'WSTK_DATE', 'WSTK_TIME'] as const

/** Programs write midnight for a time that was not noted. */
const MIDNIGHT = /^(?:0|0{1,2}:?0{2}(?::?0{2})?)$/

/** Rows of one strike, without what a row before states as well; flow and remarks are one text. */
function listRows(rows: readonly TableRow[]): TableRow[] {
  const written = new Set<string>()
  return rows.map((row, at) => {
    const remarks = strikeRemarks(row).filter((text) => !written.has(text))
    for (const text of remarks) written.add(text)
    const isLeftOut = ([heading, value]: [string, string]) =>
      STRIKE_REMARKS.some((one) => one === heading) ||
      (CASING.some((one) => one === heading) && readNumber(value) === 0) ||
      (heading === 'WSTK_TIME' && MIDNIGHT.test(value.trim())) ||
      (at > 0 && STRIKE.some((one) => one === heading)) ||
      (REPEATED.some((one) => one === heading) &&
        rows.slice(0, at).some(({ data }) => data[heading] === value))
    const kept = Object.entries(row.data).filter((entry) => !isLeftOut(entry))
    return { ...row, data: { ...Object.fromEntries(kept), WSTG_REM: remarks.join('; ') } }
  })
}
