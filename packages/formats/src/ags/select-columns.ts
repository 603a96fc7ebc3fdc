import type { ExportTable } from '../source.ts'

/** The table with the columns at these places only, in their order. */
export function selectColumns(table: ExportTable, places: readonly number[]): ExportTable {
  return {
    ...table,
    headings: places.flatMap((place) => table.headings[place] ?? []),
    async *rows() {
      for await (const row of table.rows()) yield places.map((place) => row[place] ?? '')
    },
  }
}
