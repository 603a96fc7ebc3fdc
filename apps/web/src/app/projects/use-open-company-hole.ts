import { useCallback } from 'react'
import type { CompanyHole } from '../../data/holes/company-holes.ts'
import { NO_OPEN_HOLE, type ProjectsSearch } from '../../url-state/projects-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import type { ShownRows } from '../views/hole-rows.tsx'

type OfProject = Pick<CompanyHole, 'id'> & { readonly project: Pick<CompanyHole['project'], 'id'> }
type Change = (values: SearchChange<ProjectsSearch>, kind: 'push' | 'replace') => void

/** Opens and closes a hole among all projects, and changes what its panel shows. All functions are stable. */
export function useOpenCompanyHole(change: Change) {
  return {
    open: useCallback(
      ({ id, project }: OfProject) =>
        change({ hole: id, project: project.id, card: undefined, row: undefined, log: undefined }, 'push'),
      [change],
    ),
    close: useCallback(() => change(NO_OPEN_HOLE, 'push'), [change]),
    openTab: useCallback(
      (tab: string | undefined, row?: string) =>
        change({ tab, row, tabWhere: undefined, tabSort: undefined }, row === undefined ? 'replace' : 'push'),
      [change],
    ),
    showRow: useCallback((row: string) => change({ row }, 'replace'), [change]),
    showDepths: useCallback((log: string | undefined) => change({ log }, 'replace'), [change]),
    showRows: useCallback(
      ({ filter, order }: ShownRows) => change({ tabWhere: filter, tabSort: order }, 'replace'),
      [change],
    ),
  }
}
