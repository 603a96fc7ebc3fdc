import type { TableRow } from '@groundsheet/contract'
import { waterText } from '@groundsheet/readings'
import type { Tables } from '../log.ts'
import { readValue, rowsOf } from '../read-depth.ts'

/** Rows of PTIM, with the water in words (PTIM_WTXT: `dry`) instead of its depth if stated. */
export const readProgress = (tables: Tables): TableRow[] =>
  rowsOf(tables, ['PTIM']).map((row) => ({
    ...row,
    data: { ...row.data, PTIM_WAT: waterText(readValue(row, ['PTIM_WAT']), readValue(row, ['PTIM_WTXT'])) },
  }))
