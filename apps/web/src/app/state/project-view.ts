import type { Hole } from '../../data/holes/hole.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import type { Place } from '@groundsheet/sections'
import type { ChosenHoles } from './use-chosen-holes.ts'
import type { FilteredProject } from './use-hole-filter.ts'
import type { ProjectData } from './use-project.ts'
import type { ProjectState } from './use-project-state.ts'

/** What every view of several holes is given. */
export interface ProjectViewProps extends Pick<ProjectState, 'change'> {
  readonly projectId: string
  readonly data: ProjectData
  readonly filtered: FilteredProject
  readonly chosen: ChosenHoles
  /** Those that are chosen; where none is, those that the filters leave, in the natural order of their names. */
  readonly holes: readonly Hole[]
  readonly search: ProjectSearch
  /** Opens a hole beside the map. */
  readonly onSelect: (id: string | null) => void
  /** Lets a person draw the line of a section on the map; it comes back as `line` of the address. */
  readonly onDrawLine: () => void
  /** The place along the section that is pointed at, for the map to mark; null: none. */
  readonly onPoint: (place: Place | null) => void
}
