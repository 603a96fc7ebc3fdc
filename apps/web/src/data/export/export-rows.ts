import type { TableRow } from '@groundsheet/contract'
import { csvLine } from '@groundsheet/formats/csv-line'
import { openTarget } from './export-target.ts'

/** Rows of one table as they are shown: their order, their columns. */
export interface ShownRows {
  readonly rows: readonly TableRow[]
  readonly columns: readonly { readonly code: string; readonly read: (row: TableRow) => string }[]
}

/** Spreadsheets that assume the computer's own character set read UTF-8 when this mark comes first. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes rows as CSV, with a byte order mark if any text is not ASCII. Returns the file's name; null if
 * cancelled.
 */
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
