import type { TableRow } from '@groundsheet/contract'
import {
  findDampStrikes,
  findDeniedStrikes,
  findStandingStrikes,
  MAX_DEPTH_M,
  readValue,
  type Tables,
} from '@groundsheet/logs'
import {
  conversionFactor,
  INSTALLATION_TABLES,
  readDate,
  readDip,
  readNumber,
  type UnitOf,
} from '@groundsheet/readings'
import type { Doubt, HoleOf, LeftOut, ListedPlot, PlotPoint, Source } from '../plot.ts'
import { plotWords } from '../plot-words.ts'
import { checkWaterDepths, visitOf, type CheckedDepths } from './check-water-depths.ts'
import { countLastOfStrikes } from './count-last-of-strikes.ts'
import { mergeRepeats } from './merge-repeats.ts'
import { nameInstallations } from './name-installations.ts'

export interface WaterSource extends Source {
  /** Headings of its date, in the row itself or in that of its strike. */
  readonly dates: readonly string[]
  /** Heading of the time of day, if separate from the date. AGS 3. */
  readonly time?: string
  /** Heading of the minutes after that. */
  readonly minutes?: string
  /** Heading of the remark on the reading, such as `Dry`. Each such row is a visit, even if blank. */
  readonly remark?: string
  /** Readings of other instruments in the same row: beside one of them a blank depth is not a visit. */
  readonly others?: readonly string[]
}

const STRIKE = 'WSTG_DPTH'
/** Depth of the strike in the rows of readings after it, of AGS 4 and AGS 3. */
const STRIKE_DEPTHS = [STRIKE, 'WSTK_DEP']

/** Codes of MOND_TYPE for water not measured as a depth below ground. */
const HEAD_TYPES: readonly (string | undefined)[] = ['WHD', 'HEAD', 'WLEV']
const isHeadRow = ({ data }: Pick<TableRow, 'data'>) => HEAD_TYPES.includes(data.MOND_TYPE?.trim())

/** Headings of MONR (AGS 3) for other instruments: movement, strain, force, pressure and head. */
const MONR_OTHERS = [
  ...['MONR_WHD', 'MONR_PRES', 'MONR_FORC', 'MONR_GAUG', 'MONR_FLOW', 'MONR_DSTA', 'MONR_DSTB'],
  ...['MONR_DSPA', 'MONR_DSPB', 'MONR_DSPC', 'MONR_DSPD', 'MONR_ANGA', 'MONR_ANGB', 'MONR_ANGC'],
  ...['MONR_STRA', 'MONR_STRB', 'MONR_STRC', 'MONR_EAST', 'MONR_NRTH'],
]
const MONITORED = { table: 'MOND', heading: 'MOND_RDNG', dates: ['MOND_DTIM'] } as const
const CODES = { code: 'MOND_TYPE', name: 'MOND_NAME' } as const

/** Depths of water in installations. */
export const MONITORED_SOURCES: readonly WaterSource[] = [
  {
    ...MONITORED,
    series: 'monitored',
    where: ({ data }) => data.MOND_TYPE?.trim() === 'WDEP',
    codes: CODES,
    unitHeading: 'MOND_UNIT',
    remark: 'MOND_REM',
  },
  { ...MONITORED, where: isHeadRow, codes: CODES, isHead: true },
  {
    table: 'MONR',
    heading: 'MONR_WDEP',
    series: 'monitored',
    dates: ['MONR_DATE'],
    time: 'MONR_TIME',
    remark: 'MONR_REM',
    others: MONR_OTHERS,
  },
  { table: 'MONR', heading: 'MONR_WHD', dates: ['MONR_DATE'], isHead: true },
  {
    table: 'POBS',
    heading: 'POBS_DEP',
    series: 'monitored',
    dates: ['POBS_DATE'],
    time: 'POBS_TIME',
    remark: 'POBS_REM',
    others: ['POBS_HEAD', 'POBS_PRES'],
  },
  { table: 'POBS', heading: 'POBS_HEAD', dates: ['POBS_DATE'], isHead: true },
]

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
  ...MONITORED_SOURCES,
]

/** Depth of water against the date of its reading. */
export const water: ListedPlot = {
  id: 'water',
  kind: 'time',
  unit: '',
  sources: SOURCES,
  lookups: INSTALLATION_TABLES,
  scale: 'time',
  needsHoles: true,
  read(tables, unitOf, holeOf) {
    const { points, leftOut, doubts } = readWaterRows(SOURCES, { tables, unitOf, holeOf })
    return {
      points: points.filter(({ note }) => note === undefined),
      leftOut: [...leftOut, ...points.flatMap(withoutNumber)],
      doubts,
    }
  },
}

