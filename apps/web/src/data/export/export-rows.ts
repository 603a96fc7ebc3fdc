import type { TableRow } from '@groundsheet/contract'
import { csvLine } from '@groundsheet/formats/csv-line'
import { BYTE_ORDER_MARK, saveCsv } from './save-csv.ts'

/** Rows of one table as they are shown: their order, their columns. */
export interface ShownRows {
  readonly rows: readonly TableRow[]
  readonly columns: readonly { readonly code: string; readonly read: (row: TableRow) => string }[]
}

/**
 * Writes rows as CSV, with a byte order mark if any text is not ASCII. Returns the file's name; null if
 * cancelled.
 */
export const exportRows = (name: string, { rows, columns }: ShownRows): Promise<string | null> =>
  saveCsv(name, function* () {
    const lines = [
      columns.map(({ code }) => code),
      ...rows.map((row) => columns.map(({ read }) => read(row))),
    ].map(csvLine)
    const isPlain = lines.every((line) => /^[\p{ASCII}]*$/u.test(line))
    yield (isPlain ? '' : BYTE_ORDER_MARK) + lines.join('')
  })
