import type { HoleWithProject } from '../../data/holes/holes-of-projects.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import type { CompanySelection } from './use-company-selection.ts'
import type { useProjectsState } from './use-projects.ts'

/** Props of views of selected holes of several projects. */
export interface CompanyViewProps {
  readonly holes: readonly HoleWithProject[]
  readonly selection: CompanySelection
  readonly search: ProjectsSearch
  readonly change: ReturnType<typeof useProjectsState>['change']
}

/** Another hole begins with its log. */
export const NO_ROW = { card: undefined, row: undefined, log: undefined } as const
