import { useMemo } from 'react'
import type { Hole } from '../../data/hole.ts'
import { useHolesWithDatum } from '../../data/level-datum.ts'
import { useProjectTables } from '../../data/project-tables.ts'
import { fillSection, planSection } from '../../features/section/section-model.ts'
import type { Path } from '../../url-state/path.ts'
import type { ProjectViewProps } from './project-view.ts'
import { sectionOffset } from './section-path.ts'

const TABLES: readonly string[] = ['GEOL', 'HORN', 'WSTG', 'WSTD', 'WSTK']
const TABLES_AND_TESTS: readonly string[] = [...TABLES, 'ISPT']
/** Tables of more holes than this are read whole, with all other holes of the project. */
const FEW = 8
const NO_ROWS: readonly never[] = []

interface Props extends Pick<ProjectViewProps, 'projectId' | 'data' | 'search'> {
  readonly chosen: { readonly holes: readonly Hole[] }
  readonly filtered: { readonly holes: readonly Hole[] }
}

/** The section along a path, of those rows that have come: of the holes that were chosen or that the filters leave. */
export function useSection({ projectId, data, search, chosen, filtered }: Props, path: Path) {
  const reach = sectionOffset(search.offset, search.line)
  const candidates = useHolesWithDatum(
    useMemo(() => [...new Set([...chosen.holes, ...filtered.holes])], [chosen.holes, filtered.holes]),
  )
  const plan = useMemo(() => planSection(path, candidates, reach), [path, candidates, reach])
  const codes = search.spt === 'yes' ? TABLES_AND_TESTS : TABLES
  const held = data.project?.tables
  const present = useMemo(
    () => codes.filter((code) => held?.some((table) => table.code === code && table.rows > 0)),
    [codes, held],
  )
  const few = useMemo(() => (plan.holes.length <= FEW ? plan.holes.map(({ of }) => of) : null), [plan])
  const reading = useProjectTables(projectId, present, few)
  const { tables } = reading
  const section = useMemo(() => {
    const byHole = Object.entries(tables).map(
      ([code, rows]) => [code, Map.groupBy(rows, ({ locationId }) => locationId)] as const,
    )
    return fillSection(plan, (name) =>
      Object.fromEntries(byHole.map(([code, rows]) => [code, rows.get(name) ?? NO_ROWS])),
    )
  }, [plan, tables])
  const total = few ? null : sumOf(held?.filter(({ code }) => code !== null && present.includes(code)) ?? [])
  return { section, reach, reading, total }
}

const sumOf = (tables: readonly { readonly rows: number }[]) =>
  tables.reduce((sum, { rows }) => sum + rows, 0)
