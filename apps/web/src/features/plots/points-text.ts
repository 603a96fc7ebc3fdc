import { plasticityClass, type PlotDefinition, type PlotKind } from '@groundsheet/plots'
import {
  commonDatum,
  formatLevelAt,
  isPossibleLevel,
  levelUnit,
  readSptDetails,
  type SptDetails,
} from '@groundsheet/readings'
import { tabSeparated } from '../../data/text/tab-separated.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { strings } from '../../ui/strings.ts'
import { depthOf, type PlacedPoint } from './place-points.ts'
import { stratumMeaning } from '../../ui/fill-patterns.ts'

type Read = (placed: PlacedPoint) => string | number

/** `2021-03-09`: spreadsheets read it as a date in every locale. */
const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

const driveText = (drive: SptDetails['main']) =>
  drive ? strings.spt.drive(drive.blows, drive.penetration) : ''
const detail =
  (read: (details: SptDetails) => string): Read =>
  ({ point }) =>
    read(readSptDetails(point.row.data))

const SPT_COLUMNS: Readonly<Record<string, Read>> = {
  'Test type': detail(({ type }) => type),
  Seating: detail(({ seating }) => driveText(seating)),
  'Main drive': detail(({ main }) => driveText(main)),
  'Casing (m)': detail(({ casing }) => casing),
  'Water (m)': detail(({ water }) => water),
}

type Columns = Readonly<Record<string, Read>>

const valueOf: Read = ({ point }) => Number(point.value.toPrecision(9))
const indexOf: Read = ({ point }) => point.index ?? ''
const lineOf =
  ({ traced }: PlotDefinition): Read =>
  ({ point }) =>
    traced?.(point) ?? ''

/** Columns of the values by kind of plot; `unit` begins with a blank. */
const KIND_COLUMNS: Readonly<Record<PlotKind, (unit: string, plot: PlotDefinition) => Columns>> = {
  depth: (unit) => ({ [`Value${unit}`]: valueOf }),
  time: (unit, plot) => ({
    [`Date${unit}`]: ({ point }) => isoDate(point.value),
    ...(plot.traced && { Installation: lineOf(plot), Note: ({ point }: PlacedPoint) => point.note ?? '' }),
  }),
  plasticity: (unit) => ({
    [`Liquid limit${unit}`]: valueOf,
    'Plasticity index (%)': indexOf,
    Class: ({ point }) => plasticityClass(point.value, point.index ?? 0),
  }),
  grading: (unit, plot) => ({
    [`Particle size${unit}`]: valueOf,
    'Passing (%)': indexOf,
    Sample: lineOf(plot),
  }),
}

/** Points as tab-separated text: a heading line, then one line per point, by hole and depth. */
export function pointsText(points: readonly PlacedPoint[], plot: PlotDefinition, glossary: Glossary): string {
  const unit = plot.unit === '' ? '' : ` (${plot.unit})`
  const datum = commonDatum(points.map(({ hole }) => hole.datum))
  const columns: Readonly<Record<string, Read>> = {
    Hole: ({ hole }) => hole.name,
    'Top (m)': ({ point }) => (point.note ? '' : point.top),
    'Base (m)': ({ point }) => (point.note ? '' : point.base),
    [`Level (${levelUnit(datum)})`]: ({ point, hole }: PlacedPoint) =>
      hole.groundLevel === null || !isPossibleLevel(hole.groundLevel) || point.note
        ? ''
        : formatLevelAt((point.top + point.base) / 2, hole.groundLevel),
    ...(points.some(({ isInclined }) => isInclined) && {
      'Inclined hole': ({ isInclined }: PlacedPoint) => (isInclined ? 'yes' : ''),
    }),
    ...(datum === null && { Datum: ({ hole }: PlacedPoint) => hole.datum ?? '' }),
    ...KIND_COLUMNS[plot.kind](unit, plot),
    ...(plot.id === 'spt' && SPT_COLUMNS),
    ...(points.some(({ point }) => point.uncounted) && {
      'Not in statistics': ({ point }: PlacedPoint) => point.uncounted ?? '',
    }),
    Bound: ({ point }) => point.bound ?? '',
    'As written': ({ point }) => point.text,
    Reading: ({ point }) => point.series,
    Table: ({ point }) => point.row.table,
    'Legend code': ({ stratum }) => stratum?.row.data.GEOL_LEG ?? '',
    Stratum: ({ stratum }) => (stratum ? (stratumMeaning(stratum, glossary) ?? '') : ''),
  }
  const rows = [...Map.groupBy(points, ({ hole }) => hole.name).values()].flatMap((group) =>
    group.toSorted((a, b) => depthOf(a) - depthOf(b)),
  )
  const reads = Object.values(columns)
  return tabSeparated([Object.keys(columns), ...rows.map((row) => reads.map((read) => String(read(row))))])
}
