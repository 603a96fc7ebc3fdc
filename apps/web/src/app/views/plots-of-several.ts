import type { TableSummary } from '@groundsheet/contract'
import { offeredPlots, type OfferedPlot, type PlotDefinition } from '@groundsheet/plots'
import { useMemo } from 'react'
import type { HoleInProject, ProjectWithGlossary } from '../../data/holes/add-projects-to-holes.ts'
import { joinGlossaries, type Glossary } from '../../data/tables/glossary.ts'
import { useTablesOfProjects } from '../../data/tables/project-tables.ts'
import { usePlotPicture, type PlotChoice } from '../../features/plots/use-plot-picture.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import { choiceOf, firstHeading, headingGroups, tablesOf, tablesWithHoleData } from './plot-headings.ts'
import { MAX_SINGLE_HOLES } from './max-single-holes.ts'

/** Plots that holes of several projects have values for. */
export function plotsOfSeveral(holes: readonly HoleInProject[]) {
  const projects = [...Map.groupBy(holes, ({ project }) => project.id).values()].flatMap((own) =>
    own.slice(0, 1).map(({ inProject }) => ({ glossary: inProject.glossary, tables: tablesOfHoles(own) })),
  )
  const glossary = joinGlossaries(projects.map((one) => one.glossary))
  const tables = tablesOfHoles(holes)
  const offered = joinOffered(
    projects.flatMap((one) => offeredPlots(one.tables, one.glossary.table, one.glossary.codes)),
  )
  const headings = headingGroups(tables, glossary)
  return {
    ...{ glossary, offered, headings },
    first: offered[0]?.plot.id ?? firstHeading(headings),
    /** The dictionaries have been read. */
    isKnown: tables.length === 0 || tables.some(({ code }) => code !== null && glossary.table(code)),
  }
}

/** Tables of holes, with the sum of their rows. */
function tablesOfHoles(holes: readonly Pick<HoleInProject, 'tables'>[]): readonly TableSummary[] {
  const all = holes.flatMap(({ tables }) => tables)
  return [...Map.groupBy(all, ({ code }) => code)].flatMap(([code, [first, ...others]]) =>
    first ? [{ code, name: first.name, rows: others.reduce((sum, { rows }) => sum + rows, first.rows) }] : [],
  )
}

const joinOffered = (all: readonly OfferedPlot[]): OfferedPlot[] =>
  [...Map.groupBy(all, ({ plot }) => plot).entries()].map(([plot, each]) => ({
    plot,
    rows: each.reduce((sum, { rows }) => sum + rows, 0),
    isShared: each.some(({ isShared }) => isShared),
  }))

/** Options of a plot in the address of the list of projects. */
export const choiceOfSeveral = ({ isolate, axis, by, fit, reading, part }: ProjectsSearch): PlotChoice =>
  choiceOf({
    ...(axis && { axis }),
    ...(by && { by }),
    ...(fit && { fit }),
    ...(reading !== undefined && { reading }),
    ...(part !== undefined && { part }),
    ...(isolate && { only: isolate }),
  })

interface Subject {
  readonly holes: readonly HoleInProject[]
  readonly projects: readonly ProjectWithGlossary[]
  readonly plot: PlotDefinition
  /** Of all projects. */
  readonly glossary: Glossary
  readonly choice: PlotChoice
}

/** A plot of holes of several projects, each read with the dictionary of its project. */
export function usePlotOfSeveral({ holes, projects, plot, glossary, choice }: Subject) {
  const tables = useMemo(() => tablesOf(plot, tablesOfHoles(holes)), [plot, holes])
  const requested = useMemo(
    () =>
      projects.map(({ id }) => {
        const own = holes.filter(({ project }) => project.id === id)
        const held = tablesOfHoles(own).filter(({ rows }) => rows > 0)
        return {
          projectId: id,
          codes: tablesWithHoleData(tablesOf(plot, held), held),
          holes: own.length <= MAX_SINGLE_HOLES ? own : null,
        }
      }),
    [projects, holes, plot],
  )
  const { tables: read, ...list } = useTablesOfProjects(requested)
  const plotted = useMemo(
    () => projects.map(({ id, glossary }, at) => ({ id, glossary, tables: read[at] ?? {} })),
    [projects, read],
  )
  const picture = usePlotPicture({ plot, projects: plotted, holes, glossary, choice })
  const total = requested.reduce((sum, { projectId, codes, holes: single }) => {
    const own =
      single?.flatMap((hole) => hole.tables) ?? projects.find(({ id }) => id === projectId)?.tables ?? []
    return sum + own.reduce((rows, one) => rows + (one.code && codes.includes(one.code) ? one.rows : 0), 0)
  }, 0)
  return { picture, list, tables, total }
}
