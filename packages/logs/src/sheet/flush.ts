import type { TableRow } from '@groundsheet/contract'
import { readNumber } from '@groundsheet/readings'
import type { Tables } from '../log.ts'
import { readValue, rowsOf } from '../read-depth.ts'

/**
 * Rows of FLSH with the whole range of the flush return in FLSH_RETN: `90–100`, or `≤ 90` where only the
 * greatest is stated. Source: AGS 4.1.1, FLSH_RETN and FLSH_RETX, the least and greatest return, %.
 */
export const readFlush = (tables: Tables): TableRow[] =>
  rowsOf(tables, ['FLSH']).map((row) => ({
    ...row,
    data: {
      ...row.data,
      FLSH_RETN: returnRange(readValue(row, ['FLSH_RETN']), readValue(row, ['FLSH_RETX'])),
    },
  }))

function returnRange(least: string, greatest: string): string {
  const [min, max] = [readNumber(least), readNumber(greatest)]
  if (greatest === '' || least === greatest || (min !== null && min === max)) return least
  if (least !== '') return `${least}–${greatest}`
  return max === null || max <= 0 ? greatest : `≤ ${greatest}`
}
