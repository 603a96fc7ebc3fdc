import type { TableSummary } from '@groundsheet/contract'
import type { Tables } from '@groundsheet/logs'
import { useMemo } from 'react'
import type { Hole } from '../../data/holes/hole.ts'
import { useGlossary, type Glossary } from '../../data/tables/glossary.ts'
import { useHolesWithDatum } from '../../data/holes/level-datum.ts'
import { useTablesOfProjects, type RequestedOfProject } from '../../data/tables/project-tables.ts'
import { displayedRows } from '../../data/tables/displayed-rows.ts'
import {
  fillSection,
  planSection,
  type SectionPlan,
  type StatedTerms,
} from '../../features/section/section-model.ts'
import type { Path } from '../../url-state/path.ts'
import type { ProjectViewProps } from './project-view.ts'
import { sectionCandidates, sectionOffset } from './section-path.ts'
import { unitsOf } from './units-of.ts'

/** Tables of cone and probe tests, which are loaded only for holes that have them. */
const PROFILE_TABLES: readonly string[] = ['SCPT', 'STCN', 'DPRB', 'DCPT', 'DCPG']
/** With more such holes, the tables are loaded for the whole project. */
const MAX_SINGLE_PROFILES = 60
const TABLES: readonly string[] = ['GEOL', 'HORN', 'WSTG', 'WSTD', 'WSTK']
const TABLES_AND_TESTS: readonly string[] = [...TABLES, 'ISPT']
/** With more holes, tables are loaded for the whole project. */
const MAX_SINGLE_HOLES = 8
const NO_ROWS: readonly never[] = []

interface Props extends Pick<ProjectViewProps, 'projectId' | 'data' | 'search'> {
  readonly selection: { readonly holes: readonly Hole[] }
  readonly filtered: { readonly holes: readonly Hole[] }
}

/** Section of a project along a path, from the rows loaded so far of the holes of `sectionCandidates`. */
export function useSection({ projectId, data, search, selection, filtered }: Props, path: Path) {
  const maxOffset = sectionOffset(search.offset, search.line)
  const { line, offset } = search
  const candidates = useHolesWithDatum(
    useMemo(
      () => sectionCandidates({ line, offset }, selection.holes, filtered.holes),
      [line, offset, selection.holes, filtered.holes],
    ),
  )
  const glossary = useGlossary(projectId)
  const tables = data.project?.tables ?? NO_ROWS
  const projects = useMemo(() => [{ id: projectId, glossary, tables }], [projectId, glossary, tables])
  return { maxOffset, ...useSectionOf({ projects, candidates, maxOffset, search }, path) }
}

interface SectionProject {
  readonly id: string
  readonly tables: readonly TableSummary[]
  readonly glossary: Glossary
}

interface Subject {
  /** Of the holes; the first, of the holes that do not state theirs. Should stay the same array. */
  readonly projects: readonly SectionProject[]
  /** Should stay the same array. */
  readonly candidates: readonly Hole[]
  /** Maximum distance of holes from the line, metres. */
  readonly maxOffset: number
  readonly search: Pick<ProjectViewProps['search'], 'datum' | 'spt'>
}

/** Section along a path through holes of one or several projects, each read as its project states it. */
export function useSectionOf({ projects, candidates, maxOffset, search }: Subject, path: Path) {
  const flat = search.datum === 'flat'
  const plan = useMemo(
    () => planSection(path, candidates, maxOffset, flat),
    [path, candidates, maxOffset, flat],
  )
  const codes = search.spt === 'yes' ? TABLES_AND_TESTS : TABLES
  const requested = useMemo(
    () => [...requestedStrata(projects, plan, codes), ...requestedProfiles(projects, plan)],
    [projects, plan, codes],
  )
  const { tables, ...loading } = useTablesOfProjects(requested)
  const section = useMemo(() => {
    const readers = new Map(
      projects.map(({ id, glossary }): [string, ProjectReader] => {
        const own = tables.filter((_, at) => requested[at]?.projectId === id)
        return [id, readerOf(Object.fromEntries(own.flatMap((each) => Object.entries(each))), glossary)]
      }),
    )
    const ofHole = (hole: Hole) => readers.get(projectOf(hole, projects))
    return fillSection(
      plan,
      (hole) => ofHole(hole)?.tablesOf(hole.name) ?? {},
      (hole) => ofHole(hole)?.terms ?? { unitOf: () => '', meaningOf: () => null },
    )
  }, [projects, requested, plan, tables])
  const isOfHoles = requested.every(({ holes }) => holes !== null)
  return { section, loading, total: isOfHoles ? null : countRows(requested, projects) }
}

const projectOf = ({ inProject }: Hole, projects: readonly SectionProject[]): string =>
  inProject?.id ?? projects[0]?.id ?? ''

interface ProjectReader {
  readonly tablesOf: (name: string) => Tables
  readonly terms: StatedTerms
}

/** Rows of the holes of one project, in which their names differ. */
function readerOf(tables: Tables, glossary: Glossary): ProjectReader {
  const byHole = Object.entries(tables).map(
    ([code, rows]) => [code, Map.groupBy(displayedRows(rows), ({ locationId }) => locationId)] as const,
  )
  return {
    tablesOf: (name) => Object.fromEntries(byHole.map(([code, rows]) => [code, rows.get(name) ?? NO_ROWS])),
    terms: { unitOf: unitsOf(glossary), meaningOf: (code) => glossary.meaning('GEOL_LEG', code) },
  }
}

/** Tables of all holes of a section, of each project. */
const requestedStrata = (
  projects: readonly SectionProject[],
  plan: SectionPlan,
  codes: readonly string[],
): RequestedOfProject[] =>
  projects.map((project) => {
    const holes = plan.holes.flatMap(({ of }) => (projectOf(of, projects) === project.id ? of : []))
    return {
      projectId: project.id,
      codes: codes.filter((code) => hasRows(project.tables, code)),
      holes: holes.length <= MAX_SINGLE_HOLES ? holes : null,
    }
  })

/** Tables of the holes of a section with cone or probe tests, of each project. */
const requestedProfiles = (projects: readonly SectionProject[], plan: SectionPlan): RequestedOfProject[] =>
  projects.map(({ id }) => {
    const profiled = plan.holes.flatMap(({ of }) =>
      projectOf(of, projects) === id && PROFILE_TABLES.some((code) => hasRows(of.tables, code)) ? of : [],
    )
    return {
      projectId: id,
      codes: PROFILE_TABLES.filter((code) => profiled.some(({ tables }) => hasRows(tables, code))),
      holes: profiled.length <= MAX_SINGLE_PROFILES ? profiled : null,
    }
  })

/** Number of rows to load. */
const countRows = (requested: readonly RequestedOfProject[], projects: readonly SectionProject[]): number =>
  requested.reduce((sum, { projectId, codes, holes }) => {
    const tables =
      holes?.flatMap((hole) => hole.tables) ?? projects.find(({ id }) => id === projectId)?.tables
    return sum + sumOf((tables ?? []).filter(({ code }) => code !== null && codes.includes(code)))
  }, 0)

const sumOf = (tables: readonly { readonly rows: number }[]) =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

const hasRows = (tables: Hole['tables'], code: string): boolean =>
  tables.some((table) => table.code === code && table.rows > 0)
