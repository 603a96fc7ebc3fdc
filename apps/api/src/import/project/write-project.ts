import { isDeepStrictEqual } from 'node:util'
import type { ProjectLocation, TableSummary } from '@groundsheet/contract'
import type { StoredProject } from '../../database/write-projects.ts'
import type { WriteStore } from '../../database/write-store.ts'
import type { ProjectSettings } from '../company-folder/project-settings.ts'
import type { ProjectCrs } from '../locations/decide-crs.ts'
import { contentOf, updatedAtText } from '../rows/row-text.ts'
import { projectContent, projectName, type ProjectFacts } from './project-body.ts'

export interface ProjectState extends Omit<ProjectFacts, 'id' | 'createdAt'> {
  readonly crs: ProjectCrs
  readonly settings: ProjectSettings
  readonly location: ProjectLocation | null
  readonly tables: readonly TableSummary[]
}

/** Writes the project itself. `updatedAt` moves when what the API shows of it does: its fields, counts or mean position. */
export function writeProject(store: WriteStore, stored: StoredProject, state: ProjectState): void {
  const content = projectContent({ ...state, id: stored.id, createdAt: stored.createdAt })
  const location = JSON.stringify(state.location)
  const tables = JSON.stringify(state.tables)
  const isSame =
    contentOf(stored.body) === content && stored.location === location && stored.tables === tables
  const updatedAt = isSame ? stored.updatedAt : store.moment
  const project: StoredProject = {
    ...stored,
    name: projectName(state),
    crs: JSON.stringify(state.crs),
    settings: JSON.stringify(state.settings),
    updatedAt,
    body: content + updatedAtText(updatedAt),
    location,
    tables,
  }
  if (!isDeepStrictEqual(project, stored)) store.projects.update(project)
}
