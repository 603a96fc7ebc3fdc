import type { HoleWithProject } from '../../data/holes/holes-of-projects.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import type { PickedHoles } from './use-picked-holes.ts'
import type { useProjectsState } from './use-projects.ts'

/** Props of views of selected holes of several projects. */
export interface CompanyViewProps {
  readonly holes: readonly HoleWithProject[]
  readonly picked: PickedHoles
  readonly search: ProjectsSearch
  readonly change: ReturnType<typeof useProjectsState>['change']
}

/** Another hole begins with its log. */
export const NO_ROW = { card: undefined, row: undefined, log: undefined } as const
