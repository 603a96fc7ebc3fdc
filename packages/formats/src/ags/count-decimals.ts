import { countOf } from '@groundsheet/readings'
import type { OnNote } from '../format.ts'
import type { ExportTable } from '../source.ts'

const DECIMALS = /^(\d+)DP$/
const NUMBER = /^[+-]?\d+(?:\.(\d*))?$/

/** Decimals of a type such as 2DP; null for other types. */
export function decimalsOfType(type: string): number | null {
  const decimals = DECIMALS.exec(type)?.[1]
  return decimals === undefined ? null : Number(decimals)
}

/** Decimals of a number as it is written; null for other texts. */
export function decimalsOf(value = ''): number | null {
  const found = NUMBER.exec(value)
  return found === null ? null : (found[1]?.length ?? 0)
}

/**
 * The tables. Once the rows of one are written, `onNote` gets how many values have other decimals than
 * their TYPE states (AGS 4 rule 8). Deliveries may state different types.
 */
export const noteDecimals = (tables: readonly ExportTable[], onNote: OnNote): ExportTable[] =>
  tables.map((table) => {
    const columns = table.headings.flatMap(({ heading, type }, place) => {
      const decimals = decimalsOfType(type)
      return decimals === null ? [] : [{ heading, type, place, decimals }]
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
      const decimals = decimalsOf(row[column.place])
      if (decimals !== null && decimals !== column.decimals) others.set(column, (others.get(column) ?? 0) + 1)
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
