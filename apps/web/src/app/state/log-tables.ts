import type { TableSummary } from '@groundsheet/contract'
import { isDepthHeading, LANE_TABLES, LOG_TABLES } from '@groundsheet/logs'
import type { Glossary } from '../../data/tables/glossary.ts'

/**
 * Codes of the tables of a hole for its log: those with columns of their own. Without any, all tables with a
 * depth heading in the glossary.
 */
export function logTablesOf(
  { tables }: { readonly tables: readonly TableSummary[] },
  glossary?: Pick<Glossary, 'table'>,
): readonly string[] {
  const present = tables.flatMap(({ code, rows }) => (code !== null && rows > 0 ? [code] : []))
  if (present.some((code) => LANE_TABLES.includes(code)))
    return present.filter((code) => LOG_TABLES.includes(code))
  return glossary ? present.filter((code) => !LANE_TABLES.includes(code) && hasDepth(code, glossary)) : []
}

const hasDepth = (code: string, glossary: Pick<Glossary, 'table'>): boolean =>
  glossary.table(code)?.headings.some(({ heading }) => isDepthHeading(heading)) === true
