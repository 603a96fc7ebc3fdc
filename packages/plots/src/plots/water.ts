import type { TableRow } from '@groundsheet/contract'
import { readDate, readDepth, readValue, type Tables } from '@groundsheet/logs'
import { readNumber } from '@groundsheet/readings'
import type { LeftOut, PlotDefinition, PlotPoint, Source } from '../plot.ts'

interface WaterSource extends Source {
  /** Headings of its date, in the row itself or in that of its strike. */
  readonly dates: readonly string[]
  /** Heading of the minutes after that. */
  readonly minutes?: string
}

const STRIKE = 'WSTG_DPTH'

/** Depths of water. */
const SOURCES: readonly WaterSource[] = [
  { table: 'WSTG', heading: 'WSTG_DPTH', series: 'strike', dates: ['WSTG_DTIM'] },
  {
    table: 'WSTD',
    heading: 'WSTD_POST',
    series: 'standing',
    dates: ['WSTG_DTIM'],
    minutes: 'WSTD_NMIN',
  },
  { table: 'WSTK', heading: 'WSTK_DEP', series: 'strike', dates: ['WSTK_DATE'] },
  {
    table: 'WSTK',
    heading: 'WSTK_POST',
    series: 'standing',
    dates: ['WSTK_DATE'],
    minutes: 'WSTK_NMIN',
  },
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
    const strikes = new Map((tables.WSTG ?? []).map((row) => [strikeOf(row), row]))
    const read = SOURCES.flatMap((source) =>
      (tables[source.table] ?? []).flatMap((row) => readWater(row, source, strikes) ?? []),
    )
    return {
      points: read.filter((item): item is PlotPoint => !('kind' in item)),
      leftOut: read.filter((item): item is LeftOut => 'kind' in item),
    }
  },
}

const strikeOf = (row: TableRow): string => `${row.locationId} ${readValue(row, [STRIKE])}`

const MILLISECONDS_A_MINUTE = 60_000

/** How far water rose after a strike is dated by the strike, which is a row of another table in AGS 4. */
function readWater(
  row: TableRow,
  { heading, series = '', where, dates, minutes }: WaterSource,
  strikes: ReadonlyMap<string, TableRow>,
): PlotPoint | LeftOut | null {
  const text = readValue(row, [heading])
  if (text === '' || where?.(row) === false) return null
  const depth = readDepth(row, [heading])
  if (depth === null) return { kind: 'no-number', row, heading, text }
  const strike = strikes.get(strikeOf(row))
  const date = readValue(row, dates) || (strike ? readValue(strike, dates) : '')
  const value = readDate(date)
  if (value === null) return { kind: 'no-date', row, heading, text }
  const after = readNumber(minutes === undefined ? '' : readValue(row, [minutes])) ?? 0
  const time = value + after * MILLISECONDS_A_MINUTE
  return { row, top: depth, base: depth, value: time, series, text: date }
}
