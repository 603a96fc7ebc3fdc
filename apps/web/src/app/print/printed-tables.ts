import type { TableSummary } from '@groundsheet/contract'
import { SHEET_TABLES } from '@groundsheet/logs'
import type { Glossary } from '../../data/tables/glossary.ts'
import { logTablesOf } from '../state/log-tables.ts'

/**
 * Codes of the tables of a hole that its printed log uses: those of a printed log and those of the log on
 * screen.
 */
export function printedTablesOf(
  hole: { readonly tables: readonly TableSummary[] },
  glossary: Pick<Glossary, 'table'>,
): string[] {
  const onScreen = logTablesOf(hole, glossary)
  return hole.tables.flatMap(({ code, rows }) =>
    code !== null && rows > 0 && (SHEET_TABLES.includes(code) || onScreen.includes(code)) ? [code] : [],
  )
}
