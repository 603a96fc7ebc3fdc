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
import { placePoints, type HeightAxis, type PlacedPoint } from './place-points.ts'
import { colouredBy, makeKey } from './plot-key.ts'
import { traitsOf } from './plot-kinds.ts'

/** What the address says of a plot. */
export interface PlotChoice {
  readonly axis: HeightAxis
  /** Absent: as is usual for the plot. */
  readonly by: ColourBy | undefined
  readonly fit: 'all' | 'most'
  /** Id of the entry of the key that is shown alone. */
  readonly only: string | undefined
  readonly reading: string | undefined
  /** The part that is seen, as the address has it. */
  readonly part: string | undefined
}

/** Why some values are not drawn. Those that are no rows' fault are only counted. */
export interface Remark {
  readonly kind: LeftOut['kind'] | 'unlevelled' | 'nought'
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

/** From rows to what is drawn of them. */
export function usePlotPicture({ plot, tables, glossary, choice, ...subject }: Subject) {
  const holes = useHolesWithDatum(subject.holes)
  const { axis, only, reading } = choice
  const by = colouredBy(plot, choice.by)
  const unitOf = useMemo(
    (): UnitOf => (table, heading) => glossary.heading(table, heading)?.unit ?? '',
    [glossary],
  )
  const byName = useMemo(() => holesByName(subject.holes), [subject.holes])
  const holeOf = plot.needsHoles ? byName : undefined
  const stated = useMemo(() => readPlot(plot, tables, unitOf, holeOf), [plot, tables, unitOf, holeOf])
  const read = useMemo(() => leaveOutDeeper(plot, stated, byName), [plot, stated, byName])
  const { GEOL } = tables
  const strata = useMemo(() => strataOfHoles(GEOL ?? []), [GEOL])
  const { drawable, remarks, otherDatum } = useMemo(() => {
    const placed = placePoints(
      read.points,
      holes,
      strata,
      traitsOf(plot).indexTitle === null ? axis : 'depth',
    )
    const drawable =
      plot.scale === 'log' ? placed.points.filter(({ point }) => point.value > 0) : placed.points
    return {
      drawable,
      otherDatum: placed.otherDatum,
      remarks: remarksOf(read.leftOut, holes, {
        unlevelled: placed.unlevelled,
        nought: placed.points.length - drawable.length,
      }),
    }
  }, [read, holes, strata, axis, plot])
  const key = useMemo(
    () => makeKey({ plot, points: drawable, by, reading, strata, glossary }),
    [plot, drawable, by, reading, strata, glossary],
  )
  const alone = key.entries.find(({ id }) => id === only)
  const series = key.series.find(({ id }) => id === reading)
  const shown = useMemo(
    () =>
      drawable.filter(
        (point) => (!alone || key.entryOf(point) === alone) && (!series || key.seriesOf(point) === series),
      ),
    [drawable, key, alone, series],
  )
  const doubts = useMemo(() => ofHoles(read.doubts, holes), [read, holes])
  /** Of all levels that are drawn; null: not known, or they differ. */
  const datum = useMemo(() => commonDatum(drawable.map(({ hole }) => hole.datum)), [drawable])
  /** Other holes have values. */
  const elsewhere = drawable.length === 0 && read.points.length > 0
  return useMemo(
    () => ({ plot, by, drawable, shown, key, alone, series, remarks, doubts, datum, otherDatum, elsewhere }),
    [plot, by, drawable, shown, key, alone, series, remarks, doubts, datum, otherDatum, elsewhere],
  )
}

function holesByName(holes: readonly Hole[]): HoleOf {
  const byName = new Map(holes.map((hole) => [hole.name, hole]))
  return (name) => byName.get(name)
}

function remarksOf(
  leftOut: readonly LeftOut[],
  holes: readonly Hole[],
  counted: Readonly<Record<'unlevelled' | 'nought', number>>,
): readonly Remark[] {
  const ours = Map.groupBy(ofHoles(leftOut, holes), ({ kind }) => kind)
  return [
    ...[...ours].map(([kind, rows]): Remark => ({ kind, count: rows.length, rows })),
    ...(['unlevelled', 'nought'] as const).map((kind): Remark => ({ kind, count: counted[kind], rows: [] })),
  ].filter(({ count }) => count > 0)
}

function ofHoles<Told extends { readonly row: TableRow }>(told: readonly Told[], holes: readonly Hole[]) {
  const names = new Set(holes.map(({ name }) => name))
  return told.filter(({ row }) => names.has(row.locationId))
}

/** How many holes some points are of. */
export const holesOf = (points: readonly PlacedPoint[]): number =>
  new Set(points.map(({ hole }) => hole.id)).size
