import type { TableRow } from '@groundsheet/contract'
import { readDate, readDepth, readValue, type Tables } from '@groundsheet/logs'
import type { LeftOut, PlotDefinition, PlotPoint, Source } from '../plot.ts'

/** Depths of water, each with the heading of its date. */
const SOURCES: readonly (Source & { readonly dates: readonly string[] })[] = [
  { table: 'WSTG', heading: 'WSTG_DPTH', series: 'strike', dates: ['WSTG_DTIM'] },
  { table: 'WSTK', heading: 'WSTK_DEP', series: 'strike', dates: ['WSTK_DATE'] },
  {
    table: 'MOND',
    heading: 'MOND_RDNG',
    series: 'monitored',
    where: ({ data }) => data.MOND_TYPE?.trim() === 'WDEP',
    codes: { code: 'MOND_TYPE', name: 'MOND_NAME' },
    dates: ['MOND_DTIM'],
  },
  { table: 'MONR', heading: 'MONR_WDEP', series: 'monitored', dates: ['MONR_DATE'] },
  { table: 'POBS', heading: 'POBS_DEP', series: 'monitored', dates: ['POBS_DATE'] },
]

/** Depth of water against the date of its reading. */
export const water: PlotDefinition = {
  id: 'water',
  kind: 'time',
  unit: '',
  sources: SOURCES,
  scale: 'linear',
  read(tables: Tables) {
    const read = SOURCES.flatMap((source) =>
      (tables[source.table] ?? []).flatMap((row) => readWater(row, source) ?? []),
    )
    return {
      points: read.filter((item): item is PlotPoint => !('kind' in item)),
      leftOut: read.filter((item): item is LeftOut => 'kind' in item),
    }
  },
}

function readWater(
  row: TableRow,
  { heading, series = '', where, dates }: (typeof SOURCES)[number],
): PlotPoint | LeftOut | null {
  const text = readValue(row, [heading])
  if (text === '' || where?.(row) === false) return null
  const depth = readDepth(row, [heading])
  if (depth === null) return { kind: 'no-number', row, heading, text }
  const date = readValue(row, dates)
  const value = readDate(date)
  if (value === null) return { kind: 'no-date', row, heading, text }
  return { row, top: depth, base: depth, value, series, text: date }
}
