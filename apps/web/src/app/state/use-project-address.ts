import { useMemo } from 'react'
import { NATIONAL_GRIDS } from '../../data/map/national-grids.ts'
import { useSession } from '../../data/service/session.ts'
import { readProjectSearch } from '../../url-state/project-search.ts'
import { PROJECT_RULES } from './address-rules.ts'
import { useCheckedAddress } from './use-checked-address.ts'
import type { ProjectState } from './use-project-state.ts'
import type { ProjectData } from './use-project.ts'

/** Columns of a table across the project. */
export interface TableColumns {
  readonly table: string
  readonly ids: readonly string[]
}

const SCREEN = { read: readProjectSearch, rules: PROJECT_RULES }
const GRIDS = NATIONAL_GRIDS.map(({ code }) => code)

/** Checks the address of a project. `columns`: of the open table; null: not known yet. */
export function useProjectAddress(
  { list, project, isGridUnknown, basemaps }: ProjectData,
  columns: TableColumns | null,
  change: ProjectState['change'],
) {
  const { can } = useSession()
  const holes = list.complete && can('locations:read') ? list.holes : null
  const tables = can('tables:read') ? (project?.tables ?? null) : null
  const hasProject = project !== null
  const known = useMemo(
    () => ({
      holes: holes?.map(({ id }) => id) ?? null,
      tables: tables?.flatMap(({ code }) => code ?? []) ?? null,
      columns: columns?.ids ?? null,
      // A project with a known grid has no assumed grid.
      grids: hasProject ? (isGridUnknown ? GRIDS : []) : null,
      basemaps: basemaps.length > 0 ? basemaps.map(({ id }) => id) : null,
    }),
    [holes, tables, columns, hasProject, isGridUnknown, basemaps],
  )
  return useCheckedAddress(SCREEN, known, change)
}
