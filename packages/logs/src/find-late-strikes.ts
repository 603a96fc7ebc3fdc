import type { TableRow } from '@groundsheet/contract'
import { isAfterEnd, type StatedDate, type UnitOf } from '@groundsheet/readings'
import type { Finding, Mark } from './log.ts'

const STRUCK = ['WSTG_DTIM', 'WSTK_DATE'] as const
const ENDED = ['LOCA_ENDD', 'HOLE_ENDD'] as const

/** Water strikes dated after the end date of the hole. `data`: the row of the hole. */
export function findLateStrikes(water: readonly Mark[], data: TableRow['data'], unitOf: UnitOf): Finding[] {
  const end = statedDate(data, ENDED, unitOf)
  if (!end) return []
  return water.flatMap(({ row, series, top, base }): Finding[] => {
    const strike = series === 'strike' ? statedDate(row.data, STRUCK, unitOf) : null
    if (!strike || !isAfterEnd(strike, end)) return []
    return [{ kind: 'strike-after-end', table: row.table, top, base, row, text: strike.text }]
  })
}

/** The first of some headings that has a value. */
function statedDate(data: TableRow['data'], headings: readonly string[], unitOf: UnitOf): StatedDate | null {
  const heading = headings.find((one) => data[one]?.trim())
  if (heading === undefined) return null
  return { text: data[heading]?.trim() ?? '', unit: unitOf(heading.slice(0, heading.indexOf('_')), heading) }
}
