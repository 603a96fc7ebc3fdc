import type { Hole } from '../../data/holes/hole.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import type { Place } from '@groundsheet/sections'
import type { HoleSelection } from './use-hole-selection.ts'
import type { FilteredProject } from './use-hole-filter.ts'
import type { ProjectData } from './use-project.ts'
import type { ProjectState } from './use-project-state.ts'

/** Props of views of several holes. */
export interface ProjectViewProps extends Pick<ProjectState, 'change'> {
  readonly projectId: string
  readonly data: ProjectData
  readonly filtered: FilteredProject
  readonly selection: HoleSelection
  /** Selected holes; if none, the filtered holes in natural order. */
  readonly holes: readonly Hole[]
  readonly search: ProjectSearch
  /** Opens a hole beside the map. */
  readonly onOpenHole: (id: string | null) => void
  /** Starts drawing a section line on the map; the result is `line` in the address. */
  readonly onDrawLine: () => void
  /** Called with the position along the section under the pointer, for a mark on the map; null: none. */
  readonly onPoint: (place: Place | null) => void
}
