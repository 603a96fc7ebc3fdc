import type { PlotDefinition } from '@groundsheet/plots'
import {
  commonDatum,
  formatLevelAt,
  isPossibleLevel,
  readSptDetails,
  type SptDetails,
} from '@groundsheet/readings'
import { tabSeparated } from '../../data/text/tab-separated.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { ReadColumn } from './kinds/plot-kind.ts'
import { kindOf } from './kinds/plot-kinds.ts'
import { depthOf, type PlacedPoint } from './place-points.ts'
import { stratumMeaning } from '../../ui/fill-patterns.ts'

const words = plotStrings.copiedColumns

const driveText = (drive: SptDetails['main']) =>
  drive ? strings.spt.drive(drive.blows, drive.penetration) : ''
const detail =
  (read: (details: SptDetails) => string): ReadColumn =>
  ({ point }) =>
    read(readSptDetails(point.row.data))

const SPT_COLUMNS: Readonly<Record<string, ReadColumn>> = {
  [words.testType]: detail(({ type }) => type),
  [words.seating]: detail(({ seating }) => driveText(seating)),
  [words.mainDrive]: detail(({ main }) => driveText(main)),
  [words.casing]: detail(({ casing }) => casing),
  [words.water]: detail(({ water }) => water),
}

/** Points as tab-separated text: a heading line, then one line per point, by hole and depth. */
export function pointsText(points: readonly PlacedPoint[], plot: PlotDefinition, glossary: Glossary): string {
  const unit = plot.unit === '' ? '' : ` (${plot.unit})`
  const datum = commonDatum(points.map(({ hole }) => hole.datum))
  const columns: Readonly<Record<string, ReadColumn>> = {
    ...(points.some(({ hole }) => hole.inProject) && {
      [words.project]: ({ hole }: PlacedPoint) => hole.inProject?.reference ?? '',
      [words.projectName]: ({ hole }: PlacedPoint) => hole.inProject?.name ?? '',
    }),
    [words.hole]: ({ hole }) => hole.name,
    [words.top]: ({ point }) => (point.note ? '' : point.top),
    [words.base]: ({ point }) => (point.note ? '' : point.base),
    [words.level(datum)]: ({ point, hole }: PlacedPoint) =>
      hole.groundLevel === null || !isPossibleLevel(hole.groundLevel) || point.note
        ? ''
        : formatLevelAt((point.top + point.base) / 2, hole.groundLevel),
    ...(points.some(({ isInclined }) => isInclined) && {
      [words.inclined]: ({ isInclined }: PlacedPoint) => (isInclined ? words.yes : ''),
    }),
    ...(datum === null && { [words.datum]: ({ hole }: PlacedPoint) => hole.datum ?? '' }),
    ...kindOf(plot).columns(unit, plot),
    ...(plot.id === 'spt' && SPT_COLUMNS),
    ...(points.some(({ point }) => point.uncounted) && {
      [words.uncounted]: ({ point }: PlacedPoint) => point.uncounted ?? '',
    }),
    [words.bound]: ({ point }) => point.bound ?? '',
    [words.text]: ({ point }) => point.text,
    [words.reading]: ({ point }) => point.series,
    [words.table]: ({ point }) => point.row.table,
    [words.legend]: ({ stratum }) => stratum?.row.data.GEOL_LEG ?? '',
    [words.stratum]: ({ stratum, hole }) =>
      stratum ? (stratumMeaning(stratum, hole.inProject?.glossary ?? glossary) ?? '') : '',
  }
  const rows = [...Map.groupBy(points, ({ hole }) => hole.id).values()].flatMap((group) =>
    group.toSorted((a, b) => depthOf(a) - depthOf(b)),
  )
  const reads = Object.values(columns)
  return tabSeparated([Object.keys(columns), ...rows.map((row) => reads.map((read) => String(read(row))))])
}
