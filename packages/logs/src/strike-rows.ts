import type { TableRow } from '@groundsheet/contract'
import { isGroundStrike, statesStandingLevel } from '@groundsheet/readings'
import type { Tables } from './log.ts'
import { readDepth, readValue, rowsOf } from './read-depth.ts'

/** Headings of the depth of a water strike, of AGS 4 and AGS 3. */
export const STRIKE_DEPTHS = ['WSTG_DPTH', 'WSTK_DEP'] as const

/** Headings of the level that water rose to, of AGS 4 and AGS 3. */
export const STANDING_DEPTHS = ['WSTD_POST', 'WSTK_POST'] as const

const STRIKE_REMARK = ['WSTG_REM', 'WSTK_REM'] as const

/** The same for all rows of one strike of one hole. */
const strikeOf = (row: TableRow): string => `${readDepth(row, STRIKE_DEPTHS) ?? ''} ${row.locationId}`

/** Headings of the flow and the remarks of a water strike, of AGS 4 and AGS 3. */
export const STRIKE_REMARKS = [
  'WSTG_REM',
  'WSTG_FLOW',
  'WSTD_REM',
  'WSTD_FLOW',
  'WSTK_FLOW',
  'WSTK_REM',
] as const

/**
 * The first of the rows of one water strike, with values of the others where it has none, and the flows and
 * remarks of all.
 */
export function joinRowsOfStrike(first: TableRow, others: readonly TableRow[]): TableRow {
  const rows = [first, ...others]
  const headings = new Set(rows.flatMap(({ data }) => Object.keys(data)))
  const data = [...headings].map((heading) => {
    const values = rows.map((row) => readValue(row, [heading])).filter((value) => value !== '')
    const isRemark = STRIKE_REMARKS.some((one) => one === heading)
    return [heading, isRemark ? [...new Set(values)].join('; ') : (values[0] ?? '')] as const
  })
  return others.length === 0 ? first : { ...first, data: Object.fromEntries(data) }
}

/** Flow and remarks of a row of a water strike. */
export const strikeRemarks = (row: TableRow): string[] => [
  ...new Set(STRIKE_REMARKS.map((heading) => readValue(row, [heading])).filter((text) => text !== '')),
]

/** Remarks of the rows of a strike at 0 m which deny it; null: they do not. */
export function deniedStrike(depth: number, rows: readonly TableRow[]): string | null {
  const remarks = [...new Set(rows.flatMap(strikeRemarks))]
  return depth !== 0 || remarks.every(isGroundStrike) ? null : remarks.join('; ')
}

/**
 * Rows of water strikes at 0 m which a row denies, with these remarks. Logs and plots leave
 * them out alike.
 */
export function findDeniedStrikes(tables: Tables): ReadonlyMap<TableRow, string> {
  const atGround = rowsOf(tables, ['WSTG', 'WSTK', 'WSTD']).filter(
    (row) => readDepth(row, STRIKE_DEPTHS) === 0,
  )
  const holes = Map.groupBy(atGround, ({ locationId }) => locationId)
  return new Map(
    [...holes.values()].flatMap((rows) => {
      const remarks = deniedStrike(0, rows)
      return remarks === null ? [] : rows.map((row) => [row, remarks] as const)
    }),
  )
}

/**
 * Rows of water strikes whose remark states that water stood at this depth, with that remark. They are
 * standing levels, and logs and plots draw them as such. Where a reading at another depth follows the strike,
 * the remark is about that reading.
 */
export function findStandingStrikes(tables: Tables): ReadonlyMap<TableRow, string> {
  const readings = Map.groupBy(rowsOf(tables, ['WSTD', 'WSTK']), strikeOf)
  const strikes = Map.groupBy(rowsOf(tables, ['WSTG', 'WSTK']), strikeOf)
  return new Map(
    [...strikes].flatMap(([strike, rows]) => {
      const remark = rows.map((row) => readValue(row, STRIKE_REMARK)).find(statesStandingLevel)
      const isOfReading = (readings.get(strike) ?? []).some(isAtAnotherDepth)
      return remark === undefined || isOfReading ? [] : rows.map((row) => [row, remark] as const)
    }),
  )
}

/** `Damp.` alone, as of installations that are dry. */
const DAMP = /^\W*damp\W*$/i

/**
 * Rows of water strikes of which all flows and remarks are `Damp`, and no level follows: damp ground is no
 * strike. Logs and plots do not draw them as one.
 */
export function findDampStrikes(tables: Tables): ReadonlySet<TableRow> {
  const strikes = Map.groupBy(rowsOf(tables, ['WSTG', 'WSTK', 'WSTD']), strikeOf)
  return new Set([...strikes.values()].filter(isDamp).flat())
}

function isDamp(rows: readonly TableRow[]): boolean {
  const remarks = rows.flatMap(strikeRemarks)
  const hasLevel = rows.some((row) => readValue(row, STANDING_DEPTHS) !== '')
  return remarks.length > 0 && remarks.every((text) => DAMP.test(text)) && !hasLevel
}

function isAtAnotherDepth(row: TableRow): boolean {
  const level = readDepth(row, STANDING_DEPTHS)
  return level !== null && level !== readDepth(row, STRIKE_DEPTHS)
}
