import type { TableSummary } from '@groundsheet/contract'
import { isDepthHeading, LANE_TABLES, LOG_TABLES } from '@groundsheet/logs'
import type { Glossary } from '../../data/tables/glossary.ts'

/**
 * Codes of the tables of a hole that a log can be drawn of: those with columns of their own; of a hole that
 * has none of these, every table with a heading for depth by the glossary.
 */
export function logTablesOf(
  { tables }: { readonly tables: readonly TableSummary[] },
  glossary?: Pick<Glossary, 'table'>,
): readonly string[] {
  const held = tables.flatMap(({ code, rows }) => (code !== null && rows > 0 ? [code] : []))
  if (held.some((code) => LANE_TABLES.includes(code))) return held.filter((code) => LOG_TABLES.includes(code))
  return glossary ? held.filter((code) => !LANE_TABLES.includes(code) && hasDepth(code, glossary)) : []
}

const hasDepth = (code: string, glossary: Pick<Glossary, 'table'>): boolean =>
  glossary.table(code)?.headings.some(({ heading }) => isDepthHeading(heading)) === true
