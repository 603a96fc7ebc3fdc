import type { PlotDefinition } from '@groundsheet/plots'
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
import { strings } from '../../ui/strings/strings.ts'
import type { ReadColumn } from './kinds/plot-kind.ts'
import { kindOf } from './kinds/plot-kinds.ts'
import { depthOf, type PlacedPoint } from './place-points.ts'
import { stratumMeaning } from '../../ui/fill-patterns.ts'

const driveText = (drive: SptDetails['main']) =>
  drive ? strings.spt.drive(drive.blows, drive.penetration) : ''
const detail =
  (read: (details: SptDetails) => string): ReadColumn =>
  ({ point }) =>
    read(readSptDetails(point.row.data))

const SPT_COLUMNS: Readonly<Record<string, ReadColumn>> = {
  'Test type': detail(({ type }) => type),
  Seating: detail(({ seating }) => driveText(seating)),
  'Main drive': detail(({ main }) => driveText(main)),
  'Casing (m)': detail(({ casing }) => casing),
  'Water (m)': detail(({ water }) => water),
}

/** Points as tab-separated text: a heading line, then one line per point, by hole and depth. */
export function pointsText(points: readonly PlacedPoint[], plot: PlotDefinition, glossary: Glossary): string {
  const unit = plot.unit === '' ? '' : ` (${plot.unit})`
  const datum = commonDatum(points.map(({ hole }) => hole.datum))
  const columns: Readonly<Record<string, ReadColumn>> = {
    ...(points.some(({ hole }) => hole.inProject) && {
      Project: ({ hole }: PlacedPoint) => hole.inProject?.reference ?? '',
      'Project name': ({ hole }: PlacedPoint) => hole.inProject?.name ?? '',
    }),
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
    ...kindOf(plot).columns(unit, plot),
    ...(plot.id === 'spt' && SPT_COLUMNS),
    ...(points.some(({ point }) => point.uncounted) && {
      'Not in statistics': ({ point }: PlacedPoint) => point.uncounted ?? '',
    }),
    Bound: ({ point }) => point.bound ?? '',
    'As written': ({ point }) => point.text,
    Reading: ({ point }) => point.series,
    Table: ({ point }) => point.row.table,
    'Legend code': ({ stratum }) => stratum?.row.data.GEOL_LEG ?? '',
    Stratum: ({ stratum, hole }) =>
      stratum ? (stratumMeaning(stratum, hole.inProject?.glossary ?? glossary) ?? '') : '',
  }
  const rows = [...Map.groupBy(points, ({ hole }) => hole.id).values()].flatMap((group) =>
    group.toSorted((a, b) => depthOf(a) - depthOf(b)),
  )
  const reads = Object.values(columns)
  return tabSeparated([Object.keys(columns), ...rows.map((row) => reads.map((read) => String(read(row))))])
}
