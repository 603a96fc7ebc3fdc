import type { TableSummary } from '@groundsheet/contract'
import { INCLINATION_TABLE } from '@groundsheet/logs'
import { measuredHeadings, type PlotDefinition } from '@groundsheet/plots'
import { ownValue } from '@groundsheet/readings'
import { fullTableName } from '../../ui/table-names.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { plotStrings as words } from '../../ui/strings/plot-strings.ts'
import type { PlotChoice } from '../../features/plots/use-plot-picture.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'

/** Other plots are those of any heading. */
const names: Readonly<Record<string, { readonly name: string; readonly axis: string }>> = words.names

/** Codes of the tables of a project that a plot reads. */
export const tablesOf = (
  { sources, lookups = [] }: PlotDefinition,
  tables: readonly TableSummary[],
): readonly string[] =>
  [...new Set([...sources.map(({ table }) => table), ...lookups])].filter((code) =>
    tables.some((present) => present.code === code),
  )

/** Tables of all plots: strata for colours, inclinations because levels of inclined holes are marked. */
const TABLES_OF_ALL_PLOTS: readonly string[] = ['GEOL', INCLINATION_TABLE]

export const tablesWithHoleData = (
  present: readonly string[],
  tables: readonly TableSummary[],
): readonly string[] => [
  ...new Set([
    ...present,
    ...TABLES_OF_ALL_PLOTS.filter((code) => tables.some((table) => table.code === code)),
  ]),
]

export const headingGroups = (tables: readonly TableSummary[], glossary: Glossary) =>
  tables.flatMap(({ code, name }) => {
    const table = code === null ? undefined : glossary.table(code)
    const headings = table ? measuredHeadings(table) : []
    return code !== null && headings.length > 0
      ? [{ table: code, name: fullTableName({ code, name }), headings }]
      : []
  })

export const firstHeading = (groups: ReturnType<typeof headingGroups>): string | undefined => {
  const [first] = groups
  return first?.headings[0] && `${first.table}.${first.headings[0].heading}`
}

/** Name in lists, and title of the value axis: `Casing depth (ISPT_CAS)`. */
export function namesOf({ id, sources }: PlotDefinition, glossary: Glossary) {
  const defined = ownValue(names, id)
  if (defined) return { name: defined.name, title: defined.axis }
  const { table = '', heading = '' } = sources[0] ?? {}
  const meaning = glossary.heading(table, heading)?.name
  const name = meaning ? `${meaning} (${heading})` : heading
  return { name, title: name }
}

export const choiceOf = ({ axis, by, fit, only, reading, part }: ProjectSearch): PlotChoice => ({
  axis: axis ?? 'depth',
  by,
  fit: fit ?? 'all',
  only,
  reading,
  part,
})

/** Defaults are not in the address. A part belongs to its scale, so another scale removes it. */
export const plotSearchOf = ({ axis, by, fit, ...rest }: Partial<PlotChoice>) => ({
  ...(axis || fit ? { part: undefined } : {}),
  ...rest,
  ...(axis && { axis: axis === 'level' ? axis : undefined }),
  ...(by && { by }),
  ...(fit && { fit: fit === 'most' ? fit : undefined }),
})
