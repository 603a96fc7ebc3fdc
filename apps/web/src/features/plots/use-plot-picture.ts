import type { ColourBy, LeftOut, PlotDefinition } from '@groundsheet/plots'
import { commonDatum } from '@groundsheet/readings'
import { useMemo } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { useHolesWithDatum } from '../../data/holes/level-datum.ts'
import type { HeightAxis, PlacedPoint } from './place-points.ts'
import { colouredBy, makePlotLegend } from './plot-legend.ts'
import { kindOf } from './kinds/plot-kinds.ts'
import {
  holesOfProjects,
  placeProjects,
  readValues,
  type WithHole,
  type PlotProject,
  type PlotReadings,
} from './read-projects.ts'

/** Options of a plot in the address. */
export interface PlotChoice {
  readonly axis: HeightAxis
  /** Absent: the default of the plot. */
  readonly by: ColourBy | undefined
  readonly fit: 'all' | 'most'
  /** Ids of the isolated legend entries. */
  readonly only: string[] | undefined
  readonly reading: string | undefined
  /** The visible part, as in the address. */
  readonly part: string | undefined
}

/** Why some values are not drawn. Reasons without an error in a row have a count only. */
export interface Remark {
  readonly kind: LeftOut['kind'] | 'unlevelled' | 'not-positive'
  readonly count: number
  readonly rows: readonly WithHole<LeftOut>[]
}

export type PlotPicture = ReturnType<typeof usePlotPicture>

interface Subject {
  readonly plot: PlotDefinition
  /** Of the holes; the first, of the holes that do not state theirs. Should stay the same array. */
  readonly projects: readonly PlotProject[]
  readonly holes: readonly Hole[]
  /** Names of headings and codes in the legend. */
  readonly glossary: Glossary
  readonly choice: PlotChoice
}

/** From rows to what a plot draws. */
export function usePlotPicture(subject: Subject) {
  const { plot, glossary, choice } = subject
  const { only, reading } = choice
  const by = colouredBy(plot, choice.by)
  const readings = usePlotReadings(subject)
  const { strata, glossaryOf, doubts, otherDatum, inclined } = readings
  const { drawable, remarks } = useMemo(() => {
    const drawable =
      plot.scale === 'log' ? readings.points.filter(({ point }) => point.value > 0) : readings.points
    return {
      drawable,
      remarks: remarksOf(readings.leftOut, {
        unlevelled: readings.withoutLevel,
        'not-positive': readings.points.length - drawable.length,
      }),
    }
  }, [readings, plot])
  const legend = useMemo(
    () => makePlotLegend({ plot, points: drawable, by, only, reading, strata, glossary, glossaryOf }),
    [plot, drawable, by, only, reading, strata, glossary, glossaryOf],
  )
  const isolated = useMemo(() => legend.entries.filter(({ id }) => only?.includes(id)), [legend, only])
  const series = legend.series.find(({ id }) => id === reading)
  const shown = useMemo(
    () =>
      drawable.filter(
        (point) =>
          (isolated.length === 0 || isolated.some((entry) => entry === legend.entryOf(point))) &&
          (!series || legend.seriesOf(point) === series),
      ),
    [drawable, legend, isolated, series],
  )
  /** Common datum of all drawn levels; null: not known, or it differs. */
  const datum = useMemo(() => commonDatum(drawable.map(({ hole }) => hole.datum)), [drawable])
  /** Only holes outside the selection have values. */
  const otherHolesHaveValues = drawable.length === 0 && readings.hasValues
  return useMemo(
    () => ({
      plot,
      by,
      drawable,
      shown,
      legend,
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
      legend,
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

/** Readings of all holes down to their final depths, at their holes. */
function usePlotReadings({ plot, projects, holes: selected, choice }: Subject): PlotReadings {
  const holes = useHolesWithDatum(selected)
  const byProject = useMemo(() => holesOfProjects(projects, holes), [projects, holes])
  const checkedHoles = plot.needsHoles ? byProject : null
  const values = useMemo(
    () => projects.map((project, index) => readValues(plot, project, checkedHoles?.[index] ?? null)),
    [plot, projects, checkedHoles],
  )
  const axis = kindOf(plot).indexTitle === null ? choice.axis : 'depth'
  return useMemo(
    () =>
      placeProjects(
        plot,
        projects.map((project, index) => ({ ...project, holes: byProject[index] ?? [] })),
        values,
        axis,
      ),
    [plot, projects, byProject, values, axis],
  )
}

function remarksOf(
  leftOut: readonly WithHole<LeftOut>[],
  counted: Readonly<Record<'unlevelled' | 'not-positive', number>>,
): readonly Remark[] {
  const inHoles = Map.groupBy(leftOut, ({ kind }) => kind)
  return [
    ...[...inHoles].map(([kind, rows]): Remark => ({ kind, count: rows.length, rows })),
    ...(['unlevelled', 'not-positive'] as const).map((kind): Remark => ({
      kind,
      count: counted[kind],
      rows: [],
    })),
  ].filter(({ count }) => count > 0)
}

/** Number of holes that the points belong to. */
export const holesOf = (points: readonly PlacedPoint[]): number =>
  new Set(points.map(({ hole }) => hole.id)).size
