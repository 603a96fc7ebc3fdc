import type { TableRow } from '@groundsheet/contract'
import {
  leaveOutDeeper,
  readPlot,
  strataOfHoles,
  type ColourBy,
  type HoleOf,
  type LeftOut,
  type PlotDefinition,
} from '@groundsheet/plots'
import { commonDatum, type UnitOf } from '@groundsheet/readings'
import { useMemo } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { useHolesWithDatum } from '../../data/holes/level-datum.ts'
import { inclinedHoles } from '../../data/holes/inclined-holes.ts'
import { placePoints, type HeightAxis, type PlacedPoint } from './place-points.ts'
import { colouredBy, makeKey } from './plot-key.ts'
import { kindOf } from './kinds/plot-kinds.ts'

/** Options of a plot in the address. */
export interface PlotChoice {
  readonly axis: HeightAxis
  /** Absent: the default of the plot. */
  readonly by: ColourBy | undefined
  readonly fit: 'all' | 'most'
  /** Ids of the isolated key entries. */
  readonly only: string[] | undefined
  readonly reading: string | undefined
  /** The visible part, as in the address. */
  readonly part: string | undefined
}

/** Why some values are not drawn. Reasons without an error in a row have a count only. */
export interface Remark {
  readonly kind: LeftOut['kind'] | 'unlevelled' | 'not-positive'
  readonly count: number
  readonly rows: readonly LeftOut[]
}

export type PlotPicture = ReturnType<typeof usePlotPicture>

interface Subject {
  readonly plot: PlotDefinition
  readonly tables: Readonly<Record<string, readonly TableRow[]>>
  readonly holes: readonly Hole[]
  readonly glossary: Glossary
  readonly choice: PlotChoice
}

/** From rows to what a plot draws. */
export function usePlotPicture(subject: Subject) {
  const { plot, glossary, choice } = subject
  const { only, reading } = choice
  const by = colouredBy(plot, choice.by)
  const holes = useHolesWithDatum(subject.holes)
  const { withinHoleDepth, strata, inclinedNames } = usePlotReadings(subject)
  const { drawable, remarks, otherDatum, inclined } = useMemo(() => {
    const placed = placePoints(
      withinHoleDepth.points,
      holes,
      strata,
      kindOf(plot).indexTitle === null ? choice.axis : 'depth',
      inclinedNames,
    )
    const drawable =
      plot.scale === 'log' ? placed.points.filter(({ point }) => point.value > 0) : placed.points
    return {
      drawable,
      otherDatum: placed.otherDatum,
      inclined: placed.inclined,
      remarks: remarksOf(withinHoleDepth.leftOut, holes, {
        unlevelled: placed.withoutLevel,
        'not-positive': placed.points.length - drawable.length,
      }),
    }
  }, [withinHoleDepth, holes, strata, inclinedNames, choice.axis, plot])
  const key = useMemo(
    () => makeKey({ plot, points: drawable, by, only, reading, strata, glossary }),
    [plot, drawable, by, only, reading, strata, glossary],
  )
  const isolated = useMemo(() => key.entries.filter(({ id }) => only?.includes(id)), [key, only])
  const series = key.series.find(({ id }) => id === reading)
  const shown = useMemo(
    () =>
      drawable.filter(
        (point) =>
          (isolated.length === 0 || isolated.some((entry) => entry === key.entryOf(point))) &&
          (!series || key.seriesOf(point) === series),
      ),
    [drawable, key, isolated, series],
  )
  const doubts = useMemo(() => ofHoles(withinHoleDepth.doubts, holes), [withinHoleDepth, holes])
  /** Common datum of all drawn levels; null: not known, or it differs. */
  const datum = useMemo(() => commonDatum(drawable.map(({ hole }) => hole.datum)), [drawable])
  /** Only holes outside the selection have values. */
  const otherHolesHaveValues = drawable.length === 0 && withinHoleDepth.points.length > 0
  return useMemo(
    () => ({
      plot,
      by,
      drawable,
      shown,
      key,
      isolated,
      series,
      remarks,
      doubts,
      datum,
      otherDatum,
      inclined,
      otherHolesHaveValues,
    }),
    [
      plot,
      by,
      drawable,
      shown,
      key,
      isolated,
      series,
      remarks,
      doubts,
      datum,
      otherDatum,
      inclined,
      otherHolesHaveValues,
    ],
  )
}

/** The readings of all holes down to their final depths, their strata, and which holes are inclined. */
function usePlotReadings({ plot, tables, holes, glossary }: Subject) {
  const unitOf = useMemo(
    (): UnitOf => (table, heading) => glossary.heading(table, heading)?.unit ?? '',
    [glossary],
  )
  const byName = useMemo(() => holesByName(holes), [holes])
  const holeOf = plot.needsHoles ? byName : undefined
  const allReadings = useMemo(() => readPlot(plot, tables, unitOf, holeOf), [plot, tables, unitOf, holeOf])
  const withinHoleDepth = useMemo(
    () => leaveOutDeeper(plot, allReadings, byName),
    [plot, allReadings, byName],
  )
  const { GEOL, HORN } = tables
  const strata = useMemo(() => strataOfHoles(GEOL ?? [], unitOf), [GEOL, unitOf])
  const inclinedNames = useMemo(() => inclinedHoles(holes, HORN ?? []), [holes, HORN])
  return { withinHoleDepth, strata, inclinedNames }
}

function holesByName(holes: readonly Hole[]): HoleOf {
  const byName = new Map(holes.map((hole) => [hole.name, hole]))
  return (name) => byName.get(name)
}

function remarksOf(
  leftOut: readonly LeftOut[],
  holes: readonly Hole[],
  counted: Readonly<Record<'unlevelled' | 'not-positive', number>>,
): readonly Remark[] {
  const inHoles = Map.groupBy(ofHoles(leftOut, holes), ({ kind }) => kind)
  return [
    ...[...inHoles].map(([kind, rows]): Remark => ({ kind, count: rows.length, rows })),
    ...(['unlevelled', 'not-positive'] as const).map((kind): Remark => ({
      kind,
      count: counted[kind],
      rows: [],
    })),
  ].filter(({ count }) => count > 0)
}

function ofHoles<OfRow extends { readonly row: TableRow }>(rows: readonly OfRow[], holes: readonly Hole[]) {
  const names = new Set(holes.map(({ name }) => name))
  return rows.filter(({ row }) => names.has(row.locationId))
}

/** Number of holes that the points belong to. */
export const holesOf = (points: readonly PlacedPoint[]): number =>
  new Set(points.map(({ hole }) => hole.id)).size
