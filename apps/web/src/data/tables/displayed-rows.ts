import type { TableRow } from '@groundsheet/contract'
import { memoizeByObject } from '../service/memoize-by-object.ts'
import { displayText } from '@groundsheet/readings/display-text'

type Values = TableRow['data']

/** The same object where all are shown as they stand. */
function displayedValues(values: Values): Values {
  const changed = Object.entries(values).flatMap(([heading, value]) => {
    const shown = displayText(value)
    return shown === value ? [] : [[heading, shown] as const]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}

/** Rows as drawings and prints show them. */
export const displayedRows = memoizeByObject((rows: readonly TableRow[]): readonly TableRow[] =>
  rows.map((row) => {
    const data = displayedValues(row.data)
    return data === row.data ? row : { ...row, data }
  }),
)
