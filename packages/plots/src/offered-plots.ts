import type { DictionaryTable, TableSummary } from '@groundsheet/contract'
import { headingPlot } from './heading-plot.ts'
import type { PlotDefinition } from './plot.ts'
import { PLOTS } from './plots.ts'

export interface OfferedPlot {
  readonly plot: PlotDefinition
  /** Rows of the tables that it reads; null where only some of these rows are for it. */
  readonly rows: number | null
}

type Dictionary = (table: string) => DictionaryTable | undefined

const holds = (table: DictionaryTable | undefined, heading: string) =>
  table?.headings.some((held) => held.heading === heading) === true

/** Plots of the table of definitions whose headings a project holds. */
export function offeredPlots(tables: readonly TableSummary[], dictionary: Dictionary): OfferedPlot[] {
  return PLOTS.flatMap((plot) => {
    const held = plot.sources.filter(({ table, heading }) => holds(dictionary(table), heading))
    const codes = new Set(held.map(({ table }) => table))
    const rows = tables.reduce(
      (sum, { code, rows }) => sum + (code !== null && codes.has(code) ? rows : 0),
      0,
    )
    return rows === 0 ? [] : [{ plot, rows: held.some(({ where }) => where) ? null : rows }]
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
