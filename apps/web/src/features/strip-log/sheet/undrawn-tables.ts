import { isDepthHeading, UNDRAWN_SHEET_TABLES, type FootTable, type Log } from '@groundsheet/logs'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import type { KnownHole } from './hole-facts.ts'

/**
 * Tables with depths but without a column or table in the printed log: `ISAT: 27 rows are not drawn`. Only
 * for holes without any column, whose log would otherwise look as if the file had no data.
 */
export function undrawnTables(
  { hole, glossary }: KnownHole,
  { lanes }: Log,
  printed: readonly FootTable[],
): string[] {
  if (lanes.some(({ id }) => id !== 'other')) return []
  const hasDepth = (code: string) =>
    glossary.table(code)?.headings.some(({ heading }) => isDepthHeading(heading)) === true
  const isPrinted = (code: string) =>
    UNDRAWN_SHEET_TABLES.includes(code) || printed.some(({ id }) => id === code)
  return hole.tables.flatMap(({ code, rows }) =>
    code !== null && rows > 0 && !isPrinted(code) && hasDepth(code) ? [logStrings.notDrawn(code, rows)] : [],
  )
}
