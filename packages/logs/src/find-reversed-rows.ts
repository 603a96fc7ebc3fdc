import { isNoBase, readDepth } from './read-depth.ts'
import type { Finding, Tables } from './log.ts'

/** Endings of the headings of a top and a base. */
const TOP_BASE_HEADINGS = [
  ['TOP', 'BASE'],
  ['TOP', 'BOT'],
  ['FROM', 'TO'],
] as const

/**
 * Rows whose base is above their top, of tables without a lane: they are printed as in the file. Lanes report
 * the rows that they draw.
 */
export function findReversedRows(tables: Tables, laneTables: ReadonlySet<string>): Finding[] {
  return Object.entries(tables).flatMap(([table, rows]) => {
    if (laneTables.has(table)) return []
    return rows.flatMap((row) =>
      TOP_BASE_HEADINGS.flatMap(([from, to]): Finding[] => {
        const [top, base] = [readDepth(row, [`${table}_${from}`]), readDepth(row, [`${table}_${to}`])]
        const isReversed = top !== null && base !== null && base < top && !isNoBase(base, top)
        return isReversed ? [{ kind: 'reversed-kept', table, top, base, row }] : []
      }),
    )
  })
}
