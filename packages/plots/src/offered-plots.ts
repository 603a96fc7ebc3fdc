import type { DictionaryTable, TableSummary } from '@groundsheet/contract'
import { headingPlot } from './heading-plot.ts'
import type { ListedPlot, PlotDefinition, Source } from './plot.ts'
import { PLOTS } from './plots.ts'

export interface OfferedPlot {
  readonly plot: ListedPlot
  /** Rows of the tables that have its values, with a value or without. */
  readonly rows: number
  /** Only some of these rows belong to it: a table of results has all determinands. */
  readonly isShared: boolean
}

type Dictionary = (table: string) => DictionaryTable | undefined
/** Codes of a heading with their meanings, as far as a project has them. */
type CodesOf = (heading: string) => Readonly<Record<string, string>> | undefined

/** False only if all codes are known and none matches, or one is needed and none is known. */
function mayHold({ where, codes, needsCode }: Source, codesOf: CodesOf): boolean {
  const known = codes && codesOf(codes.code)
  if (!where || !known) return needsCode !== true
  return Object.entries(known).some(([code, name]) =>
    where({ data: { [codes.code]: code, [codes.name]: name } }),
  )
}

const holds = (table: DictionaryTable | undefined, heading: string) =>
  table?.headings.some((held) => held.heading === heading) === true

/** Rows of the tables of the sources that are drawn, each table once. */
function countRows(held: readonly Source[], tables: readonly TableSummary[]): number {
  const drawn = new Set(held.filter(({ isHead }) => !isHead).map(({ table }) => table))
  return tables.reduce((sum, { code, rows }) => sum + (code !== null && drawn.has(code) ? rows : 0), 0)
}

/** Plots of the table of definitions whose headings a project has. */
export function offeredPlots(
  tables: readonly TableSummary[],
  dictionary: Dictionary,
  codesOf: CodesOf,
): OfferedPlot[] {
  return PLOTS.flatMap((plot) => {
    const held = plot.sources.filter(
      (source) => holds(dictionary(source.table), source.heading) && mayHold(source, codesOf),
    )
    const rows = countRows(held, tables)
    return rows === 0 ? [] : [{ plot, rows, isShared: held.some(({ where }) => where) }]
  })
}

/** The plot that an address names: of the table of definitions, or `ISPT.ISPT_MAIN`. Null for neither. */
export function plotNamed(id: string, dictionary: Dictionary): PlotDefinition | null {
  const defined = PLOTS.find((plot) => plot.id === id)
  if (defined) return defined
  const [table = '', heading] = id.split('.')
  const known = dictionary(table)?.headings.find((held) => held.heading === heading)
  return known ? headingPlot(table, known) : null
}
