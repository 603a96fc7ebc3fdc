import type { TableSummary } from '@groundsheet/contract'
import { LOG_TABLES } from '@groundsheet/logs'

/** Codes of the tables of a hole that a log can be drawn of. */
export const logTablesOf = ({ tables }: { readonly tables: readonly TableSummary[] }): readonly string[] =>
  tables.flatMap(({ code, rows }) => (code !== null && rows > 0 && LOG_TABLES.includes(code) ? [code] : []))