/**
 * Readings of all sources, in order; those without a number are points with a note. Equal readings of one day
 * are merged.
 */
export function readWaterRows(
  sources: readonly WaterSource[],
  {
    tables,
    unitOf,
    holeOf = () => undefined,
  }: { tables: Tables; unitOf: UnitOf; holeOf?: HoleOf | undefined },
): CheckedDepths {
  const strikes = new Map((tables.WSTG ?? []).map((row) => [strikeOf(row), row]))
  const monitored = (tables.MOND ?? []).filter(
    (row) => isHeadRow(row) && readValue(row, ['MOND_RDNG']) !== '',
  )
  const nameOf = nameInstallations(tables)
  const context: Context = {
    strikes,
    denied: findDeniedStrikes(tables),
    damp: findDampStrikes(tables),
    standing: findStandingStrikes(tables),
    unitOf,
    nameOf,
    heads: new Set(monitored.map(visitOf)),
  }
  const read = sources.flatMap((source) =>
    (tables[source.table] ?? []).flatMap((row) => readWater(row, source, context) ?? []),
  )
  const points = read.filter((item): item is PlotPoint => !('kind' in item))
  const checked = checkWaterDepths(points, { tables, unitOf, holeOf })
  const leftOut = read.filter((item): item is LeftOut => 'kind' in item)
  return {
    points: countLastOfStrikes(mergeRepeats(checked.points)),
    leftOut: [...leftOut, ...checked.leftOut],
    doubts: [
      ...checked.doubts,
      ...findAssumedUnits(checked.points),
      ...findStanding(sources, tables, context.standing),
    ],
  }
}

/** The text of a reading without a number, for the list of values not drawn. */
export function withoutNumber({ row, note, series, text }: PlotPoint): LeftOut[] {
  if (note === undefined) return []
  const source = SOURCES.find((one) => one.table === row.table && (one.series ?? '') === series)
  const heading = source?.heading ?? ''
  return [{ kind: note === 'dry' ? 'dry' : unreadKind(readValue(row, [heading])), row, heading, text }]
}

const unreadKind = (reading: string) => (reading === '' ? 'not-read' : 'no-number')

const strikeOf = (row: TableRow): string => `${row.locationId} ${readValue(row, [STRIKE])}`

const MINUTE_MS = 60_000

interface Context {
  readonly strikes: ReadonlyMap<string, TableRow>
  /** Strikes at 0 m which a remark denies. */
  readonly denied: ReadonlyMap<TableRow, string>
  /** Strikes that are stated as damp only. */
  readonly damp: ReadonlySet<TableRow>
  /** Strikes whose remark states a standing level. */
  readonly standing: ReadonlyMap<TableRow, string>
  readonly unitOf: UnitOf
  readonly nameOf: (row: TableRow) => string
  /** Visits of AGS 4 with a head or level, which is a separate row. */
  readonly heads: ReadonlySet<string>
}

/** Null if the row states nothing of the water. `Dry` is never a depth, whatever the number beside it. */
function readWater(row: TableRow, source: WaterSource, context: Context): PlotPoint | LeftOut | null {
  const { heading, where, isHead, remark } = source
  const series = seriesOf(row, source, context)
  if (where?.(row) === false) return null
  const remarkText = remark === undefined ? '' : readValue(row, [remark])
  const text = readValue(row, [heading])
  const dip = readDip(text, remarkText)
  if (text === '' && dip.kind === 'not-read' && !isVisit(row, source, context)) return null
  const written = dip.kind === 'reading' ? text : [text, remarkText].filter(Boolean).join(', ')
  const leave = (kind: LeftOut['kind'], stated = written): LeftOut => ({ kind, row, heading, text: stated })
  const denial = denialOf(row, source, context)
  if (denial !== '') return leave('denied-strike', `${text}, ${denial}`)
  if (source.series === 'strike' && context.damp.has(row)) return leave('damp')
  if (isHead) return leave('not-a-depth')
  if (dip.kind === 'test') return leave('test')
  const depth = dip.kind === 'reading' ? depthOf(row, source, context) : null
  if (depth === 'unit') return leave('unit')
  const { time, date } = momentOf(row, source, context)
  if (time === null) {
    const kind = undatedKind(date, depth !== null, dip.kind === 'dry' ? 'dry' : unreadKind(text))
    return leave(kind, [written, kind === 'no-date' ? date : ''].filter(Boolean).join(', '))
  }
  const read = {
    row,
    value: time,
    series,
    ...ownerOf(row, series, context),
  }
  if (depth !== null) return { ...read, top: depth, base: depth, text: date }
  const note = dip.kind === 'dry' ? 'dry' : 'not-read'
  return { ...read, top: NaN, base: NaN, note, text: written }
}

