import { countOf } from '@groundsheet/readings'
import type { OnNote } from '../format.ts'
import type { ExportTable } from '../source.ts'

const DECIMALS = /^(\d+)DP$/
const NUMBER = /^[+-]?\d+(?:\.(\d*))?$/

/**
 * The tables. Once the rows of one are written, `onNote` is told how many values have other decimals than
 * their TYPE states (AGS 4 rule 8): deliveries may state different types.
 */
export const noteDecimals = (tables: readonly ExportTable[], onNote: OnNote): ExportTable[] =>
  tables.map((table) => {
    const columns = table.headings.flatMap(({ heading, type }, place) => {
      const decimals = DECIMALS.exec(type)?.[1]
      return decimals === undefined ? [] : [{ heading, type, place, decimals: Number(decimals) }]
    })
    return columns.length === 0 ? table : { ...table, rows: () => countRows(table, columns, onNote) }
  })

interface Column {
  readonly heading: string
  readonly type: string
  readonly place: number
  readonly decimals: number
}

async function* countRows(table: ExportTable, columns: readonly Column[], onNote: OnNote) {
  const others = new Map<Column, number>()
  for await (const row of table.rows()) {
    for (const column of columns) {
      const found = NUMBER.exec(row[column.place] ?? '')
      if (found !== null && (found[1]?.length ?? 0) !== column.decimals)
        others.set(column, (others.get(column) ?? 0) + 1)
    }
    yield row
  }
  if (others.size === 0) return
  const named = [...others].map(([{ heading, type }, count]) => `${heading} ${count} (${type})`).join(', ')
  const total = [...others.values()].reduce((sum, count) => sum + count, 0)
  onNote(
    `${table.group}: ${countOf(total, 'value')} as delivered, with other decimals than the TYPE says ` +
      `(AGS 4 rule 8): ${named}`,
  )
}
