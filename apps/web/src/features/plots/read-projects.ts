import type { TableRow } from '@groundsheet/contract'
import {
  leaveOutDeeper,
  readPlot,
  strataOfHoles,
  type Doubt,
  type LeftOut,
  type PlotDefinition,
  type Strata,
} from '@groundsheet/plots'
import type { Mark } from '@groundsheet/logs'
import type { UnitOf } from '@groundsheet/readings'
import type { Hole } from '../../data/holes/hole.ts'
import { inclinedHoles } from '../../data/holes/inclined-holes.ts'
import { memoizeByObject } from '../../data/service/memoize-by-object.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { placePoints, type HeightAxis, type PlacedPoint } from './place-points.ts'

/** What a plot reads of one project. */
export interface PlotProject {
  readonly id: string
  readonly tables: Readonly<Record<string, readonly TableRow[]>>
  readonly glossary: Glossary
}

/** A project and its holes, whose names differ. */
export interface PlottedProject extends PlotProject {
  readonly holes: readonly Hole[]
}

/** A value that is not drawn, or that is in doubt, with its hole. */
export type WithHole<T> = T & { readonly hole: Hole }

/** Points of several projects together, and what is not drawn of them. */
export interface PlotReadings {
  readonly points: readonly PlacedPoint[]
  readonly leftOut: readonly WithHole<LeftOut>[]
  readonly doubts: readonly WithHole<Doubt>[]
  /** Of all holes, selected or not. */
  readonly strata: Strata
  /** Of the project that a stratum belongs to. */
  readonly glossaryOf: (stratum: Mark) => Glossary | undefined
  /** Sums of `Placed`. */
  readonly withoutLevel: number
  readonly otherDatum: number
  readonly inclined: number
  /** Rows have values, whether of these holes or of others. */
  readonly hasValues: boolean
}

/** Holes by their project; `projects`: the first is that of the holes that do not state theirs. */
export const holesOfProjects = (
  projects: readonly PlotProject[],
  holes: readonly Hole[],
): readonly (readonly Hole[])[] => {
  const byProject = Map.groupBy(holes, ({ inProject }) => inProject?.id ?? projects[0]?.id)
  return projects.map(({ id }) => byProject.get(id) ?? [])
}

/** Units as the files of a project state them. */
const unitsOf = memoizeByObject(
  (glossary: Glossary): UnitOf =>
    (table, heading) =>
      glossary.heading(table, heading)?.unit ?? '',
)

/** Rows are many, and stay the same while holes are filtered. */
const strataReader = memoizeByObject((glossary: Glossary) =>
  memoizeByObject((rows: readonly TableRow[]) => strataOfHoles(rows, unitsOf(glossary))),
)

const NO_ROWS: readonly TableRow[] = []

/** Values of one project. `holes`: null where the plot does not check values against them. */
export const readValues = (
  plot: PlotDefinition,
  { tables, glossary }: PlotProject,
  holes: readonly Hole[] | null,
) => readPlot(plot, tables, unitsOf(glossary), holes ? byName(holes) : undefined)

const byName = (holes: readonly Hole[]) => {
  const found = new Map(holes.map((hole) => [hole.name, hole]))
  return (name: string) => found.get(name)
}

/** Values at the holes of each project. `values`: of each project, as of `readValues`. */
export function placeProjects(
  plot: PlotDefinition,
  projects: readonly PlottedProject[],
  values: readonly ReturnType<typeof readValues>[],
  axis: HeightAxis,
): PlotReadings {
  const read = projects.flatMap((project, index) => {
    const own = values[index]
    return own ? [placeProject(plot, project, own, axis)] : []
  })
  const glossaries = new Map(
    projects.length < 2
      ? []
      : read.flatMap(({ strata }, at) =>
          strata.flatMap(([, marks]) => marks.map((mark) => [mark, projects[at]?.glossary] as const)),
        ),
  )
  const sum = (of: (one: (typeof read)[number]) => number) => read.reduce((total, one) => total + of(one), 0)
  return {
    points: read.flatMap(({ placed }) => placed.points),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    doubts: read.flatMap(({ doubts }) => doubts),
    strata: new Map(read.flatMap(({ strata }) => strata)),
    glossaryOf: (stratum) => glossaries.get(stratum) ?? projects[0]?.glossary,
    withoutLevel: sum(({ placed }) => placed.withoutLevel),
    otherDatum: sum(({ placed }) => placed.otherDatum),
    inclined: sum(({ placed }) => placed.inclined),
    hasValues: read.some(({ hasValues }) => hasValues),
  }
}

function placeProject(
  plot: PlotDefinition,
  { id, tables, glossary, holes }: PlottedProject,
  values: ReturnType<typeof readValues>,
  axis: HeightAxis,
) {
  const holeNamed = byName(holes)
  const { points, leftOut, doubts } = leaveOutDeeper(plot, values, holeNamed)
  const strata = strataReader(glossary)(tables.GEOL ?? NO_ROWS)
  const inclined = inclinedHoles(holes, tables.HORN ?? NO_ROWS)
  const ofHoles = <T extends { readonly row: TableRow }>(rows: readonly T[]): WithHole<T>[] =>
    rows.flatMap((stated) => {
      const hole = holeNamed(stated.row.locationId)
      return hole ? [{ ...stated, hole }] : []
    })
  return {
    placed: placePoints(points, holes, strata, axis, inclined),
    leftOut: ofHoles(leftOut),
    doubts: ofHoles(doubts),
    strata: [...strata].map(([name, marks]) => [`${id} ${name}`, marks] as const),
    hasValues: points.length > 0,
  }
}
