import type { TableRow } from '@groundsheet/contract'
import { csvLine } from '@groundsheet/formats/csv-line'
import { openTarget } from './export-target.ts'

/** Rows of one table as they are shown: their order, their columns. */
export interface ShownRows {
  readonly rows: readonly TableRow[]
  readonly columns: readonly { readonly code: string; readonly read: (row: TableRow) => string }[]
}

/** Programs that take other letters for those of the computer's own country believe this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes rows as CSV, marked as UTF-8 where a letter needs it. Returns the name of the file; null where the person thought better of it. */
export async function exportRows(name: string, { rows, columns }: ShownRows): Promise<string | null> {
  const target = await openTarget({ name, extension: 'csv', mediaType: 'text/csv' })
  if (target === null) return null
  const lines = [
    columns.map(({ code }) => code),
    ...rows.map((row) => columns.map(({ read }) => read(row))),
  ].map(csvLine)
  const isPlain = lines.every((line) => /^[\p{ASCII}]*$/u.test(line))
  try {
    const encoder = new TextEncoder()
    await target.write(encoder.encode((isPlain ? '' : BYTE_ORDER_MARK) + lines.join('')))
    await target.finish()
    return target.name
  } catch (error) {
    await target.abandon()
    throw error
  }
}
