import type { DictionaryTable, TableSummary } from '@groundsheet/contract'
import { headingPlot } from './heading-plot.ts'
import type { PlotDefinition, Source } from './plot.ts'
import { PLOTS } from './plots.ts'

export interface OfferedPlot {
  readonly plot: PlotDefinition
  /** Maximum number of values, by the rows of its tables; null if only some of these rows belong to it. */
  readonly maxValues: number | null
}

type Dictionary = (table: string) => DictionaryTable | undefined
/** Codes of a heading with their meanings, as far as a project has them. */
type CodesOf = (heading: string) => Readonly<Record<string, string>> | undefined

/** False only if all codes are known and none matches. */
function mayHold({ where, codes }: Source, codesOf: CodesOf): boolean {
  const known = codes && codesOf(codes.code)
  if (!where || !known) return true
  return Object.entries(known).some(([code, name]) =>
    where({ data: { [codes.code]: code, [codes.name]: name } }),
  )
}

const holds = (table: DictionaryTable | undefined, heading: string) =>
  table?.headings.some((held) => held.heading === heading) === true

/** A row has at most one value of each reading: sources of one table that share a name are alternatives. */
function maxValues(held: readonly Source[], tables: readonly TableSummary[]): number {
  const drawn = new Map(
    held.filter(({ isHead }) => !isHead).map((one) => [`${one.table} ${one.series ?? ''}`, one]),
  )
  const rowsOf = (table: string) => tables.find(({ code }) => code === table)?.rows ?? 0
  return [...drawn.values()].reduce((sum, { table }) => sum + rowsOf(table), 0)
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
    const most = maxValues(held, tables)
    return most === 0 ? [] : [{ plot, maxValues: held.some(({ where }) => where) ? null : most }]
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