const seriesOf = (row: TableRow, { series = '' }: WaterSource, { standing }: Context): string =>
  series === 'strike' && standing.has(row) ? 'standing' : series

/** Remarks that deny a strike at 0 m; empty: none does. */
const denialOf = (row: TableRow, { series }: WaterSource, { denied }: Context): string =>
  series === 'strike' ? (denied.get(row) ?? '') : ''

/** A visit whose date or time cannot be is listed as such, whatever it found. */
const undatedKind = (date: string, isDepth: boolean, kind: LeftOut['kind']): LeftOut['kind'] =>
  isDepth || date !== '' ? 'no-date' : kind

/**
 * A blank is a visit without a reading, unless the row, or another of the visit, states a different reading.
 */
const isVisit = (row: TableRow, { remark, others = [] }: WaterSource, { heads }: Context): boolean =>
  remark !== undefined && readValue(row, others) === '' && !heads.has(visitOf(row))

/** Strikes that are drawn as standing levels, as their remark states. */
function findStanding(
  sources: readonly WaterSource[],
  tables: Tables,
  standing: Context['standing'],
): Doubt[] {
  return sources
    .filter(({ series }) => series === 'strike')
    .flatMap(({ table, heading }) =>
      (tables[table] ?? []).flatMap((row) => {
        const remark = standing.get(row)
        const text = `${readValue(row, [heading])}, ${remark}`
        return remark === undefined ? [] : { kind: 'standing' as const, row, heading, text }
      }),
    )
}

/** A row without a unit is in metres, as AGS 4 suggests for depths to water (WDEP). */
const UNSTATED_UNITS: readonly string[] = ['', '-']

/** Readings without a stated unit, which MOND rows should have. */
function findAssumedUnits(points: readonly PlotPoint[]): Doubt[] {
  return points
    .filter(({ row, note }) => row.table === 'MOND' && note === undefined)
    .filter(({ row }) => UNSTATED_UNITS.includes(readValue(row, ['MOND_UNIT'])))
    .map(({ row }) => ({
      kind: 'assumed-unit',
      row,
      heading: 'MOND_RDNG',
      text: plotWords.water.otherUnit(readValue(row, ['MOND_RDNG']), readValue(row, ['MOND_UNIT'])),
    }))
}

/** The installation of a monitored reading, and the depth of the strike of one after a strike. */
function ownerOf(row: TableRow, series: string, context: Context) {
  if (series === 'monitored') return { line: context.nameOf(row) }
  return series === 'standing' ? { stratumDepth: strikeDepthOf(row, context) } : {}
}

/** Metres; null: the row states no possible depth of its strike. */
function strikeDepthOf(row: TableRow, context: Context): number | null {
  const heading = STRIKE_DEPTHS.find((one) => readValue(row, [one]) !== '') ?? STRIKE
  const depth = depthOf(row, { heading }, context)
  return typeof depth === 'number' ? depth : null
}

/** Metres; null: not a possible depth; `unit`: not a unit of length. */
function depthOf(
  row: TableRow,
  { heading, unitHeading }: Pick<WaterSource, 'heading' | 'unitHeading'>,
  { unitOf }: Context,
) {
  const stated = readNumber(readValue(row, [heading]))
  // A placeholder above ground (-999) is distinguished by `checkWaterDepths`.
  if (stated === null || Math.abs(stated) > MAX_DEPTH_M) return null
  const unit = unitHeading === undefined ? unitOf(row.table, heading) : readValue(row, [unitHeading])
  if (UNSTATED_UNITS.includes(unit)) return stated
  const factor = conversionFactor(unit, 'm')
  return factor === null ? 'unit' : stated * factor
}

/** The rise of water after a strike is dated by the strike, which is a row of another table in AGS 4. */
function momentOf(row: TableRow, source: WaterSource, { strikes, unitOf }: Context) {
  const { dates, minutes, time } = source
  const strike = strikes.get(strikeOf(row))
  const dated = readValue(row, dates) !== '' ? row : (strike ?? row)
  const clock = time === undefined ? '' : readValue(dated, [time])
  const date = readValue(dated, dates)
  const moment = readDate(date, { unit: unitOf(dated.table, dates[0] ?? ''), time: clock })
  // A reading without a stated time after its strike has no date.
  const after = minutes === undefined ? 0 : readNumber(readValue(row, [minutes]))
  const dateText = [date, clock].filter(Boolean).join(' ')
  return { date: dateText, time: moment === null || after === null ? null : moment + after * MINUTE_MS }
}
