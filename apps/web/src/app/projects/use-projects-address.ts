import type { Basemap } from '@groundsheet/contract'
import { useMemo } from 'react'
import { PROJECT_COLUMNS, readProjectsSearch } from '../../url-state/projects-search.ts'
import { PROJECTS_RULES } from '../state/address-rules.ts'
import { useCheckedAddress } from '../state/use-checked-address.ts'
import type { useProjectsState } from './use-projects.ts'

const SCREEN = { read: readProjectsSearch, rules: PROJECTS_RULES }

/** Checks the address of the project list. */
export function useProjectsAddress(
  basemaps: readonly Basemap[],
  change: ReturnType<typeof useProjectsState>['change'],
) {
  const known = useMemo(
    () => ({
      columns: PROJECT_COLUMNS,
      basemaps: basemaps.length > 0 ? basemaps.map(({ id }) => id) : null,
    }),
    [basemaps],
  )
  return useCheckedAddress(SCREEN, known, change)
}
