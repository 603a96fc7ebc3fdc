import { useMemo } from 'react'
import type { Hole } from '../../data/holes/hole.ts'
import { useGlossary } from '../../data/tables/glossary.ts'
import { useHolesWithDatum } from '../../data/holes/level-datum.ts'
import { useProjectTables, type ProjectTables } from '../../data/tables/project-tables.ts'
import { displayedRows } from '../../data/tables/displayed-rows.ts'
import { fillSection, planSection, type SectionPlan } from '../../features/section/section-model.ts'
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
  readonly chosen: { readonly holes: readonly Hole[] }
  readonly filtered: { readonly holes: readonly Hole[] }
}

/** Section along a path, from the rows loaded so far of the holes of `sectionCandidates`. */
export function useSection({ projectId, data, search, chosen, filtered }: Props, path: Path) {
  const reach = sectionOffset(search.offset, search.line)
  const { line, offset } = search
  const candidates = useHolesWithDatum(
    useMemo(
      () => sectionCandidates({ line, offset }, chosen.holes, filtered.holes),
      [line, offset, chosen.holes, filtered.holes],
    ),
  )
  const flat = search.datum === 'flat'
  const plan = useMemo(() => planSection(path, candidates, reach, flat), [path, candidates, reach, flat])
  const codes = search.spt === 'yes' ? TABLES_AND_TESTS : TABLES
  const projectTables = data.project?.tables
  const present = useMemo(
    () => codes.filter((code) => projectTables?.some((table) => table.code === code && table.rows > 0)),
    [codes, projectTables],
  )
  const singleHoles = useMemo(
    () => (plan.holes.length <= MAX_SINGLE_HOLES ? plan.holes.map(({ of }) => of) : null),
    [plan],
  )
  const strata = useProjectTables(projectId, present, singleHoles)
  const profiled = useProfiledHoles(plan)
  const profileCodes = useMemo(
    () => PROFILE_TABLES.filter((code) => profiled.some((hole) => hasRows(hole.tables, code))),
    [profiled],
  )
  const loadsSingleProfiles = profiled.length <= MAX_SINGLE_PROFILES
  const profiles = useProjectTables(projectId, profileCodes, loadsSingleProfiles ? profiled : null)
  const loading = joinReadings(strata, profiles)
  const glossary = useGlossary(projectId)
  const { tables: strataTables } = strata
  const { tables: profileTables } = profiles
  const section = useMemo(() => {
    const byHole = Object.entries({ ...strataTables, ...profileTables }).map(
      ([code, rows]) => [code, Map.groupBy(displayedRows(rows), ({ locationId }) => locationId)] as const,
    )
    return fillSection(
      plan,
      (name) => Object.fromEntries(byHole.map(([code, rows]) => [code, rows.get(name) ?? NO_ROWS])),
      unitsOf(glossary),
      (code) => glossary.meaning('GEOL_LEG', code),
    )
  }, [plan, strataTables, profileTables, glossary])
  const rowsOf = (codes: readonly string[]) =>
    sumOf(projectTables?.filter(({ code }) => code !== null && codes.includes(code)) ?? [])
  const total =
    singleHoles && loadsSingleProfiles
      ? null
      : rowsOf(present) + (loadsSingleProfiles ? sumOfHoles(profiled, profileCodes) : rowsOf(profileCodes))
  return { section, reach, loading, total }
}

const sumOf = (tables: readonly { readonly rows: number }[]) =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

/** Holes of a section with cone or probe tests. The same array until the plan changes. */
const useProfiledHoles = (plan: SectionPlan): readonly Hole[] =>
  useMemo(
    () =>
      plan.holes
        .map(({ of }) => of)
        .filter(({ tables }) => PROFILE_TABLES.some((code) => hasRows(tables, code))),
    [plan],
  )

const hasRows = (tables: Hole['tables'], code: string): boolean =>
  tables.some((table) => table.code === code && table.rows > 0)

const sumOfHoles = (holes: readonly Hole[], codes: readonly string[]): number =>
  holes.reduce(
    (sum, { tables }) => sum + sumOf(tables.filter(({ code }) => code !== null && codes.includes(code))),
    0,
  )

/** Combines two loading states: complete if both are. */
const joinReadings = (one: ProjectTables, other: ProjectTables): ProjectTables => ({
  tables: { ...one.tables, ...other.tables },
  known: one.known + other.known,
  complete: one.complete && other.complete,
  stopped: one.stopped || other.stopped,
  error: one.error ?? other.error,
  retry() {
    if (one.error) one.retry()
    if (other.error) other.retry()
  },
  stop() {
    one.stop()
    other.stop()
  },
  resume() {
    one.resume()
    other.resume()
  },
})
