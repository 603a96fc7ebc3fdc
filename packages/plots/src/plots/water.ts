import type { TableRow } from '@groundsheet/contract'
import { readDepth, readValue, type Tables } from '@groundsheet/logs'
import { conversionFactor, readDate, readNumber, type UnitOf } from '@groundsheet/readings'
import type { LeftOut, PlotDefinition, PlotPoint, Source } from '../plot.ts'

interface WaterSource extends Source {
  /** Headings of its date, in the row itself or in that of its strike. */
  readonly dates: readonly string[]
  /** Heading of the time of day, where the date has a heading of its own. AGS 3. */
  readonly time?: string
  /** Heading of the minutes after that. */
  readonly minutes?: string
  /** The reading is a head or a level, which is no depth: it is told and not drawn. */
  readonly isHead?: true
}

const STRIKE = 'WSTG_DPTH'

/** Codes of MOND_TYPE for water that is measured otherwise than from the ground down. */
const HEADS: readonly (string | undefined)[] = ['WHD', 'HEAD', 'WLEV']
const MONITORED = { table: 'MOND', heading: 'MOND_RDNG', dates: ['MOND_DTIM'] } as const
const CODES = { code: 'MOND_TYPE', name: 'MOND_NAME' } as const

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
  { table: 'WSTK', heading: 'WSTK_DEP', series: 'strike', dates: ['WSTK_DATE'], time: 'WSTK_TIME' },
  {
    table: 'WSTK',
    heading: 'WSTK_POST',
    series: 'standing',
    dates: ['WSTK_DATE'],
    time: 'WSTK_TIME',
    minutes: 'WSTK_NMIN',
  },
  {
    ...MONITORED,
    series: 'monitored',
    where: ({ data }) => data.MOND_TYPE?.trim() === 'WDEP',
    codes: CODES,
    unitHeading: 'MOND_UNIT',
  },
  { ...MONITORED, where: ({ data }) => HEADS.includes(data.MOND_TYPE?.trim()), codes: CODES, isHead: true },
  { table: 'MONR', heading: 'MONR_WDEP', series: 'monitored', dates: ['MONR_DATE'], time: 'MONR_TIME' },
  { table: 'MONR', heading: 'MONR_WHD', dates: ['MONR_DATE'], isHead: true },
  { table: 'POBS', heading: 'POBS_DEP', series: 'monitored', dates: ['POBS_DATE'], time: 'POBS_TIME' },
  { table: 'POBS', heading: 'POBS_HEAD', dates: ['POBS_DATE'], isHead: true },
]

/** Depth of water against the date of its reading. */
export const water: PlotDefinition = {
  id: 'water',
  kind: 'time',
  unit: '',
  sources: SOURCES,
  scale: 'linear',
  read(tables: Tables, unitOf) {
    const strikes = new Map((tables.WSTG ?? []).map((row) => [strikeOf(row), row]))
    const read = SOURCES.flatMap((source) =>
      (tables[source.table] ?? []).flatMap((row) => readWater(row, source, { strikes, unitOf }) ?? []),
    )
    return {
      points: read.filter((item): item is PlotPoint => !('kind' in item)),
      leftOut: read.filter((item): item is LeftOut => 'kind' in item),
      doubts: [],
    }
  },
}

const strikeOf = (row: TableRow): string => `${row.locationId} ${readValue(row, [STRIKE])}`

const MINUTE_MS = 60_000

interface Context {
  readonly strikes: ReadonlyMap<string, TableRow>
  readonly unitOf: UnitOf
}

/** Text such as `Dry` is told. */
function readWater(row: TableRow, source: WaterSource, context: Context): PlotPoint | LeftOut | null {
  const { heading, series = '', where, unitHeading, isHead } = source
  const text = readValue(row, [heading])
  if (text === '' || where?.(row) === false) return null
  const leave = (kind: LeftOut['kind'], said = text): LeftOut => ({ kind, row, heading, text: said })
  if (isHead) return leave('not-a-depth')
  const stated = readDepth(row, [heading])
  if (stated === null) return leave('no-number')
  const factor = unitHeading === undefined ? 1 : conversionFactor(readValue(row, [unitHeading]), 'm')
  if (factor === null) return leave('unit')
  const depth = stated * factor
  const { time, date } = momentOf(row, source, context)
  if (time === null) return leave('no-date', date === '' ? text : `${text}, ${date}`)
  return { row, top: depth, base: depth, value: time, series, text: date }
}

/** How far water rose after a strike is dated by the strike, which is a row of another table in AGS 4. */
function momentOf(row: TableRow, source: WaterSource, { strikes, unitOf }: Context) {
  const { dates, minutes, time } = source
  const strike = strikes.get(strikeOf(row))
  const dated = readValue(row, dates) !== '' ? row : (strike ?? row)
  const clock = time === undefined ? '' : readValue(dated, [time])
  const date = readValue(dated, dates)
  const moment = readDate(date, { unit: unitOf(dated.table, dates[0] ?? ''), time: clock })
  // A reading at no stated time after its strike has no moment.
  const after = minutes === undefined ? 0 : readNumber(readValue(row, [minutes]))
  const said = [date, clock].filter(Boolean).join(' ')
  return { date: said, time: moment === null || after === null ? null : moment + after * MINUTE_MS }
}
